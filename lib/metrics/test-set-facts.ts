import { compareCodePoints } from '../text/code-points.ts'
import type { MetricSegment, TestSetFacts } from './metric.ts'

/**
 * Facts about a whole test set that metrics depend on: the number of references per segment (`var` where segments
 * differ; a segment without any is left out of the count, since no metric with references scores it) and all gold and
 * predicted labels by code point. Pass the segments of both runs of a comparison, so that their columns agree.
 * No segments: 0 references and no labels.
 * Example: `testSetFacts([{ id: '1', references: ['a', 'b'] }])` is `{ references: 2, labels: [] }`.
 */
export function testSetFacts(segments: Iterable<MetricSegment>): TestSetFacts {
  let references: number | 'var' = 0
  const labels = new Set<string>()
  for (const segment of segments) {
    const count = segment.references?.length ?? 0
    if (count > 0) references = references === 0 || references === count ? count : 'var'
    if (segment.label !== undefined) labels.add(segment.label)
    if (segment.predictedLabel !== undefined) labels.add(segment.predictedLabel)
  }
  return { references, labels: [...labels].sort(compareCodePoints) }
}
