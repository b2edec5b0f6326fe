import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface StartedServer {
  readonly url: string
  readonly token: string
  readonly dataDir: string
  readonly child: ChildProcess
  /** Milliseconds from the command to its address. */
  readonly tookMs: number
  /** Everything printed so far. */
  readonly output: () => string
  /** Sends `signal` to the process that was started, and to no other; gives its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface StartOptions {
  readonly command?: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly dataDir?: string
}

/** An environment in which the server does not know that a test run, perhaps under npm, is above it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|ASSAY_|PORT$|HOST$|NODE_ENV$)/.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: undefined } as unknown as NodeJS.ProcessEnv
}

/** Starts a command as a shell would, on any free port and a data folder of its own unless told otherwise. */
export function startCommand({ command = ['node', 'scripts/start.mjs'], env, dataDir }: StartOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'assay-e2e-'))
  const [program, ...args] = command
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), PORT: '0', ASSAY_DATA_DIR: folder, ...env } as NodeJS.ProcessEnv,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return { child, folder, output: () => said, ended }
}

/** Starts the server and waits for its address. */
export async function startServer(options: StartOptions = {}): Promise<StartedServer> {
  const begun = performance.now()
  const { child, folder, output, ended } = startCommand(options)
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /Assay runs at\s+(\S+)/.exec(output())
      if (found && output().includes('Ctrl-C')) resolve(found[1])
    }
    child.stdout.on('data', look)
    ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
  })
  const tookMs = performance.now() - begun
  return {
    url,
    token: readFileSync(join(folder, 'write-token'), 'utf8').trim(),
    dataDir: folder,
    child,
    tookMs,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** Whether anything answers there. */
export async function isUp(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`)
    return true
  } catch {
    return false
  }
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
