import type { AdditiveMetric } from '../metrics/metric.ts'
import { addRow, type PackedRows, totalSums } from '../stats/packed-rows.ts'
import type { PairRows } from './pair-rows.ts'

/** What carries the difference of two corpus scores, segment by segment. */
export interface CarriedDifference {
  /**
   * Difference of the corpus scores with the first k pairs taken from head and the others from base, for k = 0, 1, …:
   * begins at 0 and ends at the difference of the whole corpus. Pairs whose rows are equal carry nothing and are left out.
   */
  readonly cumulative: Float64Array
  /** How many pairs pull towards worse by themselves; they come first, the worst of them at the beginning. */
  readonly losses: number
  /** The k at which `cumulative` stands worst in the metric's own direction; the first of several. */
  readonly worst: number
}

/**
 * Orders the pairs by what each carries by itself, worst first in the metric's own direction, and gives the difference
 * that has built up after each. What a pair carries is what its change moves the corpus score by: the mean of taking it
 * back from head and of bringing it to base, so that exchanging the sides turns the sign and nothing else. (Leaving the
 * pair out of both sides would measure it against the average change: a small loss among large ones would count as a
 * gain.) Scores that are no mean of their segments build up a little otherwise than each pair by itself: `losses` counts
 * pairs, `worst` reads the curve. Linear in pairs × columns, but for the sorting. No pairs give the single value 0.
 *
 * @example carryDifference(metric, rows).cumulative.at(-1) // the difference that the comparison prints
 */
export function carryDifference(metric: AdditiveMetric, rows: PairRows): CarriedDifference {
  const { base, head } = rows
  const [baseSums, headSums] = [totalSums(base), totalSums(head)]
  const [start, end] = [metric.value(baseSums), metric.value(headSums)]
  const turn = metric.direction === 'lower' ? -1 : 1
  const own = new Float64Array(base.sumWidth)
  const changed: { pair: number; gain: number }[] = []
  for (let pair = 0; pair < base.count; pair++) {
    own.fill(0)
    addRow(head, pair, 1, own)
    addRow(base, pair, -1, own)
    if (own.every((value) => value === 0)) continue
    exchange(headSums, pair, { from: head, to: base })
    exchange(baseSums, pair, { from: base, to: head })
    const gain = end - metric.value(headSums) + metric.value(baseSums) - start
    exchange(headSums, pair, { from: base, to: head })
    exchange(baseSums, pair, { from: head, to: base })
    changed.push({ pair, gain: Number.isFinite(gain) ? (gain / 2) * turn : 0 })
  }
  changed.sort((a, b) => a.gain - b.gain || a.pair - b.pair)
  const sums = totalSums(base)
  const cumulative = new Float64Array(changed.length + 1)
  let worst = 0
  changed.forEach(({ pair }, k) => {
    exchange(sums, pair, { from: base, to: head })
    cumulative[k + 1] = metric.value(sums) - start
    if (cumulative[k + 1] * turn < cumulative[worst] * turn) worst = k + 1
  })
  const size = Math.max(1e-12, Math.abs(end - start)) * 1e-9
  return { cumulative, losses: changed.filter(({ gain }) => gain < -size).length, worst }
}

function exchange(sums: Float64Array, pair: number, { from, to }: { from: PackedRows; to: PackedRows }): void {
  addRow(from, pair, -1, sums)
  addRow(to, pair, 1, sums)
}
