import { gunzipSync } from 'node:zlib'
import { InputError } from '../errors.ts'
import type { NamedBytes } from './decode-utf8.ts'

/** More text than a run may hold; what unpacks to more is no file of results. */
export const MOST_UNPACKED_BYTES = 1 << 30

/**
 * The bytes within a gzip file.
 *
 * @param most bytes that may come out
 * @throws InputError for a file that breaks off or is broken, and for one that unpacks to more
 */
export function unpackGzip({ file, bytes }: NamedBytes, most: number = MOST_UNPACKED_BYTES): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(file, most)
    throw new InputError({
      code: 'broken-gzip',
      message: 'The file is compressed (gzip), and breaks off or is broken.',
      place: { file },
      mend: 'Give the whole file: its writer may have stopped half-way.',
    })
  }
}

/** The error for a file that unpacks to more than is read. */
export function tooLarge(file: string, most: number): InputError {
  return new InputError({
    code: 'file-too-large',
    message: `The file unpacks to more than ${most} bytes.`,
    place: { file },
    mend: 'Split it, and push the parts with --group.',
  })
}
