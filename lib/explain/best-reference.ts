import type { MetricSegment } from '../metrics/metric.ts'
import { scoreSpec } from './score-spec.ts'

/**
 * Which of several references a metric that takes the best one takes: the first with the best score by itself, in the
 * metric's own direction. 0 for one reference; a reference without a score is passed over while another has one.
 */
export function bestReference(segment: MetricSegment, spec: string): number {
  const references = segment.references ?? []
  if (references.length < 2) return 0
  let best = 0
  let bestValue: number | null = null
  references.forEach((reference, i) => {
    const { metric, score } = scoreSpec(spec, [{ ...segment, references: [reference] }])
    if (score.value === null) return
    const worth = metric.direction === 'lower' ? -score.value : score.value
    if (bestValue === null || worth > bestValue) {
      best = i
      bestValue = worth
    }
  })
  return best
}
