import { InputError } from '../errors.ts'
import { importFiles } from '../ingest/import-files.ts'
import type { ImportedRun } from '../ingest/imported-run.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { readNamedBytes } from './read-run.ts'

export interface ImportedFlags {
  readonly format?: string
  readonly columns?: string
  readonly pick?: string
}

/**
 * The one run to post out of files of another tool. Totals alone join the segments that were given
 * beside them, or are a run of totals.
 *
 * @param beside segments of `--hyp` or `--input`, if given
 * @throws InputError for several runs without `--pick`, and for files that hold nothing to post
 */
export function readImportedRun(
  files: readonly string[],
  { format, columns, pick }: ImportedFlags,
  beside: readonly NormalizedSegment[] | null,
): { readonly run: ImportedRun; readonly warnings: readonly string[] } {
  const all = importFiles(files.map(readNamedBytes), {
    ...(format !== undefined && { format }),
    ...(columns !== undefined && { columns: columns.split(',') }),
  })
  const picked = pick === undefined ? all : all.filter(({ system, testSet }) => system === pick || testSet === pick)
  const outputs = picked.filter(({ segments }) => segments.length > 0)
  const wanted = beside === null && outputs.length > 0 ? outputs : picked
  if (wanted.length !== 1) throw severalRuns(all, pick)
  const [run] = wanted
  const left = picked.filter((other) => other !== run)
  const warnings = [...run.notes, ...left.map(({ files: [{ file }], readAs }) => `${file} (${readAs}) was not posted.`)]
  if (beside !== null) {
    if (run.segments.length > 0)
      throw new InputError({
        code: 'conflicting-flags',
        message: `${run.files[0].file} holds segments of its own.`,
        mend: 'Leave out --hyp, --ref and --input, or give a file of totals.',
      })
    return { run: { ...run, segments: beside }, warnings }
  }
  if (run.scores.length === 0 && !run.segments.some(({ state }) => state === 'scored'))
    throw new InputError({
      code: 'nothing-to-score',
      message: `${run.files[0].file} was read as ${run.readAs}, which has neither outputs nor scores.`,
      place: { file: run.files[0].file },
      mend: 'Give the outputs too: --hyp and --ref, or the file that the tool wrote for its samples.',
    })
  return { run, warnings }
}

function severalRuns(all: readonly ImportedRun[], pick: string | undefined): InputError {
  const names = all.map(
    ({ system, testSet }) => [system, testSet].filter((name) => name !== null).join(' on ') || 'unnamed',
  )
  return new InputError({
    code: 'several-runs',
    message: `The files hold ${all.length} runs (${names.slice(0, 20).join('; ')})${pick === undefined ? '' : `, of which "${pick}" is not one alone`}.`,
    place: { option: '--pick' },
    mend: 'Name the system or the test set of one of them with --pick.',
  })
}
