import { quantileSorted } from './quantile.ts'

export interface ReplicateSummary {
  /** Percentile interval; null when more than 1 % of the replicates are undefined or there are fewer than two. */
  readonly interval: readonly [number, number] | null
  /** Replicates that are NaN. */
  readonly undefinedCount: number
  /** Standard deviation of the defined replicates (n − 1), the bootstrap standard error; null below two of them. */
  readonly standardError: number | null
}

/** Above this share of undefined replicates an interval would describe another population. */
const UNDEFINED_SHARE = 0.01

/**
 * Percentile interval of bootstrap replicates at the given level (95 % by default), with linear interpolation.
 * Undefined replicates (NaN) are left out and counted. Mirrored replicates give the exactly mirrored interval.
 *
 * Source: Efron and Tibshirani 1993, "An Introduction to the Bootstrap", section 13.3.
 *
 * @example summarizeReplicates([0, 1, 2, 3, 4]).interval // [0.1, 3.9]
 */
export function summarizeReplicates(replicates: ArrayLike<number>, level = 0.95): ReplicateSummary {
  const defined = Float64Array.from(replicates).filter((value) => !Number.isNaN(value))
  const undefinedCount = replicates.length - defined.length
  if (defined.length < 2) return { interval: null, undefinedCount, standardError: null }
  const standardError = deviation(defined)
  if (undefinedCount > UNDEFINED_SHARE * replicates.length) return { interval: null, undefinedCount, standardError }
  defined.sort()
  const tail = (1 - level) / 2
  const low = quantileSorted(defined, tail)
  const high = 0 - quantileSorted(defined.map((value) => -value).reverse(), tail)
  return { interval: [low, high], undefinedCount, standardError }
}

/** In two passes, centred first on one of the values, so that equal values give exactly 0. */
function deviation(values: Float64Array): number {
  const center = values[0]
  let sum = 0
  for (const value of values) sum += value - center
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares += (value - center - mean) ** 2
  return Math.sqrt(squares / (values.length - 1))
}
