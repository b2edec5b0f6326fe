import { requiredResources } from '../metrics/required-resources.ts'
import { scoreSegments } from '../metrics/score-segments.ts'
import { createMetric } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { SegmentHistory } from '../schema/records.ts'

/**
 * Whether the tokenizer of a metric left nothing of the output that is read or of a reference, so that its score is that
 * of an empty text. Metrics that cut words by a dictionary leave none empty.
 */
export function isEmptied({ metrics, references, head }: SegmentHistory, spec: string): boolean {
  const metric = metrics.find((each) => each.spec === spec)
  const hypothesis = head?.hypothesis
  if (!metric || !hypothesis || !/(?:^|\|)tok:/.test(metric.signature) || requiredResources([spec]).length > 0)
    return false
  const segments = [{ id: '', hypothesis, references }]
  const { details } = scoreSegments(createMetric(spec, testSetFacts(segments)), segments).score
  return Number(details.emptied ?? 0) > 0
}
