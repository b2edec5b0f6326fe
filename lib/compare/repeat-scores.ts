import type { AdditiveMetric } from '../metrics/metric.ts'
import { type RowTable, sumRows } from '../metrics/row-table.ts'

/**
 * Score of each repeat over the given pairs, null where a repeat has none. Their spread is the system's own noise, which
 * no interval over segments shows.
 */
export function repeatScores(
  metric: AdditiveMetric,
  tables: readonly RowTable[],
  places: Int32Array,
  pairs: Int32Array,
): (number | null)[] {
  const indices = pairs.map((pair) => places[pair])
  return tables.map((table) => {
    const value = metric.value(sumRows(metric, table, indices))
    return Number.isFinite(value) ? value : null
  })
}
