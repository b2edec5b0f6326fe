/** Doubles hold whole numbers exactly up to here. */
const MOST = 2 ** 53

/**
 * How columns of whole numbers share doubles: slot `s` holds Σ value · factor over its columns, a number in mixed radix
 * whose digits are −reach … reach. Sums of rows are then sums of fewer doubles, and come apart into the very sums of the
 * columns, since every digit stays within its reach.
 */
export interface ColumnPacking {
  /** Doubles a row. */
  readonly width: number
  readonly slots: Int32Array
  readonly factors: Float64Array
  readonly reaches: Float64Array
}

/**
 * Packs columns by how far a sum of theirs may lie from 0: `reaches`, Infinity for a column that is not of whole numbers.
 * Such a column has a double of its own and is added as it stands.
 *
 * @example planColumns(Float64Array.of(1000, 1000, Infinity, 1e6)).width // 2
 */
export function planColumns(reaches: Float64Array): ColumnPacking {
  const slots = new Int32Array(reaches.length)
  const factors = new Float64Array(reaches.length).fill(1)
  // The doubles that still have room, by how many numbers they tell apart.
  const used: number[] = []
  reaches.forEach((reach, c) => {
    const range = 2 * reach + 1
    const open = used.findIndex((numbers) => numbers * range <= MOST)
    if (open < 0) {
      slots[c] = used.length
      used.push(range <= MOST ? range : Number.POSITIVE_INFINITY)
      return
    }
    slots[c] = open
    factors[c] = used[open]
    used[open] *= range
  })
  return { width: used.length, slots, factors, reaches }
}

/**
 * The sums of the columns from those of the doubles, which begin at `from`.
 *
 * @example ((out) => (unpackColumns(planColumns(Float64Array.of(9, 9)), Float64Array.of(5 - 3 * 19), out), out))(new Float64Array(2))
 * // Float64Array.of(5, -3)
 */
export function unpackColumns(
  { slots, reaches, width }: ColumnPacking,
  sums: Float64Array,
  out: Float64Array,
  from = 0,
): void {
  const rest = sums.slice(from, from + width)
  for (let c = 0; c < slots.length; c++) {
    const reach = reaches[c]
    const range = 2 * reach + 1
    if (range > MOST || Number.isNaN(range)) {
      out[c] = rest[slots[c]]
      continue
    }
    // The lowest digit of what is left: the columns of a double stand in the order in which they were packed.
    let digit = rest[slots[c]] % range
    if (digit > reach) digit -= range
    else if (digit < -reach) digit += range
    rest[slots[c]] = (rest[slots[c]] - digit) / range
    out[c] = digit
  }
}

/**
 * How far from 0 the sums of some of the rows can lie, column by column; Infinity where not all are whole numbers.
 *
 * @example reachesOfSubsets(Float64Array.of(1, 0.5, -2, 1), 2) // Float64Array.of(3, Infinity)
 */
export function reachesOfSubsets(rows: Float64Array, width: number): Float64Array {
  return foldColumns(rows, width, (reach, value) => reach + value)
}

/**
 * The same for sums of `drawn` rows, of which any may be drawn again.
 *
 * @example reachesOfDraws(Float64Array.of(1, 0.5, -2, 1), 2, 10) // Float64Array.of(20, Infinity)
 */
export function reachesOfDraws(rows: Float64Array, width: number, drawn: number): Float64Array {
  return foldColumns(rows, width, Math.max).map((most) => most * drawn)
}

function foldColumns(rows: Float64Array, width: number, fold: (reach: number, value: number) => number): Float64Array {
  const reaches = new Float64Array(width)
  for (let i = 0, c = 0; i < rows.length; i++, c = c + 1 === width ? 0 : c + 1)
    reaches[c] = Number.isInteger(rows[i]) ? fold(reaches[c], Math.abs(rows[i])) : Number.POSITIVE_INFINITY
  return reaches
}
