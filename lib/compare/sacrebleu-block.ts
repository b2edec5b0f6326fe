import type { AdditiveMetric } from '../metrics/metric.ts'
import { exactMean } from '../stats/exact-mean.ts'
import { createGenerator } from '../stats/generator.ts'
import { type PackedRows, totalSums } from '../stats/packed-rows.ts'
import { pairwiseSum } from '../stats/pairwise-sum.ts'
import { swapSums } from '../stats/swap-sums.ts'
import type { SacrebleuBlock } from './comparison.ts'
import { toIntegerSums } from './sacrebleu-add-k.ts'

/** Bootstrap scores in the arithmetic of sacreBLEU under numpy 2, resample by resample. */
export interface SacrebleuScores {
  readonly base: ArrayLike<number>
  readonly head: ArrayLike<number>
}

/** The metric's families that sacreBLEU computes; others have no block. */
export function hasSacrebleuBlock(metric: AdditiveMetric): boolean {
  return metric.valueFloat32 !== undefined && metric.storage === 'dense'
}

/**
 * sacreBLEU 2.6's paired bootstrap (`--paired-bs`) under numpy 2, from scores over the resamples
 * `choice(N, (B, N))`: p counts resamples whose centred |difference| is *strictly* larger than the observed one,
 * (c + 1) / (B + 1); means are numpy's, of the sorted scores; half-widths take the values B/40 from each end.
 *
 * It is reproduced to be recognised, not to be relied upon: this p rejects about 11 % where it says 5 %, and calls two
 * identical outputs significant.
 */
export function sacrebleuBootstrap(
  metric: AdditiveMetric,
  base: PackedRows,
  head: PackedRows,
  scores: SacrebleuScores,
): SacrebleuBlock {
  const round = roundingOf(metric)
  const score = observe(metric, base, head)
  const resamples = scores.base.length
  const differences = Array.from(scores.base, (value, b) => round(Math.abs(round(scores.head[b] - value))))
  const mean = round(pairwiseSum(differences, round) / resamples)
  const real = round(Math.abs(score.head - score.base))
  const larger = differences.reduce((count, difference) => count + (round(difference - mean) > real ? 1 : 0), 0)
  return {
    test: 'bootstrap',
    base: { score: score.base, ...pairedInterval(scores.base, round) },
    head: { score: score.head, pValue: (larger + 1) / (resamples + 1), ...pairedInterval(scores.head, round) },
  }
}

/**
 * sacreBLEU 2.6's interval of one system (`--confidence`) under numpy 2, from the same scores: its mean is rounded only
 * once (Python's `statistics.mean`), unlike that of the paired tests.
 */
export function sacrebleuConfidence(
  metric: AdditiveMetric,
  scores: ArrayLike<number>,
): { readonly mean: number; readonly halfWidth: number } {
  const round = roundingOf(metric)
  return { mean: round(exactMean(scores)), halfWidth: halfWidth(Float64Array.from(scores).sort(), round) }
}

function pairedInterval(scores: ArrayLike<number>, round: (value: number) => number) {
  const sorted = Float64Array.from(scores).sort()
  return { mean: round(pairwiseSum(sorted, round) / sorted.length), halfWidth: halfWidth(sorted, round) }
}

/**
 * sacreBLEU 2.6's paired approximate randomisation (`--paired-ar`) without its optional interval: strictly larger
 * differences are counted, (c + 1) / (T + 1).
 */
export function sacrebleuRandomization(
  metric: AdditiveMetric,
  base: PackedRows,
  head: PackedRows,
  { trials, seed }: { readonly trials: number; readonly seed: number },
): SacrebleuBlock {
  const score = observe(metric, base, head)
  const real = Math.abs(score.head - score.base)
  const value = (sums: Float64Array): number => metric.value(toIntegerSums(metric, sums))
  let larger = 0
  swapSums({
    pairs: [{ base, head }],
    trials,
    seed,
    visit: (_, [first], [second]) => {
      if (Math.abs(value(first) - value(second)) > real) larger++
    },
  })
  return {
    test: 'randomization',
    base: { score: score.base, mean: null, halfWidth: null },
    head: { score: score.head, pValue: (larger + 1) / (trials + 1), mean: null, halfWidth: null },
  }
}

/**
 * Whether sums of these rows are exact in float32: whole numbers, and no sum of as many rows reaches 2^24. Then the
 * sums of doubles are the sums of float32, in whatever order they are added.
 */
export function isExactInFloat32({ rows, width, count }: PackedRows): boolean {
  const largest = new Float64Array(width)
  for (let i = 0; i < rows.length; i++) {
    if (!Number.isInteger(rows[i])) return false
    largest[i % width] = Math.max(largest[i % width], Math.abs(rows[i]))
  }
  return largest.every((value) => value * count < 2 ** 24)
}

/** The same scores where float32 sums do round: rows added one after the other, as sacreBLEU adds them. */
export function sacrebleuScoresInOrder(
  metric: AdditiveMetric,
  base: PackedRows,
  head: PackedRows,
  { resamples, seed }: { readonly resamples: number; readonly seed: number },
): SacrebleuScores {
  const generator = createGenerator(seed)
  const indices = new Int32Array(base.count)
  const scores = { base: new Float64Array(resamples), head: new Float64Array(resamples) }
  const sums = new Float32Array(base.width)
  for (let b = 0; b < resamples; b++) {
    generator.fillIndices(indices, base.count)
    for (const side of ['base', 'head'] as const) {
      const { rows, width } = side === 'base' ? base : head
      sums.fill(0)
      for (const i of indices) for (let c = 0; c < width; c++) sums[c] += Math.fround(rows[i * width + c])
      scores[side][b] = metric.valueFloat32?.(sums) ?? Number.NaN
    }
  }
  return scores
}

/** BLEU ends in `math.exp` and stays a Python float; chrF and TER remain numpy's float32, and so do their means. */
function roundingOf(metric: AdditiveMetric): (value: number) => number {
  return metric.name === 'bleu' ? (value) => value : Math.fround
}

function observe(metric: AdditiveMetric, base: PackedRows, head: PackedRows): { base: number; head: number } {
  return { base: metric.value(totalSums(base)), head: metric.value(totalSums(head)) }
}

function halfWidth(sorted: Float64Array, round: (value: number) => number): number {
  const low = Math.floor(sorted.length / 40)
  return round(0.5 * round(sorted[sorted.length - low - 1] - sorted[low]))
}
