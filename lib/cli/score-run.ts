import { type GroupedRepeats, groupRepeats } from '../ingest/group-repeats.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { toMetricSegment, toScorableSegment } from '../ingest/to-metric-segment.ts'
import { averageScores } from '../metrics/corpus/average-scores.ts'
import type { AdditiveMetric, Metric, Score } from '../metrics/metric.ts'
import { type RowTable, toRowTable } from '../metrics/row-table.ts'
import { type ScorableSegment, type SegmentScore, scoreSegments } from '../metrics/score-segments.ts'
import { meanScore } from './mean-score.ts'

/** A run's score under one metric, its repeats averaged within each segment. */
export interface RunScore {
  readonly score: Score
  readonly scored: number
  readonly failed: number
  readonly notApplicable: number
  readonly unscored: readonly { readonly id: string; readonly reason: string }[]
  readonly segments?: readonly SegmentScore[]
  /** Score of each repeat alone, where there are several: their spread is the noise of the system itself. */
  readonly repeats?: readonly (number | null)[]
}

/** A run's segments, grouped once for all its metrics. */
export interface ScorableRun {
  readonly grouped: GroupedRepeats
  /** All outputs as metrics see them, failed ones included: facts of the test set are taken from them. */
  readonly scorable: readonly ScorableSegment[]
}

export function toScorableRun(segments: readonly NormalizedSegment[]): ScorableRun {
  return { grouped: groupRepeats(segments), scorable: segments.map(toScorableSegment) }
}

/**
 * Scores a run. Rows of repeats are averaged within a segment before anything else, over the repeats that can be
 * scored; a metric of the whole corpus, whose parts do not add up, is the mean over repeats.
 */
export function scoreRun(metric: Metric, run: ScorableRun, level: 'corpus' | 'segment'): RunScore {
  const { repeats } = run.grouped
  if (repeats.length === 1) return scoreSegments(metric, run.scorable, { level })
  if (metric.kind === 'corpus' && metric.ofScores) return scoreSegments(metric, withAveragedScores(run), { level })
  const alone = repeats.map((outputs) =>
    scoreSegments(
      metric,
      outputs.flatMap((output) => (output ? [toScorableSegment(output)] : [])),
    ),
  )
  const spread = alone.map(({ score }) => score.value)
  return metric.kind === 'additive'
    ? { ...scoreAveraged(metric, run.grouped, level), repeats: spread }
    : { ...meanOfRepeats(metric, run, level), repeats: spread }
}

/** Each segment once: its scored repeats averaged, or where none was scored its first. */
function withAveragedScores({ grouped: { ids, repeats } }: ScorableRun): ScorableSegment[] {
  return ids.flatMap((_, i) => {
    const outputs = repeats.flatMap((of) => of[i] ?? []).map(toScorableSegment)
    const scored = outputs.filter(({ state }) => state === undefined || state === 'scored')
    return averageScores(scored) ?? outputs[0] ?? []
  })
}

function scoreAveraged(metric: AdditiveMetric, { ids, repeats }: GroupedRepeats, level: string): RunScore {
  const tables = repeats.map((outputs) =>
    toRowTable(
      metric,
      outputs.map((output) => output && toMetricSegment(output)),
    ),
  )
  const total = new Float64Array(metric.columns.length)
  const segments: SegmentScore[] = []
  const unscored: { id: string; reason: string }[] = []
  let scored = 0
  let notApplicable = 0
  ids.forEach((id, i) => {
    const sums = averageRow(metric, tables, i)
    if (sums) {
      scored++
      for (let c = 0; c < sums.length; c++) total[c] += sums[c]
      if (level === 'segment') segments.push({ id, ...metric.score(sums) })
      return
    }
    const outputs = repeats.flatMap((outputs) => outputs[i] ?? [])
    if (outputs.every((output) => output.state === 'na')) notApplicable++
    const reason = tables.flatMap((table) => table.reasons.get(i) ?? [])[0] ?? outputs[0]?.reason ?? 'no output'
    unscored.push({ id, reason })
    if (level === 'segment') segments.push({ id, value: null, reason, details: {} })
  })
  return {
    score: scored > 0 ? metric.score(total) : nothingToScore(unscored),
    scored,
    failed: ids.length - scored - notApplicable,
    notApplicable,
    unscored,
    ...(level === 'segment' && { segments }),
  }
}

/** Mean of a segment's rows over its scored repeats, expanded to the metric's columns; null without any. */
function averageRow(metric: AdditiveMetric, tables: readonly RowTable[], index: number): Float64Array | null {
  const present = tables.filter((table) => table.scored[index])
  if (present.length === 0) return null
  const sums = new Float64Array(metric.columns.length)
  for (const { rows, width } of present) {
    if (metric.storage === 'cell') sums[rows[index]] += 1
    else for (let c = 0; c < width; c++) sums[c] += rows[index * width + c]
  }
  for (let c = 0; c < sums.length; c++) sums[c] /= present.length
  return sums
}

function meanOfRepeats(metric: Metric, run: ScorableRun, level: 'corpus' | 'segment'): RunScore {
  const whole = run.grouped.repeats.map((outputs) =>
    scoreSegments(
      metric,
      outputs.map((output, i) =>
        output
          ? toScorableSegment(output)
          : { id: run.grouped.ids[i], state: 'na', reason: 'no output in this repeat' },
      ),
      { level },
    ),
  )
  const [first] = whole
  return {
    ...first,
    score: meanScore(whole.map(({ score }) => score)),
    ...(first.segments && {
      segments: first.segments.map(({ id }, i) => ({ id, ...meanScore(whole.map(({ segments }) => segments![i])) })),
    }),
  }
}

function nothingToScore(unscored: readonly { reason: string }[]): Score {
  return { value: null, reason: `no segment can be scored (${unscored[0]?.reason ?? 'there are none'})`, details: {} }
}
