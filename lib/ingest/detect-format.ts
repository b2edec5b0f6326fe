import { InputError } from '../errors.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import { findCompression } from './find-compression.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportFormat } from './import-format.ts'
import { FORMATS } from './registry.ts'

/** Below it a format reads the content only when it is named. */
const LEAST = 0.1

/**
 * The format that a file's content speaks for most surely; where none does, one that the files beside it speak for.
 *
 * @throws InputError for an empty file, for JSON that is cut or holds NaN (with line and column), and where no format
 * or two equally sure ones know the content
 */
export function detectFormat(file: ImportFile, others: readonly ImportFile[] = []): ImportFormat {
  requireReadable(file)
  const sure = FORMATS.map((format) => ({ format, confidence: format.detect(file) }))
    .filter(({ confidence }) => confidence >= LEAST)
    .sort((a, b) => b.confidence - a.confidence)
  const [best, second] = sure
  if (best && best.confidence !== second?.confidence) return best.format
  const beside = best ? undefined : FORMATS.find(({ detectBeside }) => detectBeside?.(file, others))
  if (beside) return beside
  throw new InputError({
    code: best ? 'ambiguous-format' : 'unknown-format',
    message: best ? `It may be ${best.format.name} or ${second.format.name}.` : 'Its content is of no known format.',
    place: { file: file.file },
    mend: `Name its format with --format. Known: ${FORMATS.map(({ name }) => name).join(', ')}.`,
  })
}

/** The format of this name; throws InputError with the known names. */
export function getFormat(name: string): ImportFormat {
  const format = FORMATS.find((known) => known.name === name)
  if (format) return format
  throw new InputError({
    code: 'unknown-format',
    message: `"${name}" is no known format.`,
    place: { option: '--format' },
    mend: `Known: ${FORMATS.map((known) => known.name).join(', ')}.`,
  })
}

/** What every format would stumble over, said once and with its place. */
function requireReadable(file: ImportFile) {
  if (file.sampleLines.length === 0) decodeUtf8(file)
  if (file.sampleLines.length === 0)
    throw new InputError({
      code: 'empty-file',
      message: 'The file holds blank lines only.',
      place: { file: file.file },
      mend: 'Give a file with at least one segment or score.',
    })
  const [mark, second] = file.bytes
  if ((mark === 0xff && second === 0xfe) || (mark === 0xfe && second === 0xff)) decodeUtf8(file)
  if (findCompression(file.bytes) !== null) decodeUtf8(file)
  if (file.shape === 'json') void file.json
  // The first row decides what the others are read as.
  if (file.shape === 'json-lines' && file.sampleRows.length === 0) for (const _ of file.rows()) break
}
