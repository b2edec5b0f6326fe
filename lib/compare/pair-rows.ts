import type { AdditiveMetric } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import { type PackedRows, totalSums } from '../stats/packed-rows.ts'
import { compareIds } from './compare-ids.ts'
import type { Pairing } from './pair-segments.ts'

/** One metric's rows of the pairs that both sides scored, in the order of the pairs. */
export interface PairRows {
  readonly base: PackedRows
  readonly head: PackedRows
  /** Pairs that both sides scored, as positions in the pairing. */
  readonly pairs: Int32Array
  /** How many of all pairs each side scored. */
  readonly scored: { readonly base: number; readonly head: number }
}

/**
 * Brings both sides' tables into pairs: rows of repeats are averaged within a segment first, over those repeats that
 * were scored, and only pairs that both sides scored remain. Rows that hold a number that is not finite count as not
 * scored: one of them would make every sum undefined.
 */
export function toPairRows(
  metric: AdditiveMetric,
  baseTables: readonly RowTable[],
  headTables: readonly RowTable[],
  pairing: Pairing,
): PairRows {
  const baseCounts = scoredRepeats(baseTables, pairing.base)
  const headCounts = scoredRepeats(headTables, pairing.head)
  const pairs = Int32Array.from(baseCounts.keys()).filter((k) => baseCounts[k] > 0 && headCounts[k] > 0)
  return {
    base: averageRepeats(metric, baseTables, pairing.base, baseCounts, pairs),
    head: averageRepeats(metric, headTables, pairing.head, headCounts, pairs),
    pairs,
    scored: { base: countPositive(baseCounts), head: countPositive(headCounts) },
  }
}

/** One side of several that are brought into line: its tables and where each shared segment stands in them. */
export interface AlignedSide {
  readonly tables: readonly RowTable[]
  readonly places: Int32Array
}

/** The same for any number of sides: rows of the shared segments that every side scored. */
export function toAlignedRows(
  metric: AdditiveMetric,
  sides: readonly AlignedSide[],
): { readonly rows: readonly PackedRows[]; readonly pairs: Int32Array } {
  const counts = sides.map(({ tables, places }) => scoredRepeats(tables, places))
  const pairs = Int32Array.from(sides[0]?.places.keys() ?? []).filter((k) => counts.every((of) => of[k] > 0))
  return {
    rows: sides.map(({ tables, places }, s) => averageRepeats(metric, tables, places, counts[s], pairs)),
    pairs,
  }
}

function countPositive(counts: Int32Array): number {
  return counts.reduce((total, count) => total + (count > 0 ? 1 : 0), 0)
}

function scoredRepeats(tables: readonly RowTable[], places: Int32Array): Int32Array {
  return places.map((at) => tables.reduce((total, table) => total + (isScored(table, at) ? 1 : 0), 0))
}

function isScored({ scored, rows, width }: RowTable, at: number): boolean {
  if (scored[at] !== 1) return false
  for (let c = at * width; c < (at + 1) * width; c++) if (!Number.isFinite(rows[c])) return false
  return true
}

function averageRepeats(
  metric: AdditiveMetric,
  tables: readonly RowTable[],
  places: Int32Array,
  counts: Int32Array,
  pairs: Int32Array,
): PackedRows {
  const sumWidth = metric.columns.length
  if (metric.storage === 'cell') return packCells(tables, places, counts, pairs, sumWidth)
  const rows = new Float64Array(pairs.length * sumWidth)
  for (const table of tables) {
    for (let k = 0; k < pairs.length; k++) {
      const at = places[pairs[k]]
      if (!isScored(table, at)) continue
      for (let c = 0; c < sumWidth; c++) rows[k * sumWidth + c] += table.rows[at * sumWidth + c]
    }
  }
  if (tables.length > 1)
    for (let k = 0; k < pairs.length; k++) for (let c = 0; c < sumWidth; c++) rows[k * sumWidth + c] /= counts[pairs[k]]
  return { rows, width: sumWidth, count: pairs.length, storage: 'dense', sumWidth }
}

/** One cell per repeat, which together weigh 1. */
function packCells(
  tables: readonly RowTable[],
  places: Int32Array,
  counts: Int32Array,
  pairs: Int32Array,
  sumWidth: number,
): PackedRows {
  const width = tables.length
  const rows = new Float64Array(pairs.length * width).fill(-1)
  for (let r = 0; r < width; r++) {
    for (let k = 0; k < pairs.length; k++) {
      const at = places[pairs[k]]
      if (isScored(tables[r], at)) rows[k * width + r] = tables[r].rows[at]
    }
  }
  const packed = { rows, width, count: pairs.length, storage: 'cell', sumWidth } as const
  return width === 1 ? packed : { ...packed, weights: Float64Array.from(pairs, (k) => 1 / counts[k]) }
}

/** Places of a side's segments in the order of their ids, in which sums do not hang on the order of lines. */
export function orderOfIds(ids: readonly string[]): Int32Array {
  const all = Int32Array.from(ids.keys())
  if (ids.some((id, i) => i > 0 && compareIds(ids[i - 1], id) > 0)) all.sort((i, j) => compareIds(ids[i], ids[j]))
  return all
}

/**
 * Column sums of one side over everything that it scored, repeats averaged within a segment, added in the given order:
 * that of `orderOfIds` gives the same last digit whatever the order of lines.
 */
export function wholeSums(metric: AdditiveMetric, tables: readonly RowTable[], all: Int32Array): Float64Array {
  const counts = scoredRepeats(tables, all)
  return totalSums(
    averageRepeats(
      metric,
      tables,
      all,
      counts,
      Int32Array.from(all.keys()).filter((k) => counts[k] > 0),
    ),
  )
}

/** Whether both sides have the same rows throughout. */
export function haveEqualRows({ base, head }: PairRows): boolean {
  return isEqual(base.rows, head.rows) && isEqual(base.weights ?? NO_WEIGHTS, head.weights ?? NO_WEIGHTS)
}

const NO_WEIGHTS = new Float64Array()

function isEqual(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
