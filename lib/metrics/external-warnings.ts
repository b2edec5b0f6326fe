import { listIds } from './list-ids.ts'
import type { Metric, MetricSegment } from './metric.ts'
import type { DataWarning } from './warnings.ts'

const NOT_GIVEN = 'none given'

/**
 * Scores of one name that carry several signatures: a mean over several models, which is no number of either. Each is
 * named with the count of its scores. None where the metric keeps to one model.
 *
 * @example severalModelsWarnings([createMetric('external:name=comet', testSetFacts([]))], [{ id: '1', scores: [{ metric: 'comet', value: 1, signature: 'm1' }, { metric: 'comet', value: 0, signature: 'm2' }] }])[0].code
 * // 'several-models'
 */
export function severalModelsWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  return metrics.flatMap((metric): DataWarning[] => {
    if (metric.name !== 'external') return []
    const fields = new Map(metric.signature.fields.map((field) => [field.key, field]))
    const model = fields.get('model')
    if (model !== undefined && model.value !== null && !model.declared) return []
    const counts = new Map<string, number>()
    for (const { scores } of segments)
      for (const { metric: name, value, signature } of scores ?? [])
        if (name === fields.get('name')?.value && value !== null)
          counts.set(signature ?? NOT_GIVEN, (counts.get(signature ?? NOT_GIVEN) ?? 0) + 1)
    if (counts.size < 2) return []
    const named = listIds([...counts].sort().map(([signature, count]) => `${signature} (${count})`))
    const message = `${metric.label} is a mean over scores of several signatures: ${named}. Choose one with model=.`
    return [{ code: 'several-models', metric: metric.label, message }]
  })
}
