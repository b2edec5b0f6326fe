import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextCommand } from './build-pages.mjs'
import { portProblem } from './find-port.mjs'
import { root, startChild } from './run-child.mjs'

const WITHIN_MS = 60_000
const ASK_EVERY_MS = 50

/** What to write in an address bar for a host that means "all addresses". */
export function addressOf(host, port) {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function answers(address) {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Starts the server and waits until it answers. Gives `{ child, address }`, or null when another program took the
 * port in between. Throws an Error that holds what the server said when it ended before it could answer.
 */
export async function servePages({ host, port, dataDir, dev }) {
  const address = addressOf(host, port)
  const preload = new URL('./stop-with-parent.mjs', import.meta.url).href
  const args = ['--import', preload, nextCommand, dev ? 'dev' : 'start', '-H', host, '-p', String(port)]
  const child = startChild(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // From Node 22 on, compiled code is kept, which shortens the next start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.next/cache/compiled'),
      HOST: host,
      PORT: String(port),
      ASSAY_DATA_DIR: dataDir,
    },
  })
  // Kept until it answers, so that the framework's greeting does not stand above ours; shown from then on.
  let said = ''
  let up = false
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.on('data', (chunk) => {
      if (up) target.write(chunk)
      else said += chunk
    })
  }
  let ended = null
  child.on('exit', (code, signal) => {
    ended = signal ?? code
  })
  const deadline = Date.now() + WITHIN_MS
  while (ended === null && Date.now() < deadline) {
    if (await answers(address)) {
      if (ended !== null) break
      up = true
      return { child, address }
    }
    await sleep(ASK_EVERY_MS)
  }
  if (ended !== null && (await portProblem(port, host)) === 'EADDRINUSE') return null
  const what = ended === null ? `did not answer within ${WITHIN_MS / 1000} s` : `ended at once (${ended})`
  throw new Error(`The server ${what}. It said:\n${said.trimEnd()}`)
}
