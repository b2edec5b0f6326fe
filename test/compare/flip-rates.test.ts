import { describe, expect, it } from 'vitest'
import { compareFlipRates } from '../../lib/compare/flip-rates.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { quantileSorted } from '../../lib/stats/quantile.ts'

const flags = (text: string) => [...text].map((sign) => (sign === '1' ? 1 : 0))
const base = flags('0110000000000100000001000000000000000000')
const head = flags('0011000001100100001000000000100000000000')

/** The same by the definition: draw, sum, divide, sort. */
function byHand(units: readonly (readonly number[])[], resamples: number, seed: number): [number, number] {
  const generator = createGenerator(seed)
  const deltas = Array.from({ length: resamples }, () => {
    const drawn = new Int32Array(units.length)
    generator.fillIndices(drawn, units.length)
    const items = [...drawn].flatMap((unit) => units[unit])
    return items.reduce((sum, k) => sum + head[k] - base[k], 0) / items.length
  }).sort((a, b) => a - b)
  return [quantileSorted(deltas, 0.025), quantileSorted(deltas, 0.975)]
}

describe('difference of flip rates', () => {
  it('shares, difference and interval are those of the definition', () => {
    const rates = compareFlipRates({ base, head, documents: null, resamples: 400, seed: 9 })
    expect(rates).toMatchObject({
      base: 4 / 40,
      head: 7 / 40,
      delta: 3 / 40,
      changed: 7,
      documents: null,
      resamples: 400,
      seed: 9,
    })
    const expected = byHand(
      base.map((_, k) => [k]),
      400,
      9,
    )
    expect(rates.ci?.[0]).toBeCloseTo(expected[0], 12)
    expect(rates.ci?.[1]).toBeCloseTo(expected[1], 12)
  })
  it('documents are drawn whole, and each drawn one counts by its pairs', () => {
    const documents = base.map((_, k) => (k < 4 ? 'a' : k < 20 ? 'b' : k < 30 ? 'c' : null))
    const rates = compareFlipRates({ base, head, documents, resamples: 300, seed: 5 })
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
    const units = [range(0, 4), range(4, 20), range(20, 30), ...range(30, 40).map((k) => [k])]
    expect(rates.documents).toBe(units.length)
    const expected = byHand(units, 300, 5)
    expect(rates.ci?.[0]).toBeCloseTo(expected[0], 12)
    expect(rates.ci?.[1]).toBeCloseTo(expected[1], 12)
  })
  it('exchanging the sides mirrors every number', () => {
    const there = compareFlipRates({ base, head, documents: null })
    const back = compareFlipRates({ base: head, head: base, documents: null })
    expect([back.base, back.head, back.delta]).toEqual([there.head, there.base, -there.delta!])
    expect(back.ci).toEqual([-there.ci![1], -there.ci![0]])
  })
  it('the same flags on both sides differ by exactly nothing, and nothing tells how far they might', () => {
    expect(compareFlipRates({ base, head: base, documents: null })).toMatchObject({ delta: 0, ci: null, changed: 0 })
    const none = base.map(() => 0 as const)
    expect(compareFlipRates({ base: none, head: none, documents: null })).toMatchObject({ base: 0, head: 0, ci: null })
  })
  it('no pairs have no shares, one unit has no interval', () => {
    expect(compareFlipRates({ base: [], head: [], documents: null })).toMatchObject({ delta: null, ci: null })
    expect(compareFlipRates({ base: [0], head: [1], documents: null })).toMatchObject({ delta: 1, ci: null })
    expect(compareFlipRates({ base: [0, 0], head: [1, 0], documents: ['d', 'd'] })).toMatchObject({ ci: null })
  })
})
