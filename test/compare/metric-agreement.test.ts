import { describe, expect, it } from 'vitest'
import { metricAgreement, type ScoredSegments } from '../../lib/compare/metric-agreement.ts'
import { createGenerator } from '../../lib/stats/generator.ts'

const N = 60
const words = new Uint32Array(2 * N)
createGenerator(3).fillWords(words)
const noise = Array.from(words, (word) => word / 2 ** 32)
const higher = (scores: readonly number[]): ScoredSegments => ({
  scores: Float64Array.from(scores),
  direction: 'higher',
})
const x = higher(Array.from({ length: N }, (_, i) => i + noise[i]))
const y = higher(Array.from({ length: N }, (_, i) => 2 * i + 20 * noise[N + i]))
const tags = Array.from({ length: N }, (_, i) => ({ line: i < 20 ? 'north' : 'south', set: 'all' }))
const documents = Array.from({ length: N }, () => null)
const common = { tags, documents, most: 5 }

describe('two metrics over the segments of a run', () => {
  it('agree by ranks, with an interval around the value', () => {
    const { n, of, spearman, pearson, resamples } = metricAgreement({ x, y, ...common })
    expect([n, of, resamples]).toEqual([N, N, 1000])
    for (const { value, interval } of [spearman, pearson]) {
      expect(value).toBeGreaterThan(0.8)
      expect(interval?.[0]).toBeLessThan(value as number)
      expect(interval?.[1]).toBeGreaterThan(value as number)
    }
  })
  it('swapped say the same, and the list is the same with its sides changed', () => {
    const [one, other] = [metricAgreement({ x, y, ...common }), metricAgreement({ x: y, y: x, ...common })]
    expect(other.spearman.value).toBeCloseTo(one.spearman.value as number, 14)
    expect(other.disagreements.map(({ position }) => position)).toEqual(
      one.disagreements.map(({ position }) => position),
    )
  })
  it('within each part; a tag that all share is none', () => {
    const { slices } = metricAgreement({ x, y, ...common })
    expect(slices.map(({ by, value, n }) => [by, value, n])).toEqual([
      ['line', 'south', 40],
      ['line', 'north', 20],
    ])
    const south = metricAgreement({ x, y, ...common, slice: { by: 'line', value: 'south' } })
    expect([south.n, south.of, south.spearman]).toEqual([40, 40, slices[0].spearman])
    expect(south.disagreements.every(({ position }) => position >= 20)).toBe(true)
  })
  it('a part that no segment is in has nothing to say', () => {
    const none = metricAgreement({ x, y, ...common, slice: { by: 'line', value: 'west' } })
    expect(none).toMatchObject({ n: 0, of: 0, spearman: { value: null, interval: null }, disagreements: [] })
  })
  it('segments without both scores are left out and counted', () => {
    const holed = higher(Array.from(y.scores, (value, i) => (i % 6 === 0 ? Number.NaN : value)))
    expect(metricAgreement({ x, y: holed, ...common })).toMatchObject({ n: 50, of: 60 })
  })
})

describe('the reading list', () => {
  const four = (scores: readonly number[], direction: 'higher' | 'lower' = 'higher') => ({
    scores: Float64Array.from(scores),
    direction,
  })
  const plain = { tags: [], documents: [], most: 3 }
  it('begins with the segment whose places differ most, and leaves out those that have one place', () => {
    const { disagreements } = metricAgreement({ x: four([1, 2, 3, 4]), y: four([10, 40, 20, 30]), ...plain })
    expect(disagreements).toEqual([
      { position: 1, x: 2, y: 40, placeX: 0.375, placeY: 0.875 },
      { position: 2, x: 3, y: 20, placeX: 0.625, placeY: 0.375 },
      { position: 3, x: 4, y: 30, placeX: 0.875, placeY: 0.625 },
    ])
  })
  it('knows that lower is better: the correlation is that of the numbers, the places are of what is better', () => {
    const found = metricAgreement({ x: four([1, 2, 3, 4]), y: four([9, 8, 7, 6], 'lower'), ...plain })
    expect([found.spearman.value, found.disagreements]).toEqual([-1, []])
  })
  it('documents are resampled as a whole', () => {
    const of = metricAgreement({
      x: four([1, 2, 3, 4]),
      y: four([1, 2, 3, 4]),
      ...plain,
      documents: ['a', 'a', 'b', null],
    })
    expect(of.documents).toBe(true)
  })
})
