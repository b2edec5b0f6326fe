import { describe, expect, it } from 'vitest'
import { prepareScatter } from '../../lib/report/prepare-scatter.ts'
import { prepareSliceForest } from '../../lib/report/prepare-slice-forest.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

describe('base against head', () => {
  it('has equal axes and one class a side of the diagonal, in the metric’s direction', () => {
    const points = { base: [10, 50, 30, Number.NaN], head: [20, 40, 30, 5], label: 'BLEU' }
    const higher = prepareScatter({ ...points, direction: 'higher' })
    expect(higher?.points.map(({ kind, at }) => [kind, at.length])).toEqual([
      ['tie', 1],
      ['worse', 1],
      ['better', 1],
    ])
    expect(higher?.description).toContain('over 3 segments: 1 better in head, 1 worse, 1 tied')
    const better = higher?.points.find((one) => one.kind === 'better')?.at[0] ?? [0, 0]
    expect(better[1]).toBeGreaterThan(better[0])
    const lower = prepareScatter({ ...points, direction: 'lower' })
    expect(lower?.points.find((one) => one.kind === 'worse')?.at).toEqual([better])
    expect(higher?.bands.flatMap((band) => band.counts).reduce((a, b) => a + b, 0)).toBe(3)
  })
  it('becomes hexagons over 2 000 points, which hold every point', () => {
    const base = Float64Array.from({ length: 3004 }, (_, i) => (i * 37) % 101)
    const view = prepareScatter({ base, head: base.map((x) => (x * 7) % 100), label: 'BLEU', direction: 'higher' })
    expect(view?.points).toEqual([])
    expect(view?.hexagons.reduce((sum, cell) => sum + cell.count, 0)).toBe(3004)
    expect(view?.hexagons.every((cell) => cell.share > 0 && cell.share <= 1)).toBe(true)
    expect(view?.hexagons.length).toBeLessThan(800)
  })
  it('shows a scale of points whole, and no further', () => {
    const view = prepareScatter({
      base: [3, 100],
      head: [99.9, 100],
      label: 'BLEU',
      unit: 'points',
      direction: 'higher',
    })
    expect(view?.ticks.map((tick) => tick.label)).toEqual(['0', '20', '40', '60', '80', '100'])
    expect(view?.points.find((one) => one.kind === 'tie')?.at).toEqual([[100, 100]])
  })
  it('draws one value and is not there without any', () => {
    const one = prepareScatter({ base: [5], head: [5], label: 'x', direction: 'higher' })
    expect(one?.points).toEqual([{ kind: 'tie', at: [[50, 50]] }])
    expect(prepareScatter({ base: [Number.NaN], head: [1], label: 'x', direction: 'higher' })).toBeNull()
  })
})

describe('slices of a comparison', () => {
  it('are rows of their own with q in place of the adjusted p', () => {
    const result = { ...makeResult({ spec: 'bleu', verdict: 'worse' }), q: 0.2 }
    const comparison = {
      ...makeComparison({ results: [makeResult({ spec: 'bleu' })] }),
      slices: {
        family: 4,
        dimensions: [
          {
            by: 'domain',
            slices: [
              { value: '<i>legal</i>', pairs: 40, results: [result] },
              { value: 'news', pairs: 30, results: [{ ...result, q: 0.001 }] },
            ],
            without: 3,
            left: 0,
            reversed: ['bleu'],
            against: [],
          },
        ],
      },
    }
    const [domain] = prepareSliceForest(comparison, 'bleu')
    expect(domain.view.groups[0].rows.map((row) => [row.label, row.qualifier])).toEqual([
      ['<i>legal</i>', 'interval clear of 0, but q .20 over 4'],
      ['news', 'q .0010 over 4'],
    ])
    const [legal, news] = domain.view.groups[0].rows
    expect([legal.verdict, legal.verdictWord, news.verdict]).toEqual(['inconclusive', 'not after correction', 'worse'])
    expect(legal.description).not.toContain('worse')
    expect(domain.notes).toEqual([
      'Every slice moved the other way than the whole: the parts are weighted otherwise in it.',
      '3 pairs do not have it.',
    ])
    expect(prepareSliceForest(comparison, 'none')).toEqual([])
  })
})
