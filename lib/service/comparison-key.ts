import { createHash } from 'node:crypto'
import type { AskedRepair } from '../compare/comparison.ts'
import type { Database } from '../db/open-database.ts'
import { listScores } from '../db/scores.ts'
import { findTagsEditedAt } from '../db/test-sets.ts'
import type { RunRecord } from '../schema/records.ts'

/** What a comparison depends on beside its two runs. */
export interface ComparisonParams {
  /** SPECs; by default those that either run has scores for. */
  readonly metrics?: readonly string[]
  /** SPECs of base where they differ from `metrics`, one for each. */
  readonly baseMetrics?: readonly string[]
  /** Make both sides under one signature from their outputs: that of `metrics`, else head's or base's. */
  readonly repair?: AskedRepair
  /** Tags (or `document`) to compare within; `*` for all tags. */
  readonly slices?: readonly string[]
  readonly resamples?: number
  readonly trials?: number
  readonly seed?: number
  readonly test?: 'bootstrap' | 'randomization'
  readonly bca?: boolean
  readonly smallestEffects?: Readonly<Record<string, number>>
}

/** Raised when the same rows would give another comparison: older ones are then computed again. */
export const COMPARISON_VERSION = 7

/** SHA-256 over everything that changes a comparison: runs, parameters, signatures of their scores, documents and tags. */
export async function comparisonKey(
  db: Database,
  base: RunRecord,
  head: RunRecord,
  params: ComparisonParams,
): Promise<string> {
  const scores = await listScores(db, [base.id, head.id])
  const signatures = (run: RunRecord) =>
    (scores.get(run.id) ?? []).map(({ spec, signatureKey }) => [spec, signatureKey])
  const edited = await Promise.all([base, head].map((run) => findTagsEditedAt(db, run.testSet.id)))
  const { metrics = null, baseMetrics = null, repair = null, slices = [] } = params
  const { resamples = 1000, trials = 10_000, seed = 12_345, test = 'bootstrap' } = params
  const effects = Object.entries(params.smallestEffects ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(
      JSON.stringify([
        COMPARISON_VERSION,
        [base.id, head.id],
        [signatures(base), signatures(head)],
        edited,
        [metrics, baseMetrics, repair, slices],
        [resamples, trials, seed, test],
        effects,
        ...(params.bca ? ['bca'] : []),
      ]),
    )
    .digest('hex')
}
