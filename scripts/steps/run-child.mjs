// Starts a program so that it, and all that it starts, ends with us.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const KILL_AFTER_MS = 4000
const running = new Set()
const grouped = process.platform !== 'win32'

function signalTree(child, signal) {
  try {
    if (grouped) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // Already gone.
  }
}

/** Starts `command` in a process group of its own, under the project's root; remembered until it ends. */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: grouped, ...options })
  running.add(child)
  child.on('exit', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/**
 * Runs `command` to its end. Gives `{ code, output }`; with `quiet` the output is kept instead of shown.
 * `code` is 127 where the program does not exist.
 */
export function runChild(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = startChild(command, args, { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Ends every child still running: politely first, then not. Resolves when all are gone. */
export async function stopChildren(signal = 'SIGTERM') {
  const children = [...running]
  for (const child of children) signalTree(child, signal)
  const gone = Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))
  const timer = setTimeout(() => {
    for (const child of children) if (running.has(child)) signalTree(child, 'SIGKILL')
  }, KILL_AFTER_MS)
  await gone
  clearTimeout(timer)
}
