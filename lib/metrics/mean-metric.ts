import type { Signature, SignatureField } from '../signature/signature.ts'
import type { AdditiveMetric, MetricDefinition, MetricSegment, Score } from './metric.ts'

/** What a metric that is the mean of one value per segment has to say; the rest follows from it. */
interface MeanMetricInput {
  readonly definition: MetricDefinition
  readonly label?: string
  readonly fields: readonly SignatureField[]
  readonly version: string
  /** 100 for scores printed in points, else 1. */
  readonly scale?: number
  readonly unit: AdditiveMetric['unit']
  /** The segment's value before scaling, or the reason why there is none. */
  readonly segmentValue: (segment: MetricSegment) => number | string
}

/**
 * An additive metric whose corpus score is the mean of segment values: columns value sum and count.
 * No scored segment gives null with a reason.
 *
 * @example meanMetric({ definition: getMetricDefinition('em'), fields: [], version: '1', unit: 'ratio', segmentValue: () => 1 }).value(Float64Array.of(3, 4))
 * // 0.75
 */
export function meanMetric(input: MeanMetricInput): AdditiveMetric {
  const { definition, segmentValue, scale = 1 } = input
  const signature: Signature = {
    metric: definition.name,
    fields: [...input.fields, { key: 'agg', value: 'mean' }, { key: 'failed', value: 'skip', silent: true }],
    implementation: `assay-${definition.name} ${input.version}`,
  }
  const value = (sums: Float64Array) => (sums[1] === 0 ? Number.NaN : (scale * sums[0]) / sums[1])
  return {
    kind: 'additive',
    name: definition.name,
    label: input.label ?? definition.label,
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: input.unit,
    signature,
    columns: ['sum', 'count'],
    storage: 'dense',
    row(segment, out, offset) {
      const found = segmentValue(segment)
      if (typeof found === 'string') return found
      out[offset] = found
      out[offset + 1] = 1
      return null
    },
    value,
    score(sums): Score {
      if (sums[1] === 0) return { value: null, reason: 'no scored segment', details: { count: 0 } }
      return { value: value(sums), details: { sum: sums[0], count: sums[1] } }
    },
  }
}
