import { constants } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../errors.ts'
import type { NamedBytes } from '../ingest/decode-utf8.ts'
import { parseJsonLines } from '../ingest/formats/json-lines.ts'
import { parseParallelText } from '../ingest/formats/parallel-text.ts'
import type { NormalizedRun } from '../ingest/normalized-run.ts'
import { formatBytes } from '../report/format-number.ts'

/** The flags that say where a run's segments are. */
export interface RunFlags {
  readonly hyp?: string
  readonly ref?: readonly string[]
  readonly source?: string
  readonly input?: string
}

/** How the two ways to give a run are called on the command line at hand. */
export interface RunFlagNames {
  readonly hyp: string
  readonly input: string
}

/**
 * Reads a run from plain parallel files or from JSON Lines.
 *
 * @throws InputError for neither or both ways, a missing file, and all that the readers refuse
 */
export function readRun(flags: RunFlags, names: RunFlagNames = { hyp: '--hyp', input: '--input' }): NormalizedRun {
  const { hyp, input, source } = flags
  const references = flags.ref ?? []
  if (input !== undefined) {
    const other =
      hyp !== undefined ? names.hyp : references.length > 0 ? '--ref' : source !== undefined ? '--source' : null
    if (other)
      throw new InputError({
        code: 'conflicting-flags',
        message: `${names.input} holds whole segments, so ${other} cannot stand beside it.`,
        place: { option: other },
        mend: `Give either ${names.input}, or ${names.hyp} with --ref.`,
      })
    return parseJsonLines(readNamedBytes(input))
  }
  if (hyp === undefined)
    throw new InputError({
      code: 'missing-flag',
      message: 'No outputs were given.',
      place: { option: names.hyp },
      mend: `Give ${names.hyp} FILE with --ref FILE, or ${names.input} FILE.jsonl.`,
    })
  return parseParallelText({
    hypothesis: readNamedBytes(hyp),
    references: references.map(readNamedBytes),
    ...(source !== undefined && { source: readNamedBytes(source) }),
  })
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'A part of this path is not a folder.',
  EACCES: 'The file may not be read.',
}

/** A file's bytes, named by its path as given; `-` is standard input. */
export function readNamedBytes(path: string): NamedBytes {
  if (path === '-') return { file: 'standard input', bytes: readFileSync(0) }
  try {
    if (statSync(path).size > constants.MAX_STRING_LENGTH) throw tooLarge(path)
    return { file: path, bytes: readFileSync(path) }
  } catch (error) {
    if (error instanceof InputError) throw error
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw new InputError({
      code: code === 'ENOENT' ? 'file-not-found' : 'unreadable-file',
      message: REASONS[code] ?? `The file cannot be read (${code || String(error)}).`,
      place: { file: path },
      mend: 'Check the path; it is read from the current folder.',
    })
  }
}

/** A text is one string, and none can be longer. */
function tooLarge(file: string): InputError {
  return new InputError({
    code: 'file-too-large',
    message: `The file has more than ${formatBytes(constants.MAX_STRING_LENGTH)}, which cannot be read in one piece.`,
    place: { file },
    mend: 'Split it, and push the parts with --group NAME --shard 1/N to N/N.',
  })
}
