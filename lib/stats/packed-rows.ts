/**
 * Rows of additive statistics, one per item, and how they add up.
 *
 * `dense`: a row holds `sumWidth` numbers (`width` = `sumWidth`), one for each column of the sums.
 * `cell`: a row holds `width` column numbers, to each of which it adds its weight (1 unless `weights` says otherwise);
 * −1 adds nothing. Confusion matrices stay small this way.
 */
export interface PackedRows {
  readonly rows: Float64Array
  readonly width: number
  readonly count: number
  readonly storage: 'dense' | 'cell'
  readonly sumWidth: number
  /** What each entry of row i adds, `cell` only. */
  readonly weights?: Float64Array
}

/**
 * Items that are drawn or swapped only together, such as the segments of a document: `unitOf[item]` is below `count`.
 */
export interface Units {
  readonly count: number
  readonly unitOf: Int32Array
}

/**
 * Column sums over all rows; zeros when there are none.
 *
 * @example totalSums({ rows: Float64Array.of(1, 2, 3, 4), width: 2, count: 2, storage: 'dense', sumWidth: 2 })
 * // Float64Array.of(4, 6)
 */
export function totalSums(table: PackedRows): Float64Array {
  const sums = new Float64Array(table.sumWidth)
  for (let i = 0; i < table.count; i++) addRow(table, i, 1, sums)
  return sums
}

/**
 * Adds row `i`, times `factor`, to `sums` from `offset` on.
 *
 * @example ((sums) => (addRow({ rows: Float64Array.of(1, 2, 3, 4), width: 2, count: 2, storage: 'dense', sumWidth: 2 }, 1, 10, sums), sums))(
 *   new Float64Array(2),
 * )
 * // Float64Array.of(30, 40)
 */
export function addRow(table: PackedRows, i: number, factor: number, sums: Float64Array, offset = 0): void {
  const { rows, width } = table
  const from = i * width
  if (table.storage === 'dense') {
    for (let c = 0; c < width; c++) sums[offset + c] += factor * rows[from + c]
    return
  }
  const weight = table.weights ? factor * table.weights[i] : factor
  for (let c = 0; c < width; c++) {
    const cell = rows[from + c]
    if (cell >= 0) sums[offset + cell] += weight
  }
}

/**
 * Dense rows of each unit: the sums of its items' rows. Without units the dense rows themselves, not copied.
 *
 * @example toUnitRows(
 *   { rows: Float64Array.of(1, 2, 3, 4), width: 2, count: 2, storage: 'dense', sumWidth: 2 },
 *   { count: 1, unitOf: Int32Array.of(0, 0) },
 * )
 * // Float64Array.of(4, 6)
 */
export function toUnitRows(table: PackedRows, units: Units | null): Float64Array {
  if (!units && table.storage === 'dense') return table.rows
  const out = new Float64Array((units ? units.count : table.count) * table.sumWidth)
  for (let i = 0; i < table.count; i++) addRow(table, i, 1, out, (units ? units.unitOf[i] : i) * table.sumWidth)
  return out
}
