// Ctrl-C, SIGTERM, a closed terminal, and the death of the npm above us all mean the same: stop.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const POLL_MS = 500
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

function parentOf(pid) {
  try {
    // The command name in brackets may itself hold spaces and brackets: the fields begin after the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    try {
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
    } catch {
      return 0
    }
  }
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Pids whose death means that whoever asked for us has gone: npm, and the shell that npm may have put between. */
function watchedAncestors() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return []
  const parent = process.ppid
  const isShell = /^(sh|dash|bash|ash|zsh|ksh|busybox)$/.test(nameOf(parent))
  return [parent, ...(isShell ? [parentOf(parent)] : [])].filter((pid) => pid > 1)
}

/** Calls `stop(exitCode)` once, at the first of: SIGINT, SIGTERM, SIGHUP, npm gone. npm itself passes no signal on. */
export function onStop(stop) {
  let stopped = false
  const once = (code) => {
    if (stopped) return
    stopped = true
    stop(code)
  }
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.on(signal, () => once(code))
  const ancestors = watchedAncestors()
  const parent = process.ppid
  if (ancestors.length > 0) {
    setInterval(() => {
      if (process.ppid !== parent || !ancestors.every(isAlive)) once(EXIT_CODES.SIGTERM)
    }, POLL_MS).unref()
  }
}
