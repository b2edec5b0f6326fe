import { compareGroup } from '../../lib/compare/compare-group.ts'
import type { PairRows } from '../../lib/compare/pair-rows.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { type PackedRows, totalSums, type Units } from '../../lib/stats/packed-rows.ts'

/** All pairs there are; studies draw from them, so that the truth is known. */
export interface Population {
  readonly metric: AdditiveMetric
  readonly base: PackedRows
  readonly head: PackedRows
  /** Documents of equal size, one after the other; absent where segments are drawn. */
  readonly documentSize?: number
}

interface StudyOptions {
  readonly population: Population
  /** Pairs of one data set, or documents where the population has them. */
  readonly n: number
  /** Data sets that are drawn. */
  readonly sets: number
  readonly resamples: number
  readonly trials: number
  readonly seed: number
}

export interface NullRates {
  /** Share of true nulls with p < 0.05 by approximate randomisation. */
  readonly randomization: number
  /** Share whose interval is clear of 0 as well: what a gate acts upon. */
  readonly gate: number
  /** Share whose interval is clear of 0. */
  readonly interval: number
  /** Share with p < 0.05 in sacreBLEU's paired bootstrap; null where the metric is none of its own. */
  readonly sacrebleu: number | null
}

const LEVEL = 0.05

/**
 * How often a difference is claimed where there is none: n pairs are drawn and the rows of each exchanged by a coin, so
 * that both sides come from the same source whatever the systems were.
 */
export function nullRates(options: StudyOptions): NullRates {
  const { population, n, sets, seed } = options
  const generator = createGenerator(seed)
  const coins = new Uint8Array(n)
  const counts = { randomization: 0, gate: 0, interval: 0, sacrebleu: 0 }
  let compatible = true
  for (let s = 0; s < sets; s++) {
    const indices = drawDistinct(generator, n, population.base.count)
    generator.fillCoins(coins)
    const rows = takePairs(population, indices, coins)
    const [result] = analyse(population, rows, null, { ...options, seed: seed + s, single: true })
    const rejected = result.p !== null && result.p < LEVEL
    const clear = result.delta.interval !== null && (result.delta.interval[0] > 0 || result.delta.interval[1] < 0)
    if (rejected) counts.randomization++
    if (clear) counts.interval++
    if (rejected && clear) counts.gate++
    if (!result.sacrebleu) compatible = false
    else if (result.sacrebleu.head.pValue < LEVEL) counts.sacrebleu++
  }
  return {
    randomization: counts.randomization / sets,
    gate: counts.gate / sets,
    interval: counts.interval / sets,
    sacrebleu: compatible ? counts.sacrebleu / sets : null,
  }
}

/** Share of 95 % intervals that hold the population's difference, over data sets of n drawn with replacement. */
export function coverage(options: StudyOptions): number {
  const { population, n, sets, seed } = options
  const { metric, base, head, documentSize = 1 } = population
  const truth = metric.value(totalSums(head)) - metric.value(totalSums(base))
  const generator = createGenerator(seed)
  const drawn = new Int32Array(n)
  const documents = Math.floor(base.count / documentSize)
  const units: Units | null =
    documentSize === 1
      ? null
      : { count: n, unitOf: Int32Array.from({ length: n * documentSize }, (_, i) => Math.floor(i / documentSize)) }
  let covered = 0
  for (let s = 0; s < sets; s++) {
    generator.fillIndices(drawn, documents)
    const indices = Int32Array.from(
      { length: n * documentSize },
      (_, i) => drawn[Math.floor(i / documentSize)] * documentSize + (i % documentSize),
    )
    const rows = takePairs(population, indices, null)
    const [{ delta }] = analyse(population, rows, units, { ...options, seed: seed + s, single: false })
    if (delta.interval && delta.interval[0] <= truth && truth <= delta.interval[1]) covered++
  }
  return covered / sets
}

function analyse(
  { metric }: Population,
  rows: PairRows,
  units: Units | null,
  { resamples, trials, seed, single }: Pick<StudyOptions, 'resamples' | 'trials' | 'seed'> & { single: boolean },
) {
  return compareGroup([{ metric, rows, single }], units, { resamples, trials, seed, test: 'bootstrap' })
}

/** Rows of the chosen pairs; a coin of 0 exchanges the two sides of its pair. */
function takePairs({ base, head }: Population, indices: Int32Array, coins: Uint8Array | null): PairRows {
  const { width } = base
  const rows = { base: new Float64Array(indices.length * width), head: new Float64Array(indices.length * width) }
  indices.forEach((from, to) => {
    const stays = coins === null || coins[to] === 1
    rows.base.set((stays ? base : head).rows.subarray(from * width, (from + 1) * width), to * width)
    rows.head.set((stays ? head : base).rows.subarray(from * width, (from + 1) * width), to * width)
  })
  const count = indices.length
  return {
    base: { ...base, rows: rows.base, count },
    head: { ...head, rows: rows.head, count },
    pairs: Int32Array.from({ length: count }, (_, i) => i),
    scored: { base: count, head: count },
  }
}

/** n of `count` items without replacement (the first steps of Fisher and Yates). */
function drawDistinct(generator: ReturnType<typeof createGenerator>, n: number, count: number): Int32Array {
  const all = Int32Array.from({ length: count }, (_, i) => i)
  const drawn = new Int32Array(1)
  for (let i = 0; i < n; i++) {
    generator.fillIndices(drawn, count - i)
    const j = i + drawn[0]
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all.slice(0, n)
}
