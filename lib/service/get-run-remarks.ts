import { findDataErrors, findingSentence, sayDataErrors } from '../report/data-errors.ts'
import { withMoreIds } from '../report/with-more-ids.ts'
import type { RunLints, RunRecord } from '../schema/records.ts'
import { getRunLints } from './get-run-lints.ts'

export interface RunRemarks {
  /** Sentences: errors in the data first, then warnings of the data lints and about scores, then remarks from when it was stored. */
  readonly warnings: readonly string[]
  /** The same as data, with notes and flips of meaning, each with its count; null for a run that was not looked at (yet). */
  readonly lints: RunLints | null
}

/** What to mind about a run. */
export async function getRunRemarks(run: RunRecord): Promise<RunRemarks> {
  const lints = await getRunLints(run)
  const found = lints?.findings.filter(({ severity }) => severity === 'warning') ?? []
  const said = [
    ...sayDataErrors({ run: { findings: findDataErrors(lints) } }),
    ...found.map(findingSentence),
    ...(lints?.warnings.map(({ message }) => message) ?? []),
    ...run.warnings,
  ]
  return { warnings: [...new Set(said)], lints: withMoreIds(lints) }
}
