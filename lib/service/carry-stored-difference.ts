import { type CarriedDifference, carryDifference } from '../compare/carried-difference.ts'
import { toPairRows } from '../compare/pair-rows.ts'
import { pairSegments } from '../compare/pair-segments.ts'
import type { Database } from '../db/open-database.ts'
import { listScores } from '../db/scores.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadSides } from './compare-stored-runs.ts'

/** What carries the difference of two runs under a SPEC; null for a figure of the whole corpus. Runs in a worker. */
export async function carryStoredDifference(
  db: Database,
  { base, head, spec }: { base: RunRecord; head: RunRecord; spec: string },
): Promise<CarriedDifference | null> {
  const scores = await listScores(db, [base.id, head.id])
  const specs = [{ name: spec, spec }]
  const [ofBase, ofHead] = await loadSides(
    db,
    [base, head].map((run) => ({ run, specs, scores: scores.get(run.id) ?? [] })),
    { metrics: [spec] },
  )
  const [left, right] = [ofBase, ofHead].map(({ side }) => side.metrics.find((one) => one.spec === spec))
  if (!left?.tables || !right?.tables || right.metric.kind !== 'additive') return null
  const rows = toPairRows(right.metric, left.tables, right.tables, pairSegments(ofBase.side, ofHead.side))
  return carryDifference(right.metric, rows)
}
