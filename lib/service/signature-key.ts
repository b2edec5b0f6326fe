import { createHash } from 'node:crypto'
import type { Metric } from '../metrics/metric.ts'

/**
 * What stored rows are found by: a hash over every field of the signature, the implementation, and the columns where a
 * row is a column's number. Rows with the same key mean the same.
 */
export function signatureKey(metric: Metric): string {
  const { signature } = metric
  const columns = metric.kind === 'additive' && metric.storage === 'cell' ? metric.columns : null
  const fields = signature.fields.map(({ key, value }) => [key, value])
  const json = JSON.stringify([signature.metric, fields, signature.implementation, columns])
  return createHash('sha256').update(json).digest('hex').slice(0, 32)
}
