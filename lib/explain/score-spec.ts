import type { Metric, MetricSegment, Score } from '../metrics/metric.ts'
import { scoreSegments } from '../metrics/score-segments.ts'
import { createMetric } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'

/** A metric and what it says of some segments, by the way that the command line and the server take too. */
export function scoreSpec(spec: string, segments: readonly MetricSegment[]): { metric: Metric; score: Score } {
  const metric = createMetric(spec, testSetFacts(segments))
  return { metric, score: scoreSegments(metric, segments).score }
}

/**
 * Mean of the segments' own scores: another number than the corpus score, never a stand-in for it. Segments without a
 * score are left out and counted. None left: null.
 */
export function meanOfSegments(
  spec: string,
  segments: readonly MetricSegment[],
): { metric: Metric; value: number | null; counted: number; left: number } {
  const metric = createMetric(spec, testSetFacts(segments))
  const own = scoreSegments(metric, segments, { level: 'segment' }).segments ?? []
  const values = own.flatMap(({ value }) => (value === null ? [] : [value]))
  const sum = values.reduce((total, value) => total + value, 0)
  return {
    metric,
    value: values.length === 0 ? null : sum / values.length,
    counted: values.length,
    left: own.length - values.length,
  }
}
