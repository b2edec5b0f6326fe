import type { SignatureField } from '../../signature/signature.ts'
import type { CorpusMetric, MetricDefinition, MetricSegment, Score } from '../metric.ts'

/**
 * A metric of the hypotheses of a whole run; segments without one are left out, so that each
 * text given to `evaluateEach` is that of the segment at its place.
 *
 * @example corpusMetric({ definition: getMetricDefinition('distinct'), label: 'texts', fields: [], evaluate: (texts) => ({ value: texts.length, details: {} }) }).kind
 * // 'corpus'
 */
export function corpusMetric(input: {
  definition: MetricDefinition
  label: string
  fields: readonly SignatureField[]
  unit?: CorpusMetric['unit']
  evaluate: (texts: readonly string[]) => Score
  evaluateEach?: (texts: readonly string[]) => readonly Score[]
}): CorpusMetric {
  const { definition, evaluateEach } = input
  const textsOf = (segments: readonly MetricSegment[]) =>
    segments.flatMap(({ hypothesis }) => (hypothesis === undefined ? [] : [hypothesis]))
  return {
    kind: 'corpus',
    name: definition.name,
    label: input.label,
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: input.unit ?? 'ratio',
    signature: {
      metric: definition.name,
      fields: [...input.fields, { key: 'agg', value: 'corpus' }, { key: 'failed', value: 'skip', silent: true }],
      implementation: `assay-${definition.name} 1.0.0`,
    },
    leftOut: ({ hypothesis }) => (hypothesis === undefined ? 'no hypothesis' : null),
    evaluate: (segments) => input.evaluate(textsOf(segments)),
    ...(evaluateEach && { evaluateEach: (segments) => evaluateEach(textsOf(segments)) }),
  }
}
