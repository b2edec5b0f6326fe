import { InputError } from '../../../lib/errors.ts'
import { getMetricDefinition } from '../../../lib/metrics/registry.ts'
import { formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'

/**
 * The SPEC that a tab works out: the address' own where it is one of the tab's metrics and needs no dictionary (the
 * page has none), else the tab's first.
 */
export function readSpec(spec: string | null, metrics: readonly string[]): string {
  if (spec === null) return metrics[0]
  try {
    const parsed = parseSpec(spec)
    const needed = getMetricDefinition(parsed.name).resources?.(parsed.options) ?? []
    return metrics.includes(parsed.name) && needed.length === 0 ? formatSpec(parsed) : metrics[0]
  } catch (error) {
    if (error instanceof InputError) return metrics[0]
    throw error
  }
}
