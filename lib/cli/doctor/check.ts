import { AssayError } from '../../errors.ts'

/** One thing that was looked at. */
export interface Check {
  /** Stable name, such as `token`. */
  readonly name: string
  readonly status: 'ok' | 'warn' | 'fail'
  /** What was found, as one sentence. */
  readonly message: string
  /** How to mend it; null where nothing is to be mended. */
  readonly mend: string | null
  /** Whether the server or the way to it is to blame. */
  readonly isServer?: boolean
}

export function ok(name: string, message: string): Check {
  return { name, status: 'ok', message, mend: null }
}

export function warn(name: string, message: string, mend: string): Check {
  return { name, status: 'warn', message, mend }
}

export function fail(name: string, message: string, mend: string | null): Check {
  return { name, status: 'fail', message, mend }
}

/** What an error says, as a check; a fault of ours is thrown on. */
export function toFailed(name: string, error: unknown, mend: string | null = null): Check {
  if (!(error instanceof AssayError)) throw error
  const [problem] = error.problems
  return { ...fail(name, problem.message, problem.mend ?? mend), isServer: error.kind === 'unavailable' }
}
