import type { MetricDefinition } from '../../lib/metrics/metric.ts'

/** Keys without which a metric does not know what it is of: names of posted scores. */
const NAMES: Readonly<Record<string, string>> = { name: 'name=comet', x: 'x=comet', y: 'y=judge' }

/** A SPEC that makes the metric, with one more setting where given. */
export function defaultSpec({ name, keys }: Pick<MetricDefinition, 'name' | 'keys'>, setting?: string): string {
  const names = Object.keys(keys).flatMap((key) => (keys[key].default === '' ? (NAMES[key] ?? []) : []))
  const settings = setting === undefined ? names : [...names, setting]
  return settings.length === 0 ? name : `${name}:${settings.join(',')}`
}
