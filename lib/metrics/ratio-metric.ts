import type { SignatureField } from '../signature/signature.ts'
import type { AdditiveMetric, MetricDefinition } from './metric.ts'

/** What a metric that is one total over another has to say; the rest follows from it. */
interface RatioMetricInput {
  readonly definition: MetricDefinition
  readonly fields: readonly SignatureField[]
  readonly version: string
  /** The first column is divided by the second; more of them only appear in the details. */
  readonly columns: readonly string[]
  /** Why there is no score where the second column is 0. */
  readonly undefinedReason: string
  readonly row: AdditiveMetric['row']
}

/**
 * An additive metric whose score is the sum of its first column over the sum of its second, with all sums in the
 * details. A second sum of 0 gives null with a reason.
 *
 * @example ratioMetric({ definition: getMetricDefinition('length_ratio'), fields: [], version: '1', columns: ['a', 'b'], undefinedReason: 'none', row: () => null })
 *   .value(Float64Array.of(3, 4))
 * // 0.75
 */
export function ratioMetric(input: RatioMetricInput): AdditiveMetric {
  const { definition, columns, undefinedReason, row } = input
  const value = (sums: Float64Array) => (sums[1] === 0 ? Number.NaN : sums[0] / sums[1])
  return {
    kind: 'additive',
    name: definition.name,
    label: definition.label,
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: 'ratio',
    signature: {
      metric: definition.name,
      fields: [...input.fields, { key: 'agg', value: 'sum' }, { key: 'failed', value: 'skip', silent: true }],
      implementation: `assay-${definition.name} ${input.version}`,
    },
    columns,
    storage: 'dense',
    row,
    value,
    score(sums) {
      const details = Object.fromEntries(columns.map((column, i) => [column, sums[i]]))
      return sums[1] === 0 ? { value: null, reason: undefinedReason, details } : { value: value(sums), details }
    },
  }
}
