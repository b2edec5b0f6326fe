import type { FlipSummary } from '../compare/summarize-flips.ts'
import { listLintFindings } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import { findTagsEditedAt } from '../db/test-sets.ts'
import type { RunRecord } from '../schema/records.ts'
import { keptAnswer } from './kept-answers.ts'
import { SUMMARY_CODE } from './lint-run.ts'
import { listDataErrors } from './list-data-errors.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** Of the last pairs that were looked at. */
const MOST_KEPT = 100
const kept = processWide('compared-flips', () => new Map<string, Promise<FlipSummary>>())

/**
 * Flips of meaning that head brought and took away against base, over the segments that both scored, with the interval
 * of the difference from the comparison's resamples; null where either run was not looked at, or has an error in its
 * data (`listDataErrors`), by which outputs are read against references that are not theirs. Counts of a lint, no score and
 * no verdict.
 */
export async function compareLints(of: {
  readonly base: RunRecord
  readonly head: RunRecord
  readonly resamples?: number
  readonly seed?: number
  /** Ids that are named of each change, where a page's few are not enough. */
  readonly most?: number
}): Promise<FlipSummary | null> {
  const { base, head, resamples, seed, most } = of
  const { db, pools } = await getRuntime()
  const seen = await Promise.all([base, head].map((run) => findSummary(db, run.id)))
  if (seen.includes(null)) return null
  const errors = await Promise.all([base, head].map(listDataErrors))
  if (errors.some((found) => found.length > 0)) return null
  const edited = await Promise.all([base, head].map((run) => findTagsEditedAt(db, run.testSet.id)))
  const key = JSON.stringify([base.id, head.id, resamples ?? null, seed ?? null, most ?? null, seen, edited])
  return keptAnswer(kept, key, MOST_KEPT, () => pools.run('ask', 'flips', { base, head, resamples, seed, most }))
}

/** What was looked at; null for a run that was not. */
async function findSummary(db: Database, runId: string): Promise<unknown> {
  const [summary] = await listLintFindings(db, runId, { code: SUMMARY_CODE, limit: 1 })
  return summary?.detail ?? null
}
