import { InputError } from '../errors.ts'
import { type Compression, findCompression } from './find-compression.ts'

/** A file's bytes with the name by which messages call it. */
export interface NamedBytes {
  readonly file: string
  readonly bytes: Uint8Array
}

export interface DecodedText {
  readonly text: string
  readonly warnings: readonly string[]
}

/**
 * A file's text. A byte-order mark is taken off with a warning; an empty file and bytes that are not UTF-8 throw
 * InputError, the latter with line and byte column (both from 1) of the first wrong byte.
 *
 * @example
 * decodeUtf8({ file: 'hyp.txt', bytes: new TextEncoder().encode('a\n') }).text // 'a\n'
 */
export function decodeUtf8({ file, bytes }: NamedBytes): DecodedText {
  const packing = findCompression(bytes)
  if (packing) throw compressedError(file, packing)
  const encoding = findOtherEncoding(bytes)
  if (encoding)
    throw new InputError({
      code: 'invalid-utf8',
      message: `The file is ${encoding}, not UTF-8.`,
      place: { file, line: 1, column: 1 },
      mend: 'Save it as UTF-8.',
    })
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const body = marked ? bytes.subarray(3) : bytes
  if (body.length === 0)
    throw new InputError({
      code: 'empty-file',
      message: 'The file is empty.',
      place: { file },
      mend: 'Give a file with at least one line.',
    })
  const warnings = marked ? [`${file}: a byte-order mark at the start was left out.`] : []
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body), warnings }
  } catch {
    const at = findInvalidByte(bytes)
    let line = 1
    let lineStart = 0
    for (let i = 0; i < at; i++)
      if (bytes[i] === 0x0a) {
        line++
        lineStart = i + 1
      }
    throw new InputError({
      code: 'invalid-utf8',
      message: `Byte ${at - lineStart + 1} of line ${line} (0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}) is not UTF-8.`,
      place: { file, line, column: at - lineStart + 1 },
      mend: 'Save the file as UTF-8, or find where a text was cut within a character.',
    })
  }
}

/** The error for what is no text but a compressed file, with what to do. */
export function compressedError(file: string, packing: Compression): InputError {
  const archive = packing === 'ZIP archive'
  return new InputError({
    code: 'compressed',
    message: `The file is compressed (${packing}), not text.`,
    place: { file },
    mend: archive
      ? 'Unpack it and give the files in it. A log of Inspect AI (.eval) becomes JSON with: inspect log dump LOG.eval > LOG.json'
      : 'Unpack it, and give the file that comes out.',
  })
}

function findOtherEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 (little endian)'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big endian)'
  return null
}

/**
 * Offset of the first byte that begins no well-formed UTF-8 sequence (The Unicode Standard, table 3-7), or the length.
 */
export function findInvalidByte(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; ) {
    const size = sequenceSize(bytes, i)
    if (size === 0) return i
    i += size
  }
  return bytes.length
}

function sequenceSize(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  const size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  // Overlong forms, surrogates and what lies beyond U+10FFFF are excluded by the second byte alone.
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  const second = bytes[at + 1]
  if (second === undefined || second < low || second > high) return 0
  for (let k = 2; k < size; k++) {
    const next = bytes[at + k]
    if (next === undefined || (next & 0xc0) !== 0x80) return 0
  }
  return size
}
