import type { MetricSegment } from '../metrics/metric.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import type { NormalizedSegment } from './normalized-run.ts'

/**
 * The segment as a metric sees it, or null where the item failed or does not apply (its row is then left out of sums).
 *
 * @example
 * toMetricSegment(segment)?.hypothesis
 */
export function toMetricSegment(segment: NormalizedSegment): MetricSegment | null {
  return segment.state === 'scored' ? toScorableSegment(segment) : null
}

/** The segment with its state and reason: what `scoreSegments` counts, and whose references are facts of the test set. */
export function toScorableSegment(segment: NormalizedSegment): ScorableSegment {
  return {
    id: segment.id,
    ...(segment.state !== 'scored' && { state: segment.state }),
    ...(segment.reason !== null && { reason: segment.reason }),
    ...(segment.source !== null && { source: segment.source }),
    ...(segment.hypothesis !== null && { hypothesis: segment.hypothesis }),
    ...(segment.references.length > 0 && { references: segment.references }),
    ...(segment.label !== null && { label: segment.label }),
    ...(segment.predictedLabel !== null && { predictedLabel: segment.predictedLabel }),
    ...(segment.answers !== null && { answers: segment.answers }),
    ...(segment.scores.length > 0 && { scores: segment.scores }),
    ...(Object.keys(segment.tags).length > 0 && { tags: segment.tags }),
    ...segment.statistics,
  }
}
