import { describe, expect, it } from 'vitest'
import { exactMean } from '../../lib/stats/exact-mean.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { normalCdf, normalQuantile } from '../../lib/stats/normal.ts'
import { pairwiseSum } from '../../lib/stats/pairwise-sum.ts'
import { summarizeReplicates } from '../../lib/stats/percentile-interval.ts'

describe('the mean that is rounded once', () => {
  it.each([
    [[0.1, 0.2, 0.3], 0.2],
    [[1e16, 1, -1e16], 1 / 3],
    [[0.1, 0.1, 0.1], 0.1],
    [[5e-324, 5e-324], 5e-324],
    [[5e-324, 0], 0],
    [[5e-324, 1e-323], 1e-323],
    [[Number.MAX_VALUE, Number.MAX_VALUE], Number.MAX_VALUE],
    [[-1, -2], -1.5],
    [[0, -0], 0],
    [[1, 1, 2], 4 / 3],
  ])('mean of %j is %d', (values, expected) => {
    expect(exactMean(values)).toBe(expected)
  })
  it('has no value for nothing, and for what is not finite', () => {
    expect(exactMean([])).toBeNaN()
    expect(exactMean([1, Number.POSITIVE_INFINITY])).toBeNaN()
  })
})

describe('numpy’s pairwise sum (figures of numpy 2)', () => {
  it('adds few values one after the other, many by eights and halves', () => {
    expect(pairwiseSum([])).toBe(0)
    expect(pairwiseSum([0.1, 0.2, 0.3])).toBe(0.1 + 0.2 + 0.3)
    expect(pairwiseSum(new Array(10).fill(0.1))).toBe((0.1 + 0.1 + (0.1 + 0.1)) * 2 + 0.1 + 0.1)
    const many = Float64Array.from({ length: 1003 }, (_, i) => i + 1)
    expect(pairwiseSum(many)).toBe((1003 * 1004) / 2)
  })
  it('rounds every addition to float32 when asked to', () => {
    const values = new Array(9).fill(Math.fround(0.1))
    const f = Math.fround
    const two = f(values[0] + values[0])
    expect(pairwiseSum(values, f)).toBe(f(f(f(two + two) + f(two + two)) + values[0]))
  })
})

describe('the normal distribution', () => {
  it.each([
    [-8, 6.220960574271786e-16],
    [-3.5, 2.3262907903552504e-4],
    [-1.96, 0.024997895148220435],
    [0, 0.5],
    [1, 0.8413447460685429],
    [3, 0.9986501019683699],
    [5, 0.9999997133484281],
  ])('below %d lies %d (scipy 1.10)', (x, expected) => {
    expect(Math.abs(normalCdf(x) / expected - 1)).toBeLessThan(1e-13)
  })
  it.each([1e-300, 1e-10, 0.001, 0.025, 0.3, 0.5, 0.8, 0.975, 1 - 1e-12])('quantile of %d leads back', (p) => {
    expect(Math.abs(normalCdf(normalQuantile(p)) / p - 1)).toBeLessThan(1e-12)
  })
  it('has its known quantiles', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14)
    expect(normalQuantile(0.8)).toBeCloseTo(0.8416212335729143, 14)
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY)
    expect(normalQuantile(1.1)).toBeNaN()
  })
})

describe('summary of replicates', () => {
  const words = new Uint32Array(1000)
  createGenerator(8).fillWords(words)
  const replicates = [...words].map((word) => word / 2 ** 31 - 0.7)
  it('mirrors exactly', () => {
    const one = summarizeReplicates(replicates)
    const other = summarizeReplicates(replicates.map((value) => -value))
    expect(other.interval).toEqual([-one.interval![1], -one.interval![0]])
    expect(other.standardError).toBe(one.standardError)
  })
  it('counts what is undefined and gives no interval above 1 %', () => {
    const ten = replicates.map((value, i) => (i < 10 ? Number.NaN : value))
    const eleven = replicates.map((value, i) => (i < 11 ? Number.NaN : value))
    expect(summarizeReplicates(ten)).toMatchObject({ undefinedCount: 10, interval: expect.any(Array) })
    expect(summarizeReplicates(eleven)).toMatchObject({ undefinedCount: 11, interval: null })
  })
  it('equal values have no spread at all', () => {
    expect(summarizeReplicates(new Array(50).fill(0.1))).toEqual({
      interval: [0.1, 0.1],
      undefinedCount: 0,
      standardError: 0,
    })
  })
})
