import type { AdditiveMetric, CorpusMetric, Metric, MetricSegment, Score } from './metric.ts'
import { type RowTable, rowWidth, sumRows, toRowTable } from './row-table.ts'

/** A segment with its state; one without a state counts as scored. */
export interface ScorableSegment extends MetricSegment {
  readonly state?: 'scored' | 'failed' | 'na'
  /** Why it failed or does not apply. */
  readonly reason?: string
}

/** The score of one segment; `value` null with a reason where it has none. */
export interface SegmentScore extends Score {
  readonly id: string
}

export interface SegmentsScore {
  /** Score of the whole corpus under the rule `failed:skip`. */
  readonly score: Score
  /** Segments that count in the score. */
  readonly scored: number
  /** Segments left out because they failed or cannot be scored; see `unscored`. */
  readonly failed: number
  /** Segments to which the metric does not apply. */
  readonly notApplicable: number
  /** Every segment that is left out, with the reason. */
  readonly unscored: readonly { readonly id: string; readonly reason: string }[]
  /** One score per segment in the given order, with `level: 'segment'`. */
  readonly segments?: readonly SegmentScore[]
}

/**
 * Scores segments under one metric: the corpus score, how many count in it, and with `level: 'segment'` each one's own.
 * Failed items and items that do not apply are left out and named, never counted as empty. Nothing left: the score
 * is null with a reason. scored + failed + notApplicable is the number of segments.
 *
 * @example scoreSegments(createMetric('wer', { references: 1, labels: [] }), [{ id: '1', hypothesis: 'a b', references: ['a c'] }]).score.value
 * // 0.5
 */
export function scoreSegments(
  metric: Metric,
  segments: readonly ScorableSegment[],
  { level = 'corpus' }: { level?: 'corpus' | 'segment' } = {},
): SegmentsScore {
  return metric.kind === 'additive' ? scoreAdditive(metric, segments, level) : scoreCorpus(metric, segments, level)
}

/**
 * The score of row `index` of a table by itself: what `--level segment` shows. The row must be scored.
 *
 * @example scoreRow(createMetric('em', { references: 1, labels: [] }), { width: 2, count: 1, rows: Float64Array.of(1, 1), scored: Uint8Array.of(1), reasons: new Map() }, 0).value
 * // 100
 */
export function scoreRow(metric: AdditiveMetric, table: RowTable, index: number): Score {
  return metric.score(expandRow(metric, table, index))
}

function expandRow(metric: AdditiveMetric, table: RowTable, index: number): Float64Array {
  const at = index * table.width
  if (metric.storage === 'dense') return table.rows.slice(at, at + rowWidth(metric))
  const sums = new Float64Array(metric.columns.length)
  sums[table.rows[at]] = 1
  return sums
}

function scoreAdditive(metric: AdditiveMetric, segments: readonly ScorableSegment[], level: string): SegmentsScore {
  const table = toRowTable(
    metric,
    segments.map((segment) => (isCounted(segment) ? segment : null)),
  )
  const reasonOf = (i: number) => table.reasons.get(i) ?? leftOutReason(segments[i])
  const counts = countStates(segments, (i) => table.scored[i] === 1, reasonOf)
  return {
    score: counts.scored > 0 ? metric.score(sumRows(metric, table)) : nothingToScore(counts.unscored),
    ...counts,
    ...(level === 'segment' && {
      segments: segments.map((segment, i) =>
        table.scored[i]
          ? { id: segment.id, ...withSegmentDetails(metric, scoreRow(metric, table, i), segment) }
          : { id: segment.id, value: null, reason: reasonOf(i), details: {} },
      ),
    }),
  }
}

function withSegmentDetails(metric: AdditiveMetric, score: Score, segment: MetricSegment): Score {
  return metric.segmentDetails ? { ...score, details: { ...score.details, ...metric.segmentDetails(segment) } } : score
}

function scoreCorpus(metric: CorpusMetric, segments: readonly ScorableSegment[], level: string): SegmentsScore {
  const reasons = segments.map((segment) =>
    isCounted(segment) ? (metric.leftOut?.(segment) ?? null) : leftOutReason(segment),
  )
  const counted = segments.filter((_, i) => reasons[i] === null)
  const counts = countStates(
    segments,
    (i) => reasons[i] === null,
    (i) => reasons[i] as string,
  )
  return {
    score: counted.length > 0 ? metric.evaluate(counted) : nothingToScore(counts.unscored),
    ...counts,
    ...(level === 'segment' && { segments: scoreEach(metric, segments, counted, reasons) }),
  }
}

function scoreEach(
  metric: CorpusMetric,
  segments: readonly ScorableSegment[],
  counted: readonly ScorableSegment[],
  reasons: readonly (string | null)[],
): SegmentScore[] {
  const scores = metric.evaluateEach?.(counted) ?? counted.map((segment) => metric.evaluate([segment]))
  let at = 0
  return segments.map(({ id }, i) => {
    const reason = reasons[i]
    return reason === null ? { id, ...scores[at++] } : { id, value: null, reason, details: {} }
  })
}

function isCounted(segment: ScorableSegment): boolean {
  return segment.state === undefined || segment.state === 'scored'
}

function leftOutReason(segment: ScorableSegment): string {
  return segment.reason ?? (segment.state === 'na' ? 'does not apply' : 'failed')
}

function countStates(
  segments: readonly ScorableSegment[],
  isScored: (index: number) => boolean,
  reasonOf: (index: number) => string,
) {
  const unscored: { id: string; reason: string }[] = []
  let scored = 0
  let notApplicable = 0
  segments.forEach((segment, i) => {
    if (isScored(i)) {
      scored++
      return
    }
    if (segment.state === 'na') notApplicable++
    unscored.push({ id: segment.id, reason: reasonOf(i) })
  })
  return { scored, failed: segments.length - scored - notApplicable, notApplicable, unscored }
}

function nothingToScore(unscored: readonly { reason: string }[]): Score {
  const first = unscored[0]?.reason
  const reason = first === undefined ? 'there are no segments' : `no segment can be scored (${first})`
  return { value: null, reason, details: {} }
}
