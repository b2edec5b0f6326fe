// `npm start`: from whatever state the checkout is in to a running server. Runs before anything is installed,
// so it may import Node's own modules only, and the rest once it is there.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPages } from './steps/build-pages.mjs'
import { ensureDataFolder } from './steps/data-folder.mjs'
import { findPort } from './steps/find-port.mjs'
import { installPackages } from './steps/install-packages.mjs'
import { onStop } from './steps/on-stop.mjs'
import { root, stopChildren } from './steps/run-child.mjs'
import { servePages } from './steps/serve-pages.mjs'

const USUAL_PORT = 3000
const dev = process.argv.includes('--dev')
const say = (line) => process.stdout.write(`${line}\n`)
let running = false
let stopping = false

onStop(async (code) => {
  stopping = true
  await stopChildren()
  // A server that was told to stop and did has not failed; a preparation that was cut short has.
  process.exit(running ? 0 : code)
})

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Assay needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

function askedPort() {
  const text = process.env.PORT
  if (text === undefined || text === '') return undefined
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new Error(`PORT must be a number from 0 to 65535; it is "${text}".`)
}

function readToken(dataDir) {
  try {
    return readFileSync(join(dataDir, 'write-token'), 'utf8').trim()
  } catch {
    return null
  }
}

function greet({ address, dataDir, taken }) {
  const token = readToken(dataDir)
  const lines = [
    '',
    `  Assay runs at   ${address}${taken ? `   (port ${USUAL_PORT} is taken by another program)` : ''}`,
    `  Data            ${dataDir}`,
    `  Write token     ${token ?? 'as given out before; only its hash is stored'}`,
    '',
    '  Post a run from this folder:',
    `    export ASSAY_URL=${address} ASSAY_TOKEN=${token ?? '…'}`,
    '    npx --no-install assay push --project my-project --system my-model --hyp output.txt --ref reference.txt',
    '',
    '  Stop with Ctrl-C.',
    '',
  ]
  say(lines.join('\n'))
}

async function start() {
  requireNode()
  const host = process.env.HOST || '127.0.0.1'
  const asked = askedPort()
  const dataDir = resolve(root, process.env.ASSAY_DATA_DIR || 'data')
  ensureDataFolder(dataDir)
  let port = await findPort({ asked, usual: USUAL_PORT, host })
  await installPackages({ say })
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  if (!dev) await buildPages({ say })
  for (;;) {
    const served = await servePages({ host, port, dataDir, dev })
    if (served) {
      running = true
      greet({ address: served.address, dataDir, taken: asked === undefined && port !== USUAL_PORT })
      served.child.on('exit', (code, signal) => {
        if (stopping) return
        process.stderr.write(`The server ended by itself (${signal ?? code}).\n`)
        process.exit(1)
      })
      return
    }
    // Taken between our look and the server's: look again.
    port = await findPort({ asked, usual: port + 1, host })
  }
}

start().catch(async (error) => {
  if (stopping) return
  await stopChildren()
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
