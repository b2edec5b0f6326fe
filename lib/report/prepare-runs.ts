import { isCompared } from '../compare/is-compared.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import type { RunRecord, ScoreRecord, TrendPoint, Trust } from '../schema/records.ts'
import { commonDecimals } from './common-decimals.ts'
import { formatCount, formatNumber } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import { nameTestSet } from './name-test-set.ts'
import { toStepVerdict } from './prepare-trend.ts'
import { nameRun } from './prepare-trend-readings.ts'
import { shownTrust } from './shown-trust.ts'

/** A metric as a column of the runs table. */
export interface RunsColumn {
  readonly metric: string
  /** `TER ↓` where lower is better. */
  readonly label: string
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
  readonly scored: string
  readonly failed: string | null
  readonly trust: Trust | null
  readonly verdict: ReturnType<typeof toStepVerdict> | 'no-score'
  /** In place of the verdict's usual word. */
  readonly verdictWord: string | null
  /** That only shared segments were compared. */
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
 * Lines of the runs table in the order given. `metrics` become columns (each name once, at most four), whose scores share
 * the digits that the column's middle interval deserves; trust is that of the first column. `steps` gives the verdicts
 * by run id. No runs: columns and no rows.
 */
export function prepareRuns(input: {
  readonly runs: readonly RunRecord[]
  readonly scores: ReadonlyMap<string, readonly ScoreRecord[]>
  readonly metrics: readonly { readonly metric: string; readonly label: string }[]
  readonly steps: ReadonlyMap<string, TrendPoint['step']>
}): RunsTable {
  const { runs, scores } = input
  const names = [...new Map(input.metrics.map((each) => [each.metric, each.label]))].slice(0, MOST_COLUMNS)
  const scoreOf = (run: RunRecord, metric: string) => scores.get(run.id)?.find((score) => score.metric === metric)
  const decimals = names.map(([metric]) => commonDecimals(runs.map((run) => scoreOf(run, metric)?.interval ?? null)))
  const columns = names.map(([metric, label]) => {
    const lower = runs.some((run) => scoreOf(run, metric)?.direction === 'lower')
    return { metric, label: lower ? `${label} ↓` : label }
  })
  const rows = runs.map((run): RunRow => {
    const found = names.map(([metric]) => scoreOf(run, metric))
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
      scored: formatCount(run.counts.scored),
      failed: run.counts.failed > 0 ? projectMessages.runs.failed(formatCount(run.counts.failed)) : null,
      trust: found[0] ? shownTrust(found[0]) : null,
      verdict: reason === null ? toStepVerdict(step) : 'no-score',
      verdictWord: step && unbackedWord(step),
      verdictNote: step?.comparable === 'after-repair' && isCompared(step) ? projectMessages.runs.onShared : null,
      baseRunId: step?.baseRunId ?? null,
      reason,
      date: run.date,
    }
  })
  return { columns, rows }
}

function unbackedWord(step: NonNullable<TrendPoint['step']>): string | null {
  const stated = statedVerdict(step)
  return stated === 'not-after-correction' || stated === 'few' ? projectMessages.runs.unbacked[stated] : null
}

function reasonOf(run: RunRecord, scores: readonly ScoreRecord[]): string {
  const words = projectMessages.runs
  if (run.compute === 'failed') return run.computeError ?? words.computeFailed
  if (run.compute !== 'done') return words.computing
  return scores.find((score) => score.reason !== null)?.reason ?? projectMessages.trend.reasonUnknown
}
