import { createHash } from 'node:crypto'
import { decodeUtf8, type NamedBytes } from './decode-utf8.ts'
import { findCompression } from './find-compression.ts'
import { isMostly } from './is-mostly.ts'
import { type JsonPlace, parseJson } from './parse-json.ts'
import { parsePrintedJson } from './parse-printed-json.ts'
import { unpackGzip } from './unpack-gzip.ts'
import { unpackInspectLog } from './unpack-inspect-log.ts'

/** What a file is before anyone asks which tool wrote it. */
export type FileShape = 'json' | 'json-lines' | 'xml' | 'text'

export interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Enough to tell one format from another. */
const SAMPLE_BYTES = 1 << 20
const SAMPLE_LINES = 200

/** A file to be recognised and read: everything is worked out once, when first asked for. */
export class ImportFile {
  readonly file: string
  /** The content: of a gzip file what is in it, of an archive of Inspect AI its log as JSON. */
  readonly bytes: Uint8Array
  /** The bytes as they came. */
  readonly original: Uint8Array
  private memo: {
    sha256?: string
    shape?: FileShape
    text?: string
    json?: { readonly value: unknown }
    printed?: { readonly value: unknown }
    sampleLines?: readonly string[]
    sampleRows?: readonly unknown[]
  } = {}

  /** @throws InputError for a gzip file that is broken, or unpacks to more than `mostUnpackedBytes` */
  constructor({ file, bytes }: NamedBytes, mostUnpackedBytes?: number) {
    this.file = file
    this.original = bytes
    this.bytes = unpack({ file, bytes }, mostUnpackedBytes)
  }

  /** SHA-256 of the bytes as they came. */
  get sha256(): string {
    this.memo.sha256 ??= createHash('sha256').update(this.original).digest('hex')
    return this.memo.sha256
  }

  /** The whole text, without a byte-order mark. Throws InputError for what is not UTF-8. */
  get text(): string {
    this.memo.text ??= decodeUtf8(this).text
    return this.memo.text
  }

  /** Remarks on the bytes: a byte-order mark, a compression. */
  get warnings(): readonly string[] {
    return [
      ...(this.bytes !== this.original ? [`${this.file}: it was unpacked (${findCompression(this.original)}).`] : []),
      ...(startsWithMark(this.bytes) ? [`${this.file}: a byte-order mark at the start was left out.`] : []),
    ]
  }

  get shape(): FileShape {
    this.memo.shape ??= findShape(this.sampleLines)
    return this.memo.shape
  }

  /** The value of a JSON file. Throws InputError that names line and column of what is no JSON. */
  get json(): unknown {
    this.memo.json ??= { value: parseJson(this.text, this.file) }
    return this.memo.json.value
  }

  /** As `json` for a JSON file, undefined for any other: what a format looks at to know its own. */
  get wholeJson(): unknown {
    return this.shape === 'json' ? this.json : undefined
  }

  /** As `json`, with each number as the text that stands in the file. */
  get printedJson(): unknown {
    this.memo.printed ??= { value: parsePrintedJson(this.text, this.file) }
    return this.memo.printed.value
  }

  /** The first lines that are not blank. */
  get sampleLines(): readonly string[] {
    if (this.memo.sampleLines) return this.memo.sampleLines
    const start = startsWithMark(this.bytes) ? 3 : 0
    const cut = this.bytes.length - start > SAMPLE_BYTES
    const head = new TextDecoder('utf-8').decode(this.bytes.subarray(start, start + SAMPLE_BYTES))
    const lines = head.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
    if (cut && lines.length > 1) lines.pop()
    this.memo.sampleLines = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES)
    return this.memo.sampleLines
  }

  /** The first rows of JSON Lines that are JSON; none for other files. */
  get sampleRows(): readonly unknown[] {
    if (this.memo.sampleRows) return this.memo.sampleRows
    const rows: unknown[] = []
    if (this.shape === 'json-lines')
      for (const line of this.sampleLines.slice(0, 20)) {
        const row = tryJson(line)
        if (row !== undefined) rows.push(row.value)
      }
    this.memo.sampleRows = rows
    return rows
  }

  /**
   * All lines, one after another: the text of a large file is never held twice. A line ends at LF or CR LF only.
   * Throws InputError for what is not UTF-8.
   */
  *lines(): Generator<Line> {
    const { bytes } = this
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    let at = startsWithMark(bytes) ? 3 : 0
    for (let number = 1; at < bytes.length; number++) {
      const feed = bytes.indexOf(0x0a, at)
      const next = feed < 0 ? bytes.length : feed
      const end = next > at && feed >= 0 && bytes[next - 1] === 0x0d ? next - 1 : next
      let text: string
      try {
        text = decoder.decode(bytes.subarray(at, end))
      } catch (error) {
        // Of the whole file, for the place of the wrong byte.
        decodeUtf8(this)
        throw error
      }
      yield { text, number }
      at = next + 1
    }
  }

  /** All rows of JSON Lines with their lines; blank lines are passed over. Throws InputError for a line that is no JSON. */
  *rows(): Generator<{ readonly value: unknown; readonly line: number }> {
    for (const { text, number } of this.lines()) {
      if (text.trim() === '') continue
      yield { value: parseJson(text, this.file, { line: number } satisfies JsonPlace), line: number }
    }
  }
}

function unpack(named: NamedBytes, most?: number): Uint8Array {
  switch (findCompression(named.bytes)) {
    case 'gzip':
      return unpackGzip(named, most)
    case 'ZIP archive':
      return unpackInspectLog(named, most)
    default:
      return named.bytes
  }
}

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

// A plain text may begin with a bracket too: "[Music] …".
const JSON_START = /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|$))/
const ROW = /^\s*\{.*\}\s*$/

function findShape(lines: readonly string[]): FileShape {
  const [first, second] = lines
  if (first === undefined) return 'text'
  // One strange line before the others is no other kind of file: reading then names it.
  const rest = lines.slice(1)
  if (rest.length > 1 && isMostly(rest, (line) => ROW.test(line) && JSON_START.test(line))) return 'json-lines'
  if (second !== undefined && !/^\s*[<{[]/.test(first)) {
    if (/^\s*<(?:\?xml|testsuites?\b)/.test(second)) return 'xml'
    if (JSON_START.test(second) && /[}\]]\s*$/.test(lines[lines.length - 1])) return 'json'
  }
  if (/^\s*</.test(first)) return /^\s*<(?:\?xml|!DOCTYPE|testsuites?\b)/.test(first) ? 'xml' : 'text'
  if (!JSON_START.test(first)) return 'text'
  // By look, not by parsing: a first row with a NaN is no JSON, but rows they are.
  return second !== undefined && ROW.test(first) && /^\s*\{/.test(second) ? 'json-lines' : 'json'
}

function tryJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
