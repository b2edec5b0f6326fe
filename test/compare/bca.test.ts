import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { bcaInterval } from '../../lib/stats/bca-interval.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const ITEM = 'external:name=item,model=handmade,direction=higher'
const RESAMPLES = 1000

function items(values: readonly number[], documentSize = 0): SideSegment[] {
  return values.map((value, i) => ({
    id: `s${i}`,
    scores: [{ metric: 'item', value, signature: 'handmade' }],
    ...(documentSize > 0 && { document: `d${Math.floor(i / documentSize)}` }),
  }))
}
/** Skewed, so that the correction shows. */
const skewed = (count: number, seed: number): number[] => {
  const words = new Uint32Array(count)
  createGenerator(seed).fillWords(words)
  return Array.from(words, (word) => (word / 2 ** 32) ** 6)
}
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

describe('the bias-corrected and accelerated interval', () => {
  const head = skewed(60, 4)
  const base = head.map(() => 0)

  it('is given only where it was asked for, and moves neither interval nor verdict', () => {
    const sides = [makeSide([ITEM], items(base)), makeSide([ITEM], items(head))] as const
    const [plain] = compareSides(...sides).results
    const [{ bca, ...asked }] = compareSides(...sides, { bca: true }).results
    expect(plain).not.toHaveProperty('bca')
    expect(asked).toEqual(plain)
    expect(bca).not.toEqual(plain.ci)
  })

  it.each([
    ['segments', 0],
    ['documents', 3],
  ])('leaves out one of the %s at a time', (_, size) => {
    const options = { bca: true, resamples: RESAMPLES }
    const [result] = compareSides(
      makeSide([ITEM], items(base, size)),
      makeSide([ITEM], items(head, size)),
      options,
    ).results
    const groups = head.map((_value, i) => (size > 0 ? Math.floor(i / size) : i))
    const unitOf = Int32Array.from(groups)
    const units = groups[groups.length - 1] + 1
    // The same resamples, drawn once more by hand: NumPy's bounded integers of one generator.
    const draws = createGenerator(12345)
    const drawn = new Uint32Array(units)
    const replicates = Array.from({ length: RESAMPLES }, () => {
      draws.fillIndices(drawn, units)
      let sum = 0
      let count = 0
      for (const unit of drawn)
        unitOf.forEach((own, i) => {
          if (own !== unit) return
          sum += head[i]
          count++
        })
      return sum / count
    })
    const jackknife = Array.from({ length: units }, (_value, unit) => mean(head.filter((_v, i) => unitOf[i] !== unit)))
    const expected = bcaInterval({ replicates, observed: mean(head), jackknife }) as [number, number]
    expect(result.bca?.[0]).toBeCloseTo(expected[0], 10)
    expect(result.bca?.[1]).toBeCloseTo(expected[1], 10)
  })

  it('is null where nothing varies, and where there are fewer than two units', () => {
    const of = (values: readonly number[]) =>
      compareSides(makeSide([ITEM], items(values.map(() => 0))), makeSide([ITEM], items(values)), { bca: true })
        .results[0].bca
    expect(of([1, 1, 1])).toBeNull()
    expect(of([1])).toBeNull()
  })

  it('is mirrored exactly where the sides are exchanged', () => {
    const noisy = head.map((value, i) => value - skewed(60, 9)[i])
    const [a, b] = [makeSide([ITEM], items(head)), makeSide([ITEM], items(noisy))]
    const there = compareSides(a, b, { bca: true }).results[0].bca as [number, number]
    const back = compareSides(b, a, { bca: true }).results[0].bca as [number, number]
    expect([back[0], back[1]]).toEqual([-there[1], -there[0]])
  })
})

describe('the score of all segments of a side', () => {
  it('is the same to the last digit in another order of lines', () => {
    const values = items([0.1, 0.2, 0.3, 0.7, 0.6, 0.15])
    const whole = (segments: readonly SideSegment[]) =>
      compareSides(makeSide([ITEM], segments), makeSide([ITEM], segments)).results[0].whole
    expect(whole([...values].reverse())).toEqual(whole(values))
  })
})
