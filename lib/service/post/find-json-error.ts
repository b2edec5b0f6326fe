import { toJsonPointer } from '../../errors.ts'

/** Where a text stops being JSON. */
export interface JsonError {
  /** In UTF-16 units from 0. */
  readonly offset: number
  /** From 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer of the value in which it happens. */
  readonly pointer: string
  /** What stands there, such as `NaN` or `'`; empty at the end of the text. */
  readonly found: string
  /** A number of Python or JavaScript that JSON does not have. */
  readonly notFinite: boolean
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y
const NOT_FINITE = /[+-]?(?:NaN|Infinity)\b/y
const DEEPEST = 1000

class Stop extends Error {
  readonly offset: number
  readonly pointer: string
  constructor(offset: number, pointer: string) {
    super('stop')
    this.offset = offset
    this.pointer = pointer
  }
}

/**
 * The first place at which `text` breaks the grammar of RFC 8259, or null for JSON. JavaScript's own parser does not
 * say where reliably; this one is slower and runs only after that one has refused.
 *
 * @example
 * findJsonError('{"score": NaN}') // offset 10, line 1, column 11, pointer '/score', found 'NaN'
 */
export function findJsonError(text: string): JsonError | null {
  try {
    const end = skipSpace(text, readValue(text, skipSpace(text, 0), '', 0))
    if (end < text.length) throw new Stop(end, '')
    return null
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const before = text.slice(0, error.offset)
    const lineStart = before.lastIndexOf('\n') + 1
    const notFinite = match(NOT_FINITE, text, error.offset)
    return {
      offset: error.offset,
      line: before.split('\n').length,
      column: error.offset - lineStart + 1,
      pointer: error.pointer,
      found: notFinite || (text.codePointAt(error.offset) === undefined ? '' : firstCharacter(text, error.offset)),
      notFinite: notFinite !== '',
    }
  }
}

function readValue(text: string, at: number, pointer: string, depth: number): number {
  if (depth > DEEPEST) throw new Stop(at, pointer)
  if (text[at] === '{') return readObject(text, at, pointer, depth)
  if (text[at] === '[') return readArray(text, at, pointer, depth)
  if (text[at] === '"') return readString(text, at, pointer)
  const token = match(NUMBER, text, at) || match(WORD, text, at)
  if (token === '' || match(NOT_FINITE, text, at) !== '') throw new Stop(at, pointer)
  return at + token.length
}

function readObject(text: string, start: number, pointer: string, depth: number): number {
  let at = skipSpace(text, start + 1)
  if (text[at] === '}') return at + 1
  for (;;) {
    if (text[at] !== '"') throw new Stop(at, pointer)
    const end = readString(text, at, pointer)
    const key = String(JSON.parse(text.slice(at, end)))
    const inner = `${pointer}${toJsonPointer([key])}`
    at = skipSpace(text, end)
    if (text[at] !== ':') throw new Stop(at, inner)
    at = skipSpace(text, readValue(text, skipSpace(text, at + 1), inner, depth + 1))
    if (text[at] === '}') return at + 1
    if (text[at] !== ',') throw new Stop(at, inner)
    at = skipSpace(text, at + 1)
  }
}

function readArray(text: string, start: number, pointer: string, depth: number): number {
  let at = skipSpace(text, start + 1)
  if (text[at] === ']') return at + 1
  for (let index = 0; ; index++) {
    const inner = `${pointer}/${index}`
    at = skipSpace(text, readValue(text, at, inner, depth + 1))
    if (text[at] === ']') return at + 1
    if (text[at] !== ',') throw new Stop(at, inner)
    at = skipSpace(text, at + 1)
  }
}

/** By hand: a pattern would keep a way back for each of a text's millions of characters. */
function readString(text: string, start: number, pointer: string): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) throw new Stop(at, pointer)
    if (code !== 0x5c) continue
    const sequence = match(ESCAPE, text, at)
    if (sequence === '') throw new Stop(at, pointer)
    at += sequence.length - 1
  }
  throw new Stop(text.length, pointer)
}

function skipSpace(text: string, at: number): number {
  return at + match(SPACE, text, at).length
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function firstCharacter(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) as number)
}
