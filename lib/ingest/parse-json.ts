import { parse } from 'lossless-json'
import { InputError } from '../errors.ts'
import { findNonJsonNumber } from './find-non-json-number.ts'

/** Where the text begins in its file, if not at the start. */
export interface JsonPlace {
  readonly line: number
}

/**
 * The value of a JSON text; an InputError names line and column where it is none, and a bare NaN or Infinity by its word.
 *
 * @example
 * parseJson('{"a":1}', 'run.json') // { a: 1 }
 */
export function parseJson(text: string, file: string, start: JsonPlace = { line: 1 }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw toJsonProblem(text, file, start, error)
  }
}

function toJsonProblem(text: string, file: string, start: JsonPlace, error: unknown): InputError {
  const number = findNonJsonNumber(text)
  if (number)
    return new InputError({
      code: 'not-a-number',
      message: `${number.word} is not JSON.`,
      place: { file, ...toPlace(text, number.column - 1, start) },
      mend: 'Mend it where it is made (Python: json.dumps(…, allow_nan=False) finds it): JSON has no such number.',
    })
  const at = findErrorPosition(text, error)
  const ended = at >= text.trimEnd().length
  return new InputError({
    code: ended ? 'truncated-json' : 'invalid-json',
    message: ended ? 'The JSON breaks off here.' : `This is not JSON: ${nearby(text, at)}`,
    place: { file, ...toPlace(text, at, start) },
    mend: ended
      ? 'Give the whole file: it was cut, or its writer stopped half-way.'
      : 'Give the file as the tool wrote it.',
  })
}

/** JSON.parse does not always say where; the other parser does. */
function findErrorPosition(text: string, error: unknown): number {
  const known = /at position (\d+)/.exec(error instanceof Error ? error.message : '')
  if (known) return Number(known[1])
  if (error instanceof Error && error.message.includes('end of JSON input')) return text.length
  try {
    parse(text)
  } catch (second) {
    const found = /at position (\d+)/.exec(second instanceof Error ? second.message : '')
    if (found) return Number(found[1])
  }
  return 0
}

function nearby(text: string, at: number): string {
  const piece = text.slice(at, at + 20).split('\n')[0]
  return piece === ''
    ? 'the line ends too early.'
    : `${JSON.stringify(piece.replace(/\p{Surrogate}/gu, '\ufffd'))} is not expected.`
}

function toPlace(text: string, at: number, start: JsonPlace): { line: number; column: number } {
  const before = text.slice(0, at)
  const lastFeed = before.lastIndexOf('\n')
  let line = start.line
  for (let i = before.indexOf('\n'); i >= 0; i = before.indexOf('\n', i + 1)) line++
  return { line, column: at - lastFeed }
}
