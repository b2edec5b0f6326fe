import { averageRanks, checkPaired, pearson } from './correlation.ts'
import { createGenerator } from './generator.ts'
import type { Units } from './packed-rows.ts'
import { summarizeReplicates } from './percentile-interval.ts'

/** A correlation from −1 to 1, null where a side is constant, with its 95 % percentile interval. */
export interface CorrelationInterval {
  readonly value: number | null
  /** Null where more than 1 % of the resamples are constant, or there is nothing to resample. */
  readonly interval: readonly [number, number] | null
}

export interface BootstrappedCorrelation {
  readonly spearman: CorrelationInterval
  readonly pearson: CorrelationInterval
}

/**
 * Spearman's and Pearson's correlation of two lists with percentile intervals over bootstrap resamples of their pairs
 * (of `units` where given, such as documents). A resample is ranked anew, ties averaged: it is kept as how often each
 * pair occurs, and since its values are those of the lists, counting along the sorted values ranks it without sorting.
 * Time is pairs × resamples. Both lists of one length and finite, else an input error. Below two pairs nothing is known.
 *
 * @example bootstrapCorrelation({ x: [1, 2, 3, 4], y: [1, 4, 9, 16], resamples: 100, seed: 1 }).spearman.value // 1
 */
export function bootstrapCorrelation({
  x,
  y,
  units = null,
  resamples,
  seed,
}: {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly units?: Units | null
  readonly resamples: number
  readonly seed: number
}): BootstrappedCorrelation {
  checkPaired(x, y)
  const ranks = [averageRanks(x), averageRanks(y)]
  const groups = ranks.map(toGroups)
  const values = [center(x), center(y)]
  const count = units ? units.count : x.length
  const generator = createGenerator(seed)
  const drawn = new Int32Array(count)
  const times = new Int32Array(count)
  const weights = new Float64Array(x.length)
  const replicates = { spearman: new Float64Array(resamples), pearson: new Float64Array(resamples) }
  for (let b = 0; b < resamples && count > 0; b++) {
    generator.fillIndices(drawn, count)
    times.fill(0)
    for (let k = 0; k < count; k++) times[drawn[k]]++
    for (let i = 0; i < weights.length; i++) weights[i] = times[units ? units.unitOf[i] : i]
    replicates.pearson[b] = weightedPearson(values[0], values[1], weights)
    replicates.spearman[b] = weightedPearson(rankAgain(groups[0], weights), rankAgain(groups[1], weights), weights)
  }
  const intervalOf = (of: Float64Array) => (count < 2 ? null : summarizeReplicates(of).interval)
  return {
    spearman: { value: pearson(ranks[0], ranks[1]).value, interval: intervalOf(replicates.spearman) },
    pearson: { value: pearson(x, y).value, interval: intervalOf(replicates.pearson) },
  }
}

/** Equal values as one group, numbered upwards, with room for what a resample makes of them. */
interface Groups {
  readonly groupOf: Int32Array
  readonly sizes: Float64Array
  readonly ranks: Float64Array
}

function toGroups(ranks: readonly number[]): Groups {
  const numbers = new Map([...new Set(ranks)].sort((a, b) => a - b).map((rank, g) => [rank, g]))
  return {
    groupOf: Int32Array.from(ranks, (rank) => numbers.get(rank) ?? 0),
    sizes: new Float64Array(numbers.size),
    ranks: new Float64Array(ranks.length),
  }
}

/** The mean rank of each pair's value within the resample; the array is overwritten by the next call. */
function rankAgain({ groupOf, sizes, ranks }: Groups, weights: Float64Array): Float64Array {
  sizes.fill(0)
  for (let i = 0; i < groupOf.length; i++) sizes[groupOf[i]] += weights[i]
  let before = 0
  for (let g = 0; g < sizes.length; g++) {
    const size = sizes[g]
    sizes[g] = before + (size + 1) / 2
    before += size
  }
  for (let i = 0; i < groupOf.length; i++) ranks[i] = sizes[groupOf[i]]
  return ranks
}

/** Centred and brought to at most 1, which no correlation sees. */
function center(values: readonly number[]): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centered = Float64Array.from(values, (value) => value - mean)
  const most = centered.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
  return most === 0 ? centered : centered.map((value) => value / most)
}

/** NaN where a side of the resample is constant. */
function weightedPearson(x: Float64Array, y: Float64Array, weights: Float64Array): number {
  let n = 0
  let sx = 0
  let sy = 0
  for (let i = 0; i < weights.length; i++) {
    n += weights[i]
    sx += weights[i] * x[i]
    sy += weights[i] * y[i]
  }
  const mx = sx / n
  const my = sy / n
  let xx = 0
  let yy = 0
  let xy = 0
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue
    const dx = x[i] - mx
    const dy = y[i] - my
    xx += weights[i] * dx * dx
    yy += weights[i] * dy * dy
    xy += weights[i] * dx * dy
  }
  // Rounding leaves a trace of variance in a constant resample of many digits.
  const least = 1e-24 * n
  if (xx <= least || yy <= least) return Number.NaN
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx) / Math.sqrt(yy)))
}
