import type { StoredPostedScore } from '../db/scores.ts'
import { listSignatureFields, listTrendPosted, listTrendRuns, listTrendScores, type TrendScore } from '../db/trend.ts'
import type { StepVerdict, TrendPoint, TrendRun } from '../schema/records.ts'
import type { SignatureField } from '../signature/signature.ts'
import { getProject } from './get-project.ts'
import { listSteps } from './list-steps.ts'
import { getRuntime } from './runtime.ts'
import { whileUnchanged } from './while-unchanged.ts'

export interface TrendQuery {
  /** A SPEC, or the name of a metric (then whatever SPEC each run has of it); default the leading metric of each run. */
  readonly metric?: string
  /** Only what people call so: `ppl` by token and `ppl` by word are two figures. */
  readonly label?: string
  readonly branch?: string
  readonly system?: string
  readonly testSet?: string
  /** The newest so many runs, default 500. */
  readonly limit?: number
}

/**
 * A metric over the runs of a project, oldest first; a run without a score is a point without a value, and one whose
 * score only was posted has that number, without interval or verdict.
 */
export function getTrend(slug: string, query: TrendQuery = {}): Promise<readonly TrendPoint[]> {
  return whileUnchanged(['trend', slug, query], () => readTrend(slug, query))
}

async function readTrend(slug: string, query: TrendQuery): Promise<TrendPoint[]> {
  const { metric, label, limit = 500, ...filter } = query
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const runs = (await listTrendRuns(db, project, filter, limit)).reverse()
  const ids = runs.map((run) => run.id)
  const [scores, posted, steps] = await Promise.all([
    listTrendScores(db, ids, metric, label),
    // A posted name that several figures share does not say which of them it is.
    listTrendPosted(db, ids, label ?? metric),
    listSteps(ids),
  ])
  const fields = await listSignatureFields(db, scores.values())
  let before: { run: TrendRun; score: TrendScore } | null = null
  const skippedBy = countSkipped(runs, scores)
  return runs.map((run): TrendPoint => {
    const score = scores.get(run.id)
    const sent = posted.get(run.id)
    if (!score) return sent ? toPostedPoint(run, sent) : toGap(run, label ?? metric)
    const changed = before ? listChanges(before, { run, score }, fields) : []
    before = { run, score }
    const { spec, value, reason, interval, signature, scored, failed } = score
    const step = withSkipped(steps.of(run.id, score), skippedBy.get(run.id))
    return { run, spec, value, reason, interval, signature, scored, failed, changed, step }
  })
}

interface Skipped {
  readonly baseRunId: string
  readonly count: number
}

/** For each run (oldest first) after some without a score: the last that has one before it on its line, and how many lie between. */
function countSkipped(runs: readonly TrendRun[], scores: ReadonlyMap<string, TrendScore>): Map<string, Skipped> {
  const lines = new Map<string, Skipped>()
  const skipped = new Map<string, Skipped>()
  for (const { id, branch, system, testSet } of runs) {
    const line = JSON.stringify([branch, system, testSet.testSetId])
    const last = lines.get(line)
    const isScored = (scores.get(id)?.value ?? null) !== null
    if (last && isScored && last.count > 0) skipped.set(id, last)
    if (isScored) lines.set(line, { baseRunId: id, count: 0 })
    else if (last) lines.set(line, { ...last, count: last.count + 1 })
  }
  return skipped
}

function withSkipped(step: StepVerdict | null, skipped: Skipped | undefined): StepVerdict | null {
  return step && skipped?.baseRunId === step.baseRunId ? { ...step, skipped: skipped.count } : step
}

function toPostedPoint(run: TrendRun, { text, reason, signature }: StoredPostedScore): TrendPoint {
  const value = text === null ? null : Number(text)
  const why = value === null ? (reason ?? 'It was posted without a value.') : reason
  const none = { spec: null, interval: null, scored: 0, failed: 0, changed: [], step: null }
  return { ...none, run, value, reason: why, signature }
}

function toGap(run: TrendRun, metric: string | undefined): TrendPoint {
  const none = {
    spec: null,
    value: null,
    interval: null,
    signature: null,
    scored: 0,
    failed: 0,
    changed: [],
    step: null,
  }
  return { ...none, run, reason: noScoreReason(run, metric) }
}

function noScoreReason(run: TrendRun, metric: string | undefined): string {
  if (run.compute === 'failed') return run.computeError ?? 'The scores could not be computed.'
  if (run.compute !== 'done') return 'The scores are still being computed.'
  return metric === undefined ? 'The run has no scores.' : `The run has no score for ${metric}.`
}

/** Why the two points are not of one line: names of signature fields, or the test set. */
function listChanges(
  before: { run: TrendRun; score: TrendScore },
  now: { run: TrendRun; score: TrendScore },
  fields: ReadonlyMap<string, readonly SignatureField[]>,
): string[] {
  const other = before.run.testSet.hash === now.run.testSet.hash ? [] : ['test set']
  if (before.score.signatureKey === now.score.signatureKey) return other
  const valuesOf = ({ signatureKey }: TrendScore) =>
    new Map((fields.get(signatureKey) ?? []).map((field) => [field.key, field.value]))
  const [old, mine] = [valuesOf(before.score), valuesOf(now.score)]
  const keys = new Set([...old.keys(), ...mine.keys()])
  return [...[...keys].filter((key) => old.get(key) !== mine.get(key)), ...other]
}
