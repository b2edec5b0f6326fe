import type { Metric, MetricSegment, Score } from '../metrics/metric.ts'
import { scoreSegments } from '../metrics/score-segments.ts'
import { createMetric } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'

/** A metric and what it says of some segments, by the way that the command line and the server take too. */
export function scoreSpec(spec: string, segments: readonly MetricSegment[]): { metric: Metric; score: Score } {
  const metric = createMetric(spec, testSetFacts(segments))
  return { metric, score: scoreSegments(metric, segments).score }
}

/** Mean of the segments' own scores. */
export interface SegmentMean {
  /** Another number than the score, never a stand-in for it; null where no segment has one. */
  readonly value: number | null
  /** Segments without a score of their own, which the mean leaves out. */
  readonly left: number
}

/** Scores the same segments under one SPEC after the other. */
export interface Scorer {
  readonly score: (spec: string) => { readonly metric: Metric; readonly score: Score }
  readonly mean: (spec: string) => SegmentMean
}

/**
 * A scorer that remembers what was asked, since variants share metrics.
 * Cost: for each SPEC one pass of the metric, and one more for the mean.
 *
 * @example createScorer(segments).mean('bleu').value
 */
export function createScorer(segments: readonly MetricSegment[]): Scorer {
  const scores = new Map<string, ReturnType<Scorer['score']>>()
  const means = new Map<string, SegmentMean>()
  return {
    score: (spec) => remember(scores, spec, () => scoreSpec(spec, segments)),
    mean: (spec) =>
      remember(means, spec, () => {
        const metric = createMetric(spec, testSetFacts(segments))
        const own = scoreSegments(metric, segments, { level: 'segment' }).segments ?? []
        const values = own.flatMap(({ value }) => (value === null ? [] : [value]))
        const sum = values.reduce((total, value) => total + value, 0)
        return { value: values.length === 0 ? null : sum / values.length, left: own.length - values.length }
      }),
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
