/** Where in an input a problem sits: a JSON pointer, a file with line and column, or a command-line option. */
export interface Place {
  readonly pointer?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly option?: string
}

/** One thing that is wrong, as data: edges turn it into a problem document, an exit code or a sentence. */
export interface Problem {
  /** Stable machine name, kebab-case, such as `duplicate-segment`. */
  readonly code: string
  /** What is so, as one sentence. */
  readonly message: string
  readonly place?: Place
  /** How to mend it, as one sentence. */
  readonly mend?: string
}

/** Base of all errors that are meant for the caller; anything else that is thrown is a fault of ours. */
export abstract class AssayError extends Error {
  abstract readonly kind:
    | 'input'
    | 'not-found'
    | 'conflict'
    | 'unauthorized'
    | 'forbidden'
    | 'too-large'
    | 'unavailable'
  readonly problems: readonly Problem[]
  constructor(problems: Problem | readonly Problem[]) {
    const list: readonly Problem[] = Array.isArray(problems) ? problems : [problems as Problem]
    super(list.map(toSentence).join('\n'))
    this.name = new.target.name
    this.problems = list
  }
}
/** Bad usage or bad input: HTTP 400, exit code 2. */
export class InputError extends AssayError {
  readonly kind = 'input'
}
/** Something named does not exist: HTTP 404, exit code 2. */
export class NotFoundError extends AssayError {
  readonly kind = 'not-found'
}
/** The same key with another body, or several matches where one is needed: HTTP 409, exit code 2. */
export class ConflictError extends AssayError {
  readonly kind = 'conflict'
  /** The candidates, where several match. */
  readonly candidates: readonly unknown[]
  constructor(problems: Problem | readonly Problem[], candidates: readonly unknown[] = []) {
    super(problems)
    this.candidates = candidates
  }
}
/** No token, or one that is not known: HTTP 401, exit code 5. */
export class UnauthorizedError extends AssayError {
  readonly kind = 'unauthorized'
}
/** The token may not do this: HTTP 403, exit code 5. */
export class ForbiddenError extends AssayError {
  readonly kind = 'forbidden'
}
/** Over a limit that the message states: HTTP 413, exit code 2. */
export class TooLargeError extends AssayError {
  readonly kind = 'too-large'
}
/** The server cannot be reached or cannot answer now: HTTP 503, exit code 5. */
export class UnavailableError extends AssayError {
  readonly kind = 'unavailable'
}

/** A problem as one plain sentence: place, what is so, how to mend it. */
export function toSentence(problem: Problem): string {
  const at = formatPlace(problem.place)
  return `${at ? `${at}: ` : ''}${problem.message}${problem.mend ? ` ${problem.mend}` : ''}`
}

function formatPlace(place: Place | undefined): string {
  if (!place) return ''
  if (place.option) return place.option
  if (place.file) return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
  if (place.pointer !== undefined) return place.pointer === '' ? 'body' : place.pointer
  return place.line === undefined ? '' : `line ${place.line}`
}
