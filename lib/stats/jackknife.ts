import { addRow, type PackedRows, totalSums, type Units } from './packed-rows.ts'

/**
 * A score with each unit left out once, in order: what the acceleration of a BCa interval is taken from. `units` are
 * documents, null for single items. Time is units × sums.
 *
 * @example jackknifeValues({ rows: Float64Array.of(1, 2, 6), width: 1, count: 3, storage: 'dense', sumWidth: 1 }, null, ([sum]) => sum)
 * // Float64Array.of(8, 7, 3)
 */
export function jackknifeValues(
  table: PackedRows,
  units: Units | null,
  value: (sums: Float64Array) => number,
): Float64Array {
  const total = totalSums(table)
  const left = new Float64Array(table.sumWidth)
  const out = new Float64Array(units ? units.count : table.count)
  const itemsOf = units ? groupItems(units, table.count) : null
  for (let u = 0; u < out.length; u++) {
    left.set(total)
    if (itemsOf) for (const item of itemsOf[u]) addRow(table, item, -1, left)
    else addRow(table, u, -1, left)
    out[u] = value(left)
  }
  return out
}

function groupItems({ count, unitOf }: Units, items: number): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => [])
  for (let i = 0; i < items; i++) groups[unitOf[i]].push(i)
  return groups
}
