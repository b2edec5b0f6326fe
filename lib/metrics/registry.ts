import { InputError } from '../errors.ts'
import type { MetricDefinition } from './metric.ts'

/** Every metric by name: a new one is a file beside this and a line here. */
const DEFINITIONS: readonly MetricDefinition[] = []

const BY_NAME = new Map(DEFINITIONS.map((definition) => [definition.name, definition]))

export function listMetrics(): readonly MetricDefinition[] {
  return DEFINITIONS
}

/** The definition called `name`; throws InputError that lists the known names. */
export function getMetricDefinition(name: string): MetricDefinition {
  const definition = BY_NAME.get(name)
  if (definition) return definition
  throw new InputError({
    code: 'unknown-metric',
    message: `There is no metric "${name}".`,
    mend: `Known: ${DEFINITIONS.map((known) => known.name).join(', ')}.`,
  })
}
