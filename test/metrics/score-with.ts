import type { MetricSegment, Resources, Score } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric, parseSpec } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'

/** The corpus score of `segments` under a SPEC, through the same functions as the command line and the server. */
export function scoreWith(spec: string, segments: readonly MetricSegment[], resources: Resources = {}): Score {
  return scoreSegments(createMetric(parseSpec(spec), testSetFacts(segments), resources), segments).score
}
