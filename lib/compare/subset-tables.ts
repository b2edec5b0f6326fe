import type { RowTable } from '../metrics/row-table.ts'

/** Tables cut down to the segments at `places`, in that order; reasons are left behind. */
export function subsetTables(tables: readonly RowTable[], places: readonly number[]): RowTable[] {
  return tables.map(({ width, rows, scored }) => {
    const picked = new Float64Array(width * places.length)
    places.forEach((i, k) => {
      picked.set(rows.subarray(i * width, (i + 1) * width), k * width)
    })
    return {
      width,
      count: places.length,
      rows: picked,
      scored: Uint8Array.from(places, (i) => scored[i]),
      reasons: new Map(),
    }
  })
}
