/** Where in an input a problem sits: a JSON pointer, a file with line and column, or a command-line option. */
export interface Place {
  readonly pointer?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly option?: string
}

/**
 * JSON pointer of a value by the keys that lead to it (RFC 6901); '' is the whole.
 *
 * @example toJsonPointer(['scores', 0, 'a/b']) // '/scores/0/a~1b'
 */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
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

/** The same in every bundle: pages, routes and workers each carry a copy of this file, so classes alone do not tell. */
const BRAND = Symbol.for('assay.error')

/** Base of all errors that are meant for the caller; anything else that is thrown is a fault of ours. */
export abstract class AssayError extends Error {
  /** The kind that a subclass stands for; `instanceof` goes by it and the brand. */
  static readonly kind: string | undefined = undefined
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== 'object' || value === null || !(BRAND in value)) return false
    // biome-ignore lint/complexity/noThisInStatic: inherited, so that it asks for the kind of the class that is named
    const { kind } = this
    return kind === undefined || (value as AssayError).kind === kind
  }
  readonly [BRAND] = true
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
  static override readonly kind = 'input'
  readonly kind = 'input'
}
/** Something named does not exist: HTTP 404, exit code 2. */
export class NotFoundError extends AssayError {
  static override readonly kind = 'not-found'
  readonly kind = 'not-found'
}
/** The same key with another body, or several matches where one is needed: HTTP 409, exit code 2. */
export class ConflictError extends AssayError {
  static override readonly kind = 'conflict'
  readonly kind = 'conflict'
  /** The candidates, where several match. */
  readonly candidates: readonly unknown[]
  constructor(problems: Problem | readonly Problem[], candidates: readonly unknown[] = []) {
    super(problems)
    this.candidates = candidates
  }
}
/** No token, or one that is not known: HTTP 401, exit code 2. */
export class UnauthorizedError extends AssayError {
  static override readonly kind = 'unauthorized'
  readonly kind = 'unauthorized'
}
/** The token may not do this: HTTP 403, exit code 2. */
export class ForbiddenError extends AssayError {
  static override readonly kind = 'forbidden'
  readonly kind = 'forbidden'
}
/** Over a limit that the message states: HTTP 413, exit code 2. */
export class TooLargeError extends AssayError {
  static override readonly kind = 'too-large'
  readonly kind = 'too-large'
}
/** The server cannot be reached or cannot answer now: HTTP 503, exit code 5. */
export class UnavailableError extends AssayError {
  static override readonly kind = 'unavailable'
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
  if (place.file) {
    const at = [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
    return place.pointer ? `${at} ${place.pointer}` : at
  }
  if (place.pointer !== undefined) return place.pointer === '' ? 'body' : place.pointer
  return place.line === undefined ? '' : `line ${place.line}`
}
