import { InputError } from '../../errors.ts'
import { findJsonError } from './find-json-error.ts'

/** The value of a JSON text. Throws InputError with line, column and pointer where it is none; lines begin at `firstLine`. */
export function parseJson(text: string, firstLine = 1): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notJson(text, firstLine)
  }
}

/**
 * A run as NDJSON: its head in the first line, then a segment a line; lines end at LF or CRLF. A line feed at the end is
 * no line, and an empty line is an error. Throws InputError that names the line.
 */
export function parseLines(text: string): unknown {
  const lines = text.split('\n')
  if (lines[lines.length - 1] === '') lines.pop()
  const [head, ...segments] = lines.map((line, i) => parseLine(line.endsWith('\r') ? line.slice(0, -1) : line, i + 1))
  if (head === undefined || head === null || typeof head !== 'object' || Array.isArray(head))
    throw new InputError({
      code: 'no-head',
      message: 'The first line is not the head of a run.',
      place: { line: 1 },
      mend: 'Begin with one line such as {"project": "pumps", "system": "model"}; segments follow, one a line.',
    })
  if (Object.hasOwn(head, 'segments'))
    throw new InputError({
      code: 'segments-in-head',
      message: 'The head of a run in lines holds segments.',
      place: { line: 1, pointer: '/segments' },
      mend: 'Send each segment as a line of its own, or the whole run as application/json.',
    })
  return { ...head, segments }
}

function parseLine(line: string, number: number): unknown {
  if (line.trim() === '')
    throw new InputError({
      code: 'empty-line',
      message: `Line ${number} is empty.`,
      place: { line: number },
      mend: 'Leave it out: every line is the head or a segment.',
    })
  return parseJson(line, number)
}

function notJson(text: string, firstLine: number): InputError {
  const error = findJsonError(text)
  if (!error) throw new Error('A body that is JSON could not be parsed.')
  const line = error.line + firstLine - 1
  const where = `line ${line}, column ${error.column} (position ${error.offset})`
  const place = { pointer: error.pointer, line, column: error.column }
  if (error.notFinite)
    return new InputError({
      code: 'not-json-number',
      message: `${error.found} is not JSON: ${where}.`,
      place,
      mend: 'Send null in its place, with a reason.',
    })
  const found = error.found === '' ? 'it ends too early' : `"${error.found}" is unexpected`
  return new InputError({ code: 'not-json', message: `The body is not JSON: ${found} at ${where}.`, place })
}
