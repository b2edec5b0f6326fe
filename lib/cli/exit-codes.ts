import { AssayError } from '../errors.ts'

/** What the process ends with; a pipeline decides by it, so each number keeps its meaning for good. */
export const EXIT = {
  /** Also "cannot tell", unless a decision was demanded. */
  fine: 0,
  /** The gate found a regression. */
  regression: 1,
  /** Bad usage or input, or nothing to judge: an empty run, a missing metric. */
  input: 2,
  notComparable: 3,
  /** Cannot tell, where a decision was demanded. */
  cannotTell: 4,
  /** The server or the way to it. */
  server: 5,
  /** A fault of ours: never to be taken for a verdict. The number is EX_SOFTWARE of sysexits.h. */
  fault: 70,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

const BY_KIND: Readonly<Record<AssayError['kind'], ExitCode>> = {
  input: EXIT.input,
  'not-found': EXIT.input,
  conflict: EXIT.input,
  'too-large': EXIT.input,
  // A wrong token is the caller's to mend; waiting for the server mends nothing.
  unauthorized: EXIT.input,
  forbidden: EXIT.input,
  unavailable: EXIT.server,
}

/** The exit code of an error that reached the edge. */
export function exitCodeOf(error: unknown): ExitCode {
  return error instanceof AssayError ? BY_KIND[error.kind] : EXIT.fault
}
