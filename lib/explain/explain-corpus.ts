import type { Metric, MetricSegment, Score } from '../metrics/metric.ts'
import { type SegmentScore, scoreSegments } from '../metrics/score-segments.ts'
import { createMetric } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { formatSignature } from '../signature/format-signature.ts'

/** How the score of several segments comes about, and what each of them brings. */
export interface CorpusSteps {
  readonly signature: string
  readonly label: string
  readonly unit: Metric['unit']
  /** Counts are summed and reckoned with once, or the segments' own scores are averaged. */
  readonly rule: 'sum' | 'mean'
  /** Segments that count. */
  readonly scored: number
  /** Each segment by itself, under the same settings, in the given order. */
  readonly parts: readonly SegmentScore[]
  readonly value: number | null
  readonly reason?: string
  readonly details: Score['details']
}

/**
 * The score of several segments, and beside it each one's own: all by the metric itself. Which of both rules holds is
 * what its signature says under `agg`.
 *
 * @example explainCorpus([{ id: '1', hypothesis: 'a b', references: ['a c'] }, { id: '2', hypothesis: 'd', references: ['d'] }],
 *   'wer').value // 1/3: one error over three words, where the mean of the two rates is 1/4
 */
export function explainCorpus(segments: readonly MetricSegment[], spec: string): CorpusSteps {
  const metric = createMetric(spec, testSetFacts(segments))
  const { score, scored, segments: parts = [] } = scoreSegments(metric, segments, { level: 'segment' })
  const isMean = metric.signature.fields.some(({ key, value }) => key === 'agg' && value === 'mean')
  return {
    signature: formatSignature(metric.signature),
    label: metric.label,
    unit: metric.unit,
    rule: isMean ? 'mean' : 'sum',
    scored,
    parts,
    value: score.value,
    ...(score.reason !== undefined && { reason: score.reason }),
    details: score.details,
  }
}
