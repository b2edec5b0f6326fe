import { describe, expect, it } from 'vitest'
import { createGenerator } from '../../lib/stats/generator.ts'
import type { PackedRows } from '../../lib/stats/packed-rows.ts'
import { approximateRandomization } from '../../lib/stats/randomization.ts'
import { swapSums } from '../../lib/stats/swap-sums.ts'

const ratio = (sums: Float64Array): number => sums[0] / sums[1]
const table = (values: readonly number[], sumWidth = 2): PackedRows => ({
  rows: Float64Array.from(values.flatMap((value) => [value, ...new Array(sumWidth - 1).fill(1)])),
  width: sumWidth,
  count: values.length,
  storage: 'dense',
  sumWidth,
})
const cells = (values: readonly number[], sumWidth: number): PackedRows => ({
  rows: Float64Array.from(values),
  width: 1,
  count: values.length,
  storage: 'cell',
  sumWidth,
})
const noise = (count: number, seed: number): number[] => {
  const words = new Uint32Array(count + (count % 2))
  createGenerator(seed).fillWords(words)
  return [...words.subarray(0, count)].map((word) => word % 1000)
}

describe('sums of exchanged rows', () => {
  it.each([
    [1, 5],
    [7, 40],
    [8, 3],
    [33, 129],
    [300, 20],
  ])('%i units, %i trials: coin true leaves the rows in place', (count, trials) => {
    const base = noise(count, 1)
    const head = noise(count, 2)
    const coins = new Uint8Array(count * trials)
    createGenerator(77).fillCoins(coins)
    const seen: number[] = []
    swapSums({
      pairs: [
        { base: table(base), head: table(head) },
        { base: table(head, 3), head: table(base, 3) },
        { base: cells(base, 1000), head: cells(head, 1000) },
      ],
      trials,
      seed: 77,
      visit: (t, first, second) => {
        const mine = base.map((value, i) => (coins[t * count + i] ? value : head[i]))
        const total = mine.reduce((sum, value) => sum + value, 0)
        expect(first[0][0]).toBe(total)
        expect(second[1][0]).toBe(total)
        expect([...first[0], ...second[0]].filter((_, i) => i % 2 === 1)).toEqual([count, count])
        const counts = new Float64Array(1000)
        for (const value of mine) counts[value]++
        expect(first[2]).toEqual(counts)
        seen.push(t)
      },
    })
    expect(seen).toEqual(Array.from({ length: trials }, (_, t) => t))
  })

  it('exchange whole documents', () => {
    const units = { count: 2, unitOf: Int32Array.from([0, 1, 0, 1]) }
    const totals = new Set<number>()
    swapSums({
      pairs: [{ base: table([1, 10, 2, 20]), head: table([100, 1000, 200, 2000]) }],
      trials: 64,
      seed: 3,
      units,
      visit: (_, [first]) => totals.add(first[0]),
    })
    expect([...totals].sort((a, b) => a - b)).toEqual([33, 330, 3003, 3300])
  })
})

describe('approximate randomisation', () => {
  const p = (base: number[], head: number[], trials = 10_000, seed = 12345) =>
    approximateRandomization({ pairs: [{ base: table(base), head: table(head), value: ratio }], trials, seed })[0]

  it('identical sides have p 1, with no chance in it', () => {
    const values = noise(500, 5)
    expect(p(values, values)).toEqual({ p: 1, exact: true })
  })
  it('pairs that do not differ do not stand in the way of exact counting', () => {
    const values = noise(500, 5)
    const moved = values.map((value, i) => (i < 6 ? value + 1 : value))
    expect(p(values, moved)).toEqual({ p: 2 / 64, exact: true })
  })
  it('agrees with exact counting within its own standard error', () => {
    const base = noise(13, 11)
    const head = noise(13, 12)
    const exact = p(base.slice(0, 12), head.slice(0, 12))
    expect(exact.exact).toBe(true)
    // The 13th pair differs by next to nothing, so that the p-values agree, but 2^13 assignments are sampled.
    const sampled = p([...base.slice(0, 12), 1], [...head.slice(0, 12), 1 + 1e-7])
    expect(sampled.exact).toBe(false)
    const share = exact.p ?? 0
    expect(Math.abs((sampled.p ?? 0) - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 10_000) + 1e-3)
  })
  it('swapping the sides gives the same p, fractions included', () => {
    const base = noise(200, 21).map((value) => value / 7)
    const head = noise(200, 22).map((value) => value / 7)
    expect(p(base, head).p).toBe(p(head, base).p)
    expect(p(base.slice(0, 12), head.slice(0, 12)).p).toBe(p(head.slice(0, 12), base.slice(0, 12)).p)
  })
  it('is never 0 and has no value where the score has none', () => {
    const low = noise(60, 1)
    expect(
      p(
        low,
        low.map((value) => value + 5000),
        999,
      ).p,
    ).toBe(1 / 1000)
    const undefinedScore = approximateRandomization({
      pairs: [{ base: table([1, 2]), head: table([2, 3]), value: () => Number.NaN }],
      trials: 10,
      seed: 1,
    })
    expect(undefinedScore[0].p).toBeNull()
  })
})
