import type { Comparison } from '../compare/comparison.ts'
import { judgeDrift } from '../compare/drift.ts'
import { findComparison } from '../db/comparisons.ts'
import type { Database } from '../db/open-database.ts'
import { findRun, findRuns } from '../db/runs.ts'
import { listTrendRuns } from '../db/trend.ts'
import type { DriftRecord, ProjectRecord, RunRecord } from '../schema/records.ts'
import { compareStored } from './compare-runs.ts'
import { type ComparisonParams, comparisonKey } from './comparison-key.ts'
import { inBackground } from './compute-queue.ts'
import { listSteps } from './list-steps.ts'
import { getRuntime } from './runtime.ts'

/** Runs since a baseline that are counted. */
const MOST_RUNS = 5000

/**
 * How the newest run on the baseline's line (its branch, system and test set) stands against the project's pinned
 * baseline, metric by metric. Null where no baseline is pinned or it is gone. Reads stored comparisons only: those that
 * are missing are made in the background, and `waiting` says so.
 */
export async function getDrift(project: ProjectRecord): Promise<DriftRecord | null> {
  const { db } = await getRuntime()
  const baseline = project.baselineRunId === null ? null : await findRun(db, project.baselineRunId)
  if (!baseline) return null
  const { since, runs } = await listSince(db, project, baseline)
  const none = { baseline, looks: since.length, newest: null, before: null, waiting: false, metrics: [] }
  const [newest, before] = runs
  if (!newest) return none
  const params = { smallestEffects: project.smallestEffects }
  const looks = await Promise.all(
    [newest, before].map(async (head) => {
      if (!head) return null
      const stored = await findComparison(db, await comparisonKey(db, baseline, head, params))
      if (!stored) void inBackground(`drift of run ${head.id}`, () => compareWith(baseline, head, params))
      return (stored?.result as Comparison) ?? null
    }),
  )
  const at = { ...none, newest, before: before ?? null }
  if (looks[0] === null || (before && looks[1] === null)) return { ...at, waiting: baseline.compute === 'done' }
  const earlier = looks[1]?.results ?? []
  const steps = await listSteps(since)
  return {
    ...at,
    metrics: looks[0].results.map((result) => ({
      result,
      ...judgeDrift(
        result,
        earlier.find(({ spec }) => spec === result.spec) ?? null,
        since.map((id) => steps.of(id, result)),
      ),
    })),
  }
}

/** Scored runs after the baseline on its line, newest first: the ids of all, and the two newest. */
async function listSince(db: Database, project: ProjectRecord, baseline: RunRecord) {
  const line = { branch: baseline.branch ?? undefined, system: baseline.system, testSet: baseline.testSet.name }
  const since = (await listTrendRuns(db, project, line, MOST_RUNS))
    .filter((run) => run.compute === 'done' && run.id !== baseline.id && run.date >= baseline.date)
    .map(({ id }) => id)
  const whole = await findRuns(db, since.slice(0, 2))
  return { since, runs: since.slice(0, 2).flatMap((id) => whole.get(id) ?? []) }
}

async function compareWith(baseline: RunRecord, head: RunRecord, params: ComparisonParams) {
  if (baseline.compute === 'done') await compareStored(baseline, head, params, { pool: 'compute' })
}
