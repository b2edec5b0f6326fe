import type { AdditiveMetric, Direction } from '../metrics/metric.ts'
import { addRow } from '../stats/packed-rows.ts'
import type { PairRows } from './pair-rows.ts'

/** Scores of single pairs, in the order of `PairRows.pairs`; NaN where a segment alone has none. */
export interface SegmentDeltas {
  readonly base: Float64Array
  readonly head: Float64Array
  readonly wins: number
  readonly ties: number
  readonly losses: number
  /** Mean of head − base over the pairs where both are defined, another number than the corpus delta; null for none. */
  readonly meanDelta: number | null
}

/**
 * Scores each pair by itself and counts in how many head is better, level or worse, in the metric's own direction.
 * A tie is |d| ≤ 1e-9 · max(1, |a|, |b|). Pairs where one score is undefined count nowhere, and so do pairs that
 * moved under a metric without a better direction.
 */
export function segmentDeltas(metric: AdditiveMetric, rows: PairRows): SegmentDeltas {
  const base = scoreRows(metric, rows.base)
  const head = scoreRows(metric, rows.head)
  const sign = signOf(metric.direction)
  let wins = 0
  let ties = 0
  let losses = 0
  let sum = 0
  let defined = 0
  for (let k = 0; k < base.length; k++) {
    const delta = head[k] - base[k]
    if (Number.isNaN(delta)) continue
    defined++
    sum += delta
    if (isTie(base[k], head[k])) ties++
    else if (delta * sign > 0) wins++
    else if (delta * sign < 0) losses++
  }
  return { base, head, wins, ties, losses, meanDelta: defined > 0 ? sum / defined : null }
}

/** 1 where higher is better, −1 where lower is, 0 where neither is. */
export function signOf(direction: Direction): 1 | -1 | 0 {
  return direction === 'higher' ? 1 : direction === 'lower' ? -1 : 0
}

/** Whether two differences point to opposite sides, both by more than rounding. */
export function haveOppositeSigns(a: number | null, b: number | null): boolean {
  if (a === null || b === null || isTie(a, 0) || isTie(b, 0)) return false
  return a > 0 !== b > 0
}

/** Whether two scores are equal within rounding. */
export function isTie(a: number, b: number): boolean {
  return Math.abs(a - b) <= tieWidth(a, b)
}

/** The difference up to which two scores are a tie. */
export function tieWidth(a: number, b: number): number {
  return 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}

function scoreRows(metric: AdditiveMetric, table: PairRows['base']): Float64Array {
  const { cellValue } = metric
  if (cellValue) return Float64Array.from({ length: table.count }, (_, k) => scoreCells(cellValue, table, k))
  const sums = new Float64Array(table.sumWidth)
  return Float64Array.from({ length: table.count }, (_, k) => {
    addRow(table, k, 1, sums)
    const value = metric.value(sums)
    // Only the touched columns are cleared: a confusion matrix may have very many.
    clearRow(table, k, sums)
    return value
  })
}

/** Mean over the repeats of one segment. */
function scoreCells(cellValue: (cell: number) => number, { rows, width }: PairRows['base'], k: number): number {
  let sum = 0
  let count = 0
  for (let c = k * width; c < (k + 1) * width; c++) {
    if (rows[c] < 0) continue
    sum += cellValue(rows[c])
    count++
  }
  return count === 0 ? Number.NaN : sum / count
}

function clearRow(table: PairRows['base'], k: number, sums: Float64Array): void {
  if (table.storage === 'dense') sums.fill(0)
  else for (let c = k * table.width; c < (k + 1) * table.width; c++) if (table.rows[c] >= 0) sums[table.rows[c]] = 0
}
