import type { Terminal } from './terminal.ts'

/** What is going on, for whoever waits. Goes to stderr; a result never does. */
export interface Progress {
  /** A new step has begun. */
  readonly step: (text: string) => void
  /** How much of the step is done, from 0 to 1. */
  readonly share: (share: number) => void
  /** Nothing is going on any more. */
  readonly end: () => void
}

const SILENT: Progress = { step: () => {}, share: () => {}, end: () => {} }

/**
 * On a terminal one line that is written over and goes in the end; in CI a plain line a step, since logs keep all that
 * was ever written; elsewhere (a script, a test) nothing.
 */
export function createProgress({ err, env, isInteractive = false }: Terminal): Progress {
  if (isInteractive && env.TERM !== 'dumb') return overwriting(err)
  if (env.CI && !/^(0|false)$/i.test(env.CI)) return { ...SILENT, step: (text) => err(`assay: ${text}\n`) }
  return SILENT
}

function overwriting(err: Terminal['err']): Progress {
  let text = ''
  let shown = ''
  const show = (line: string) => {
    if (line === shown) return
    // Spaces and no escape sequence: the rest of a longer line goes on any terminal.
    err(`\r${line}${' '.repeat(Math.max(0, shown.length - line.length))}\r`)
    shown = line
  }
  return {
    step: (next) => {
      text = next
      show(next)
    },
    share: (share) => show(`${text} ${Math.floor(share * 100)} %`),
    end: () => show(''),
  }
}
