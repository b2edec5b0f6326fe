import type { MetricComparison } from '../compare/comparison.ts'
import type { MovedListing } from './list-moved-segments.ts'

type Order = NonNullable<MovedListing['order']>

/** Readers ask for what got worse; moved segments are ordered by the number, which rises there if lower is better. */
export function numericMovedOrder<O extends Order>(
  order: O,
  direction: MetricComparison['direction'],
): O | 'losses' | 'gains' {
  if (direction !== 'lower' || (order !== 'losses' && order !== 'gains')) return order
  return order === 'losses' ? 'gains' : 'losses'
}
