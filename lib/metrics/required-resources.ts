import { getMetricDefinition } from './registry.ts'
import { parseSpec, type Spec } from './spec.ts'

/**
 * Names of the dictionaries that the metrics of these SPECs need, each once, in order of first need.
 *
 * @example requiredResources(['bleu', 'meteor']) // ['wordnet-3.0']
 */
export function requiredResources(specs: readonly (Spec | string)[]): string[] {
  const names = specs.flatMap((spec) => {
    const { name, options } = typeof spec === 'string' ? parseSpec(spec) : spec
    return getMetricDefinition(name).resources?.(options) ?? []
  })
  return [...new Set(names)]
}
