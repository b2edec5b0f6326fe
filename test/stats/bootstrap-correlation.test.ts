import { describe, expect, it } from 'vitest'
import { bootstrapCorrelation } from '../../lib/stats/bootstrap-correlation.ts'
import { pearson, spearman } from '../../lib/stats/correlation.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { summarizeReplicates } from '../../lib/stats/percentile-interval.ts'

const SEED = 12_345
const RESAMPLES = 300
const draws = new Int32Array(80)
createGenerator(7).fillIndices(draws, 9)
/** Forty pairs full of ties. */
const x = Array.from(draws.subarray(0, 40))
const y = Array.from(draws.subarray(40), (value, i) => value / 3 + x[i])

/** The plain way: take the pairs out and correlate them. */
function intervalByHand(of: typeof spearman, items: readonly (readonly number[])[]): readonly [number, number] | null {
  const generator = createGenerator(SEED)
  const drawn = new Int32Array(items.length)
  const replicates = Array.from({ length: RESAMPLES }, () => {
    generator.fillIndices(drawn, items.length)
    const taken = Array.from(drawn).flatMap((unit) => items[unit])
    return (
      of(
        taken.map((i) => x[i]),
        taken.map((i) => y[i]),
      ).value ?? Number.NaN
    )
  })
  return summarizeReplicates(replicates).interval
}

function expectClose(got: readonly [number, number] | null, wanted: readonly [number, number] | null) {
  expect(got?.[0]).toBeCloseTo(wanted?.[0] as number, 12)
  expect(got?.[1]).toBeCloseTo(wanted?.[1] as number, 12)
}

describe('intervals of correlations', () => {
  const single = x.map((_, i) => [i])
  it('are those of resamples that are taken out and ranked one by one, ties and all', () => {
    const found = bootstrapCorrelation({ x, y, resamples: RESAMPLES, seed: SEED })
    expectClose(found.spearman.interval, intervalByHand(spearman, single))
    expectClose(found.pearson.interval, intervalByHand(pearson, single))
    expect(found.spearman.value).toBeCloseTo(spearman(x, y).value as number, 14)
    expect(found.pearson.value).toBe(pearson(x, y).value)
  })
  it('of documents take each with all of its segments', () => {
    const units = { count: 8, unitOf: Int32Array.from(x, (_, i) => i % 8) }
    const documents = Array.from({ length: 8 }, (_, unit) => x.flatMap((_, i) => (i % 8 === unit ? [i] : [])))
    const found = bootstrapCorrelation({ x, y, units, resamples: RESAMPLES, seed: SEED })
    expectClose(found.spearman.interval, intervalByHand(spearman, documents))
    expectClose(found.pearson.interval, intervalByHand(pearson, documents))
  })
  it('are those of the mirrored list, mirrored', () => {
    const plain = bootstrapCorrelation({ x, y, resamples: RESAMPLES, seed: SEED }).spearman.interval
    const turned = bootstrapCorrelation({ x, y: y.map((v) => -v), resamples: RESAMPLES, seed: SEED }).spearman.interval
    expectClose(turned, plain && [-plain[1], -plain[0]])
  })
})

describe('where nothing can be said', () => {
  it.each([
    ['no pairs', [], []],
    ['one pair', [1], [2]],
    ['a constant side', [1, 1, 1, 1], [1, 2, 3, 4]],
  ])('%s', (_, a, b) => {
    const none = { value: null, interval: null }
    expect(bootstrapCorrelation({ x: a, y: b, resamples: 100, seed: 1 })).toEqual({ spearman: none, pearson: none })
  })
  it('lists of unequal length, or a value that is no number, are refused', () => {
    expect(() => bootstrapCorrelation({ x: [1, 2], y: [1], resamples: 1, seed: 1 })).toThrow('paired')
    expect(() => bootstrapCorrelation({ x: [1, Number.NaN], y: [1, 2], resamples: 1, seed: 1 })).toThrow('finite')
  })
})
