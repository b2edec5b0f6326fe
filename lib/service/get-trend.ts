import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { listStandardComparisons } from '../db/comparisons.ts'
import { listRuns } from '../db/runs.ts'
import type { RunRecord, ScoreRecord, StepVerdict, TrendPoint } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { listRunScores } from './get-run-scores.ts'
import { getRuntime } from './runtime.ts'

export interface TrendQuery {
  /** A SPEC, or the name of a metric (then whatever SPEC each run has of it); default the leading metric of each run. */
  readonly metric?: string
  readonly branch?: string
  readonly system?: string
  readonly testSet?: string
  /** The newest so many runs, default 500. */
  readonly limit?: number
}

/** A metric over the runs of a project, oldest first; a run without a score is a point without a value. */
export async function getTrend(slug: string, query: TrendQuery = {}): Promise<TrendPoint[]> {
  const { metric, limit = 500, ...filter } = query
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const runs = (await listRuns(db, project.id, { filter, limit })).runs.reverse()
  const ids = runs.map((run) => run.id)
  const [scores, comparisons] = await Promise.all([listRunScores(ids), listStandardComparisons(db, ids)])
  let before: { run: RunRecord; score: ScoreRecord } | null = null
  return runs.map((run) => {
    const score = findScore(scores.get(run.id) ?? [], metric)
    const changed = score && before ? listChanges(before, { run, score }) : []
    const compared = comparisons.get(run.id)
    if (score) before = { run, score }
    return {
      run,
      spec: score?.spec ?? null,
      value: score?.value ?? null,
      reason: score ? score.reason : noScoreReason(run, metric),
      interval: score?.interval ?? null,
      signature: score?.signature ?? null,
      scored: score?.scored ?? 0,
      failed: score?.failed ?? 0,
      changed,
      step: compared && score ? toStep(compared.baseRunId, compared.result as Comparison, score) : null,
    }
  })
}

function findScore(scores: readonly ScoreRecord[], metric: string | undefined): ScoreRecord | null {
  if (metric === undefined) return scores[0] ?? null
  return scores.find((score) => score.spec === metric) ?? scores.find((score) => score.metric === metric) ?? null
}

function noScoreReason(run: RunRecord, metric: string | undefined): string {
  if (run.compute === 'failed') return run.computeError ?? 'The scores could not be computed.'
  if (run.compute !== 'done') return 'The scores are still being computed.'
  return metric === undefined ? 'The run has no scores.' : `The run has no score for ${metric}.`
}

/** Why the two points are not of one line: names of signature fields, or the test set. */
function listChanges(
  before: { run: RunRecord; score: ScoreRecord },
  now: { run: RunRecord; score: ScoreRecord },
): string[] {
  const values = new Map(before.score.fields.map((field) => [field.key, field.value]))
  const keys = new Set([...values.keys(), ...now.score.fields.map((field) => field.key)])
  const mine = new Map(now.score.fields.map((field) => [field.key, field.value]))
  const changed = [...keys].filter((key) => values.get(key) !== mine.get(key))
  return before.run.testSet.hash === now.run.testSet.hash ? changed : [...changed, 'test set']
}

/** One metric's part of a comparison, for the run that has this score. */
export function toStep(baseRunId: string, comparison: Comparison, score: ScoreRecord): StepVerdict | null {
  const result: MetricComparison | undefined =
    comparison.results.find((candidate) => candidate.spec === score.spec) ??
    comparison.results.find((candidate) => candidate.metric === score.metric)
  if (!result) return null
  const { comparable, verdict, reason, delta, ci, mde } = result
  return { baseRunId, comparable, verdict, reason, delta, ci, mde }
}
