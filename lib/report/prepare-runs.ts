import { isCompared } from '../compare/is-compared.ts'
import type { RunFilters, RunRecord, ScoreRecord, TrendPoint, Trust } from '../schema/records.ts'
import { changedFields, nameSetting } from './changed-fields.ts'
import { commonDecimals } from './common-decimals.ts'
import { formatCount, formatNumber } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import { listMetricChoices, type MetricChoice } from './metric-choices.ts'
import { nameTestSet } from './name-test-set.ts'
import { toStepVerdict, toUnbacked } from './prepare-trend.ts'
import { nameRun } from './prepare-trend-readings.ts'
import { shownTrust } from './shown-trust.ts'

/** A metric as a column of the runs table. */
export interface RunsColumn {
  /** Unlike that of every other column. */
  readonly key: string
  /** `TER ↓` where lower is better. */
  readonly label: string
  /** The settings of most rows, `tok:13a`, where a row has others; else null. */
  readonly settings: string | null
}

/** A run as a line of the runs table, ready to print. */
export interface RunRow {
  readonly id: string
  readonly name: string
  readonly message: string | null
  readonly system: string
  readonly branch: string | null
  readonly pullRequest: string | null
  readonly testSet: string
  /** One per column; null where the run has no such score. */
  readonly scores: readonly (string | null)[]
  /** One per column: the settings by which its score differs from most of the column; else null. */
  readonly settings: readonly (string | null)[]
  readonly scored: string
  readonly failed: string | null
  readonly trust: Trust | null
  readonly verdict: ReturnType<typeof toStepVerdict> | 'no-score'
  /** In place of the verdict's usual word. */
  readonly verdictWord: string | null
  /** That only shared segments were compared, or that runs without a score lie between. */
  readonly verdictNote: string | null
  /** The run that the verdict is against. */
  readonly baseRunId: string | null
  /** Why the line has no scores at all. */
  readonly reason: string | null
  readonly date: string
}

export interface RunsTable {
  readonly columns: readonly RunsColumn[]
  readonly rows: readonly RunRow[]
}

const MOST_COLUMNS = 4

/**
 * Lines of the runs table in the order given. `metrics` become columns (one a label, at most four), whose scores share
 * the digits that the column's middle interval deserves; what was scored with other settings than most of its column says
 * which. Trust is that of the first column. `steps` gives the verdicts by run id. No runs: columns and no rows.
 */
export function prepareRuns(input: {
  readonly runs: readonly RunRecord[]
  readonly scores: ReadonlyMap<string, readonly ScoreRecord[]>
  readonly metrics: RunFilters['metrics']
  readonly steps: ReadonlyMap<string, TrendPoint['step']>
}): RunsTable {
  const { runs, scores } = input
  const choices = listMetricChoices(input.metrics).slice(0, MOST_COLUMNS)
  const cells = choices.map((choice) =>
    columnOf(
      runs.map((run) => scores.get(run.id) ?? []),
      choice,
    ),
  )
  const decimals = cells.map((column) => commonDecimals(column.map((score) => score?.interval ?? null)))
  const marks = cells.map((column) => markSettings(column))
  const columns = choices.map(({ key, label }, index) => {
    const lower = cells[index].some((score) => score?.direction === 'lower')
    return { key, label: lower ? `${label} ↓` : label, settings: marks[index].usual }
  })
  const rows = runs.map((run, at): RunRow => {
    const found = cells.map((column) => column[at])
    const values = found.map((score, index) =>
      score?.value == null ? null : formatNumber(score.value, decimals[index]),
    )
    const reason = values.some((value) => value !== null) ? null : reasonOf(run, scores.get(run.id) ?? [])
    const step = input.steps.get(run.id) ?? null
    return {
      id: run.id,
      name: nameRun(run),
      message: run.commitMessage,
      system: run.system,
      branch: run.branch,
      pullRequest: run.pullRequest,
      testSet: nameTestSet(run.testSet),
      scores: values,
      settings: marks.map(({ others }) => others[at]),
      scored: formatCount(run.counts.scored),
      failed: run.counts.failed > 0 ? projectMessages.runs.failed(formatCount(run.counts.failed)) : null,
      trust: found[0] ? shownTrust(found[0]) : null,
      verdict: reason === null ? toStepVerdict(step) : 'no-score',
      verdictWord: step && unbackedWord(step),
      verdictNote: step && noteOf(step),
      baseRunId: step?.baseRunId ?? null,
      reason,
      date: run.date,
    }
  })
  return { columns, rows }
}

/**
 * The score of each run that stands in a column: of several of its label (a run that was scored again has some) the one
 * under the SPEC that most runs have; of a run without any, what was posted under the metric's name.
 */
function columnOf(
  all: readonly (readonly ScoreRecord[])[],
  { metric, label }: MetricChoice,
): (ScoreRecord | undefined)[] {
  const own = all.map((scores) => scores.filter((score) => score.metric === metric))
  const counts = new Map<string | null, number>()
  for (const { label: name, spec } of own.flat()) if (name === label) counts.set(spec, (counts.get(spec) ?? 0) + 1)
  const commonest = (scores: readonly ScoreRecord[]) =>
    scores.reduce<ScoreRecord | undefined>(
      (best, score) => (best && (counts.get(best.spec) ?? 0) >= (counts.get(score.spec) ?? 0) ? best : score),
      undefined,
    )
  return own.map(
    (scores) =>
      commonest(scores.filter((score) => score.label === label)) ?? scores.find((score) => score.spec === null),
  )
}

/** Which settings most scores of a column share, and by which each other one differs from them. */
function markSettings(column: readonly (ScoreRecord | undefined)[]) {
  const counts = new Map<string, number>()
  for (const score of column) if (isMarked(score)) counts.set(score.signature, (counts.get(score.signature) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const differing = new Map<string, string | null>()
  const others = column.map((score) => {
    if (!most || !isMarked(score) || score.signature === most[0]) return null
    const changed = changedFields(most[0], score.signature)
    for (const { key, before } of changed) differing.set(key, before)
    return changed.map(({ key, after }) => nameSetting(key, after)).join(' · ') || null
  })
  const usual = [...differing].map(([key, value]) => nameSetting(key, value)).join(' · ')
  return { usual: usual || null, others }
}

/** Nobody knows the settings of what only was posted; its trust says so. */
function isMarked(score: ScoreRecord | undefined): score is ScoreRecord {
  return score !== undefined && score.spec !== null && score.value !== null
}

function noteOf(step: NonNullable<TrendPoint['step']>): string | null {
  const words = projectMessages.runs
  const notes = [
    ...(step.comparable === 'after-repair' && isCompared(step) ? [words.onShared] : []),
    ...(step.skipped ? [words.skipped(step.skipped)] : []),
  ]
  return notes.join(', ') || null
}

function unbackedWord(step: NonNullable<TrendPoint['step']>): string | null {
  const unbacked = toUnbacked(step)
  return unbacked && projectMessages.trend.steps[unbacked]
}

function reasonOf(run: RunRecord, scores: readonly ScoreRecord[]): string {
  const words = projectMessages.runs
  if (run.compute === 'failed') return run.computeError ?? words.computeFailed
  if (run.compute !== 'done') return words.computing
  return scores.find((score) => score.reason !== null)?.reason ?? projectMessages.trend.reasonUnknown
}
