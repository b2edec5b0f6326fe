import { InputError } from '../errors.ts'
import type { ImportedRun } from '../ingest/imported-run.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import type { ImportedFlags } from './read-imported-run.ts'
import { type RunFlags, readRun } from './read-run.ts'
import type { Terminal } from './terminal.ts'

/** The segments of a command line, with what the files of another tool say besides. */
export interface ReadSegments {
  readonly segments: readonly NormalizedSegment[]
  readonly warnings: readonly string[]
  readonly imported: ImportedRun | null
}

/** Flags that say where segments and posted scores are. */
export interface SegmentFlags extends RunFlags, ImportedFlags {
  readonly score: readonly string[]
}

/**
 * Reads what a command line names: files of other tools, alone or as totals beside plain files; plain files or JSON
 * Lines; or nothing but scores, which has no segments.
 */
export async function readSegments(
  files: readonly string[],
  flags: SegmentFlags,
  terminal: Terminal,
): Promise<ReadSegments> {
  if (files.length === 0) {
    if (flags.format !== undefined)
      throw new InputError({
        code: 'missing-file',
        message: 'A format was named, but no file.',
        place: { option: '--format' },
        mend: 'Give the files after the flags.',
      })
    const isTotals = flags.hyp === undefined && flags.input === undefined && flags.score.length > 0
    return isTotals ? { segments: [], warnings: [], imported: null } : { ...readRun(flags), imported: null }
  }
  // Only where wanted: the readers of other tools would weigh on every push.
  const { readImportedRun } = await import('./read-imported-run.ts')
  const { formatReadAs } = await import('./format-imported-run.ts')
  const beside = flags.hyp === undefined && flags.input === undefined ? null : readRun(flags)
  const { run, warnings } = readImportedRun(files, flags, beside?.segments ?? null)
  terminal.err(`assay: ${formatReadAs(run)}\n`)
  return { segments: run.segments, warnings: [...(beside?.warnings ?? []), ...warnings], imported: run }
}
