import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { InputError, type Place, type Problem, TooLargeError, toJsonPointer } from '../../errors.ts'
import { findInvalidByte } from '../../ingest/decode-utf8.ts'
import { toSchemaProblems } from '../../ingest/to-schema-problems.ts'
import { RunInput } from '../../schema/run-input.ts'
import { parseJson, parseLines } from './parse-json.ts'

/** The body of a post as it came. */
export interface RawBody {
  readonly bytes: Uint8Array
  readonly gzip: boolean
  /** NDJSON: the run's head in the first line, then a segment a line. */
  readonly lines?: boolean
}

export interface ReadBody {
  readonly input: RunInput
  /** SHA-256 of the unpacked bytes. */
  readonly bodyHash: string
  /** Where the part of a run at a pointer stands in the body. */
  readonly toPlace: ToPlace
}

/**
 * A posted body as a run, checked by the schema. Throws TooLargeError over `maxBytes` (after unpacking, too), and
 * InputError for what is not gzip, UTF-8, JSON or a run, with the place of each problem.
 */
export function readBody(body: RawBody, maxBytes: number): ReadBody {
  const bytes = body.gzip ? unpack(body.bytes, maxBytes) : body.bytes
  if (bytes.length > maxBytes) throw tooLarge(maxBytes)
  const bodyHash = createHash('sha256').update(bytes).digest('hex')
  const text = decode(bytes)
  const toPlace = body.lines ? toLine : toSamePointer
  return { input: checkRun(body.lines ? parseLines(text) : parseJson(text), toPlace), bodyHash, toPlace }
}

/** A run in memory, checked as a posted one is. */
export function readInput(input: unknown): ReadBody {
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  return { input: checkRun(input, toSamePointer), bodyHash, toPlace: toSamePointer }
}

export function tooLarge(maxBytes: number): TooLargeError {
  return new TooLargeError({
    code: 'body-too-large',
    message: `The body is larger than ${maxBytes} bytes (counted after unpacking).`,
    mend: 'Send the run in parts: the same body with a share of the segments each and "shard": {"group", "index", "count"}; or let the server take more with ASSAY_MAX_BODY_BYTES.',
  })
}

function unpack(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes)
    throw new InputError({
      code: 'bad-gzip',
      message: 'The body says it is gzip, but cannot be unpacked.',
      mend: 'Leave out the header Content-Encoding, or send the whole packed body.',
    })
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const at = findInvalidByte(bytes)
    const start = at === 0 ? 0 : bytes.lastIndexOf(0x0a, at - 1) + 1
    let line = 1
    for (let feed = bytes.indexOf(0x0a); feed >= 0 && feed < at; feed = bytes.indexOf(0x0a, feed + 1)) line++
    throw new InputError({
      code: 'invalid-utf8',
      message: `The body is not UTF-8: byte ${at + 1} (line ${line}, byte ${at - start + 1}) is 0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}.`,
      place: { line, column: at - start + 1 },
      mend: 'Encode the body as UTF-8, and cut texts between characters.',
    })
  }
}

/** Where the part of a run at `pointer` stands in the body. */
export type ToPlace = (pointer: string) => Place

const toSamePointer: ToPlace = (pointer) => ({ pointer })

function checkRun(value: unknown, toPlace: ToPlace): RunInput {
  const parsed = RunInput.safeParse(value, { reportInput: false })
  if (!parsed.success) throw new InputError(toProblems(parsed.error.issues, value, toPlace))
  const unstorable = findUnstorable(value, '')
  if (unstorable) throw new InputError({ ...unstorable, place: toPlace(unstorable.place?.pointer ?? '') })
  return parsed.data
}

/** Of NDJSON: the head is line 1, and a pointer begins at the line's own object. */
function toLine(pointer: string): Place {
  const [, index, inner = ''] = /^\/segments\/(\d+)(\/.*)?$/s.exec(pointer) ?? []
  return index === undefined ? { line: 1, pointer } : { line: Number(index) + 2, pointer: inner }
}

const MOST_PROBLEMS = 50

function toProblems(issues: Parameters<typeof toSchemaProblems>[0], input: unknown, toPlace: ToPlace): Problem[] {
  const known = Object.keys(RunInput.shape)
  const problems = toSchemaProblems(
    issues.slice(0, MOST_PROBLEMS),
    (path) => toPlace(toJsonPointer(path)),
    known,
    input,
  )
  if (issues.length <= MOST_PROBLEMS) return problems
  return [...problems, { code: 'more-problems', message: `And ${issues.length - MOST_PROBLEMS} more problems.` }]
}

// With the `u` flag a surrogate matches only where it stands alone.
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Half a character, or U+0000, which databases take for the end of a text. Segments are named by their id. */
function findUnstorable(value: unknown, pointer: string): Problem | null {
  if (typeof value === 'string') {
    const found = UNSTORABLE.exec(value)?.[0]
    if (found === undefined) return null
    const what = found === '\0' ? 'the character U+0000' : 'half a surrogate pair, which is no character'
    return {
      code: found === '\0' ? 'nul-character' : 'lone-surrogate',
      message: `A text holds ${what}.`,
      place: { pointer },
      mend: found === '\0' ? 'Leave it out.' : 'Cut texts between characters, or put U+FFFD in its place.',
    }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number') continue
    const at = `${pointer}${toJsonPointer([key])}`
    const found = findUnstorable(key, pointer) ?? findUnstorable(inner, at)
    if (found) return nameSegment(found, value, pointer)
  }
  return null
}

function nameSegment(problem: Problem, value: object, pointer: string): Problem {
  const id = (value as { id?: unknown }).id
  if (!/^\/segments\/\d+$/.test(pointer) || typeof id !== 'string') return problem
  return { ...problem, message: `Segment "${id.replace(/[\0\p{Surrogate}]/gu, '\ufffd')}": ${problem.message}` }
}
