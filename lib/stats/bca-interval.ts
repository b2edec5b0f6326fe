import { normalCdf, normalQuantile } from './normal.ts'
import { quantileSorted } from './quantile.ts'

export interface BcaOptions {
  /** Bootstrap replicates of the statistic, all finite. */
  readonly replicates: ArrayLike<number>
  readonly observed: number
  /** The statistic with each item left out once, in any order. */
  readonly jackknife: ArrayLike<number>
  readonly level?: number
}

/**
 * Bias-corrected and accelerated interval; null where it is not defined (no spread, or every replicate on one side).
 * Replicates equal to the observed value count half below it.
 *
 * Source: Efron 1987; Efron and Tibshirani 1993, section 14.3.
 *
 * @example bcaInterval({ replicates: [1, 2, 3, 4, 5], observed: 3, jackknife: [2, 3, 4] }) // [1.1, 4.9]
 */
export function bcaInterval({ replicates, observed, jackknife, level = 0.95 }: BcaOptions): [number, number] | null {
  const sorted = Float64Array.from(replicates).sort()
  if (sorted.length === 0 || sorted[0] === sorted[sorted.length - 1]) return null
  // Sums in another order differ in the last bits; such replicates are ties too.
  const tie = 1e-12 * Math.max(Math.abs(sorted[0]), Math.abs(sorted[sorted.length - 1]))
  let below = 0
  for (const value of sorted) below += Math.abs(value - observed) <= tie ? 0.5 : value < observed ? 1 : 0
  const bias = normalQuantile(below / sorted.length)
  const acceleration = accelerationOf(jackknife)
  if (!Number.isFinite(bias) || acceleration === null) return null
  const bound = (tail: number): number => {
    const z = bias + normalQuantile(tail)
    return quantileSorted(sorted, normalCdf(bias + z / (1 - acceleration * z)))
  }
  const tail = (1 - level) / 2
  const low = bound(tail)
  const high = bound(1 - tail)
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null
}

function accelerationOf(jackknife: ArrayLike<number>): number | null {
  const n = jackknife.length
  let mean = 0
  for (let i = 0; i < n; i++) mean += jackknife[i] / n
  let squares = 0
  let cubes = 0
  for (let i = 0; i < n; i++) {
    const difference = mean - jackknife[i]
    squares += difference ** 2
    cubes += difference ** 3
  }
  return squares > 0 ? cubes / (6 * squares ** 1.5) : null
}
