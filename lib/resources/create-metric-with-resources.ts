import type { Metric, TestSetFacts } from '../metrics/metric.ts'
import { requiredResources } from '../metrics/required-resources.ts'
import { createMetric, type Spec } from '../metrics/spec.ts'
import { loadResources } from './load-resources.ts'

/**
 * The metric that a SPEC means, with the dictionaries that it needs: `createMetric` for callers that have a file system.
 * Nothing is read for a metric that needs none. Throws InputError as `createMetric` and `loadResources` do.
 *
 * @example createMetricWithResources('meteor', testSetFacts(segments))
 */
export function createMetricWithResources(spec: Spec | string, facts: TestSetFacts): Metric {
  return createMetric(spec, facts, loadResources(requiredResources([spec])))
}
