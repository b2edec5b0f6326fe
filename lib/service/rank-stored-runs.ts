import { rankRuns } from '../compare/rank-runs.ts'
import type { Ranking } from '../compare/ranking.ts'
import type { Database } from '../db/open-database.ts'
import { listScores } from '../db/scores.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadSides } from './compare-stored-runs.ts'
import type { ComparisonParams } from './comparison-key.ts'

/**
 * Ranks several runs from their stored rows, a ranking a metric: those named, else those that the first run was scored
 * under. Runs are called by their ids. Runs in a worker.
 */
export async function rankStoredRuns(
  db: Database,
  { runs, params }: { runs: readonly RunRecord[]; params: ComparisonParams },
): Promise<Ranking[]> {
  const scores = await listScores(
    db,
    runs.map(({ id }) => id),
  )
  const first = (scores.get(runs[0].id) ?? []).map(({ spec }) => spec)
  const specs = params.metrics?.map((text) => formatSpec(parseSpec(text))) ?? first
  const sides = await loadSides(
    db,
    runs.map((run) => ({
      run,
      specs: specs.map((spec) => ({ name: spec, spec })),
      scores: scores.get(run.id) ?? [],
    })),
    { ...params, slices: [] },
  )
  const named = sides.map(({ side }, i) => ({ name: runs[i].id, side }))
  return specs.map((spec) => rankRuns(named, spec, params))
}
