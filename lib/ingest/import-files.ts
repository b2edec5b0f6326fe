import { InputError } from '../errors.ts'
import type { NamedBytes } from './decode-utf8.ts'
import { detectFormat, getFormat } from './detect-format.ts'
import { ImportFile } from './import-file.ts'
import type { ImportFormat, ReadOptions } from './import-format.ts'
import type { ImportedRun } from './imported-run.ts'

export interface ImportOptions extends ReadOptions {
  /** Name of the format; by default each file is recognised by its content. */
  readonly format?: string
  /** How much a compressed file may unpack to; by default more than a run may hold. */
  readonly mostUnpackedBytes?: number
}

/**
 * Runs of files that other tools wrote. Files of one format are read together, so that a data set meets its predictions
 * and samples meet their totals. All or nothing: the first file that cannot be read throws.
 *
 * @throws InputError that names file, line (or pointer) and mend
 */
export function importFiles(
  named: readonly NamedBytes[],
  { format, mostUnpackedBytes, ...options }: ImportOptions = {},
): ImportedRun[] {
  const groups = new Map<ImportFormat, ImportFile[]>()
  const all = named.map((one) => new ImportFile(one, mostUnpackedBytes))
  for (const file of all) {
    const others = all.filter((other) => other !== file)
    const kind = format === undefined ? detectFormat(file, others) : requireFormat(file, getFormat(format))
    groups.set(kind, [...(groups.get(kind) ?? []), file])
  }
  return [...groups].flatMap(([kind, files]) => {
    const runs = kind.read(files, options)
    if (runs.length > 0) return runs
    throw new InputError({
      code: 'empty-file',
      message: `The file reads as ${kind.title}, and holds no result.`,
      place: { file: files[0].file },
      mend: 'Give a file with at least one segment or score.',
    })
  })
}

function requireFormat(file: ImportFile, format: ImportFormat): ImportFormat {
  if (format.detect(file) > 0) return format
  // Names the place, where the content is broken rather than of another kind.
  const found = detectFormat(file)
  throw new InputError({
    code: 'other-format',
    message: `This is not ${format.title}; it reads as ${found.title} (${found.name}).`,
    place: { file: file.file },
    mend: 'Leave --format out, or name the format that wrote it.',
  })
}
