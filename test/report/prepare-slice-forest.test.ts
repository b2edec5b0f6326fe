import { describe, expect, it } from 'vitest'
import { prepareSliceForest } from '../../lib/report/prepare-slice-forest.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

type Slice = [value: string, changes: Parameters<typeof makeResult>[0]]

const dimension = (by: string, slices: readonly Slice[]) => ({
  by,
  slices: slices.map(([value, changes]) => ({
    value,
    pairs: changes?.n ?? 500,
    results: [{ ...makeResult({ smallestEffect: null, ...changes }), q: 0.01 }],
  })),
  without: 0,
  left: 0,
  reversed: [],
  against: [],
})

const viewOf = (...dimensions: ReturnType<typeof dimension>[]) =>
  prepareSliceForest(makeComparison({ results: [makeResult()], slices: { family: 6, dimensions } }), 'bleu')

describe('prepareSliceForest', () => {
  it('stands on one axis in all its tables', () => {
    const tables = viewOf(
      dimension('domain', [['law', { delta: 1, ci: [0.5, 1.5] }]]),
      dimension('length', [['0–25 characters', { delta: 8, ci: [6, 10] }]]),
    )
    expect(tables.map(({ view }) => view.ticks)).toEqual([tables[0].view.ticks, tables[0].view.ticks])
    expect(tables[0].view.ticks.map(({ label }) => label)).toEqual(['−10', '−5', '0', '+5', '+10'])
    const rows = tables.flatMap(({ view }) => view.groups[0].rows)
    expect(rows.map(({ drawing }) => [drawing.ticks, drawing.point])).toEqual([
      [[], 55],
      [[], 90],
    ])
  })
  it('orders lengths by their size, others as they come with the few last', () => {
    const [lengths, domains] = viewOf(
      dimension('length', [
        ['51–100 characters', {}],
        ['0–25 characters', {}],
        ['over 400 characters', {}],
        ['26–50 characters', { few: true, n: 3 }],
      ]),
      dimension('domain', [
        ['few', { few: true, n: 3 }],
        ['many', {}],
      ]),
    )
    const names = ({ view }: typeof lengths) => view.groups[0].rows.map(({ label }) => label)
    expect(names(lengths)).toEqual(['0–25 characters', '26–50 characters', '51–100 characters', 'over 400 characters'])
    expect(names(domains)).toEqual(['many', 'few'])
  })
  it.each(['better', 'worse', 'inconclusive', 'too-small', 'identical'] as const)(
    'says few of few pairs, whatever the verdict: %s',
    (verdict) => {
      const [table] = viewOf(dimension('domain', [['law', { verdict, few: true, n: 3 }]]))
      const [row] = table.view.groups[0].rows
      expect(row.few).toBe(true)
      expect(row.qualifier).toContain('few')
      expect(row.verdictWord).not.toMatch(/worse|better|too small/)
    },
  )
  it('lets no rough interval press the others together', () => {
    const [table] = viewOf(
      dimension('domain', [
        ['law', { delta: 1, ci: [0.5, 1.5] }],
        ['few', { delta: 40, ci: [-80, 90], few: true, n: 3 }],
      ]),
    )
    expect(table.view.ticks.at(-1)?.label).toBe('+1.5')
    expect(table.view.groups[0].rows[1].drawing).toMatchObject({ clippedLow: true, clippedHigh: true, point: null })
  })
})
