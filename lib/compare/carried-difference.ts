import type { AdditiveMetric } from '../metrics/metric.ts'
import { addRow, totalSums } from '../stats/packed-rows.ts'
import type { PairRows } from './pair-rows.ts'

/** What carries the difference of two corpus scores, segment by segment. */
export interface CarriedDifference {
  /**
   * Difference of the corpus scores with the first k pairs taken from head and the others from base, for k = 0, 1, …:
   * begins at 0 and ends at the difference of the whole corpus. Pairs whose rows are equal carry nothing and are left out.
   */
  readonly cumulative: Float64Array
  /** How many pairs by themselves pull towards worse; they come first, the worst of them at the beginning. */
  readonly losses: number
  /** How many of the pairs that follow change nothing by themselves. */
  readonly ties: number
}

/**
 * Orders the pairs by their leave-one-out contribution (the difference of the corpus scores less that without the pair),
 * worst first in the metric's own direction, and gives the difference that has built up after each. Linear in pairs ×
 * columns, but for the sorting. No pairs give the single value 0.
 *
 * @example carryDifference(metric, rows).cumulative.at(-1) // the difference that the comparison prints
 */
export function carryDifference(metric: AdditiveMetric, rows: PairRows): CarriedDifference {
  const { base, head } = rows
  const [baseSums, headSums] = [totalSums(base), totalSums(head)]
  const whole = metric.value(headSums) - metric.value(baseSums)
  const turn = metric.direction === 'lower' ? -1 : 1
  const own = new Float64Array(base.sumWidth)
  const changed: { pair: number; gain: number }[] = []
  for (let pair = 0; pair < base.count; pair++) {
    own.fill(0)
    addRow(head, pair, 1, own)
    addRow(base, pair, -1, own)
    if (own.every((value) => value === 0)) continue
    addRow(head, pair, -1, headSums)
    addRow(base, pair, -1, baseSums)
    const without = metric.value(headSums) - metric.value(baseSums)
    addRow(head, pair, 1, headSums)
    addRow(base, pair, 1, baseSums)
    changed.push({ pair, gain: Number.isFinite(without) ? (whole - without) * turn : 0 })
  }
  changed.sort((a, b) => a.gain - b.gain || a.pair - b.pair)
  const sums = totalSums(base)
  const start = metric.value(sums)
  const cumulative = new Float64Array(changed.length + 1)
  changed.forEach(({ pair }, k) => {
    addRow(base, pair, -1, sums)
    addRow(head, pair, 1, sums)
    cumulative[k + 1] = metric.value(sums) - start
  })
  const size = Math.max(1e-12, Math.abs(whole)) * 1e-9
  const losses = changed.filter(({ gain }) => gain < -size).length
  return { cumulative, losses, ties: changed.filter(({ gain }) => Math.abs(gain) <= size).length }
}
