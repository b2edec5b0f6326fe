import { gunzipSync } from 'node:zlib'
import { InputError } from '../errors.ts'
import type { NamedBytes } from './decode-utf8.ts'

/** More text than a run may hold; what unpacks to more is no file of results. */
const MOST_UNPACKED_BYTES = 1 << 30

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
    const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new InputError({
      code: tooLarge ? 'file-too-large' : 'broken-gzip',
      message: tooLarge
        ? `The file unpacks to more than ${most} bytes.`
        : 'The file is compressed (gzip), and breaks off or is broken.',
      place: { file },
      mend: tooLarge
        ? 'Split it, and push the parts with --group.'
        : 'Give the whole file: its writer may have stopped half-way.',
    })
  }
}
