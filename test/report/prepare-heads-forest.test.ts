import { describe, expect, it } from 'vitest'
import { prepareHeadsForest } from '../../lib/report/prepare-heads-forest.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

const headOf = (id: string, changes: Parameters<typeof makeResult>[0]) => ({
  id,
  name: `model ${id}`,
  comparison: makeComparison({ results: [makeResult({ smallestEffect: null, ...changes })] }),
})

describe('prepareHeadsForest', () => {
  it('has a row a head, on one axis that holds all of them', () => {
    const view = prepareHeadsForest(
      [headOf('a', { delta: -1, ci: [-2, 0.5] }), headOf('b', { delta: 4, ci: [2, 6] })],
      'bleu',
    )
    const rows = view.groups.flatMap((group) => group.rows)
    expect(rows.map(({ spec, label }) => [spec, label])).toEqual([
      ['a', 'model a'],
      ['b', 'model b'],
    ])
    expect(view.ticks.map(({ label }) => label)).toEqual(['−6', '−4', '−2', '0', '+2', '+4', '+6'])
    expect(rows.map(({ drawing }) => drawing.ticks)).toEqual([[], []])
    expect(rows[0].drawing.point).toBeCloseTo(50 - 50 / 6, 10)
    expect(rows[1].drawing.high).toBe(100)
  })
  it('is turned where lower is better, and in multiples where a smallest effect is set', () => {
    const lower = prepareHeadsForest([headOf('a', { delta: -1, ci: [-2, -0.5], direction: 'lower' })], 'bleu')
    expect(lower.groups[0].rows[0].drawing.point).toBeGreaterThan(50)
    expect(lower.ticks[0].label).toBe('+2.0')
    expect(prepareHeadsForest([headOf('a', { smallestEffect: 0.5 })], 'bleu').ticks[0].label).toBe('−4×')
  })
  it('keeps a head that is not comparable, without a number, and leaves out one without the metric', () => {
    const view = prepareHeadsForest([headOf('a', { comparable: 'no' }), headOf('b', { spec: 'chrf' })], 'bleu')
    expect(view.groups.flatMap((group) => group.rows).map(({ spec, difference }) => [spec, difference])).toEqual([
      ['a', null],
    ])
  })
})
