import { describe, expect, it } from 'vitest'
import type { MetricAgreement } from '../../lib/compare/metric-agreement.ts'
import { type NamedMetric, prepareAgreement } from '../../lib/report/prepare-agreement.ts'

const bleu: NamedMetric = { spec: 'bleu', label: 'BLEU', direction: 'higher', decimals: 2 }
const ter: NamedMetric = { spec: 'ter', label: 'TER', direction: 'lower', decimals: 2 }
const agreement: MetricAgreement = {
  n: 1997,
  of: 2000,
  resamples: 1000,
  documents: false,
  spearman: { value: -0.81234, interval: [-0.8251, -0.7993] },
  pearson: { value: -0.7, interval: null },
  disagreements: [{ position: 4, x: 12.345, y: 20, placeX: 0.0304, placeY: 0.95 }],
  slices: [
    { by: 'length', value: 'over 400 characters', n: 12, spearman: { value: null, interval: null } },
    { by: 'length', value: '0–25 characters', n: 600, spearman: { value: -0.5, interval: [-0.6, -0.4] } },
  ],
}
const textOf = (over: Partial<MetricAgreement>, slice: { by: string; value: string } | null = null) =>
  prepareAgreement({ agreement: { ...agreement, ...over }, x: bleu, y: ter, slice })
    .statement.map(({ text }) => text)
    .join('')

describe('two metrics in one sentence', () => {
  it('with interval, how many segments, and which one is better when lower', () => {
    expect(textOf({})).toBe(
      'BLEU and TER rank the segments with a Spearman correlation of −0.812, 95 % interval −0.825 to −0.799, over ' +
        '1\u202f997 of 2\u202f000 segments. Of TER alone lower is better, so where the two agree the correlation is negative.',
    )
  })
  it('of a slice by its name', () => {
    expect(textOf({ n: 2000 }, { by: 'length', value: '0–25 characters' })).toContain(
      'over 2\u202f000 segments of Length: 0–25 characters.',
    )
  })
  it('says when there is no correlation, and when there is nothing', () => {
    expect(textOf({ spearman: { value: null, interval: null } })).toBe(
      'The correlation of BLEU and TER is undefined over 1\u202f997 segments: one of the two is the same everywhere.',
    )
    expect(textOf({ n: 1, of: 3, spearman: { value: null, interval: null } })).toBe(
      'One segment has no ranks to compare: a correlation of BLEU and TER takes two or more.',
    )
    expect(textOf({ n: 0, of: 0 })).toBe('No segment has a score under both metrics.')
  })
  it('a metric against itself is no finding', () => {
    const view = prepareAgreement({ agreement, x: bleu, y: bleu, slice: null })
    expect(view.statement).toEqual([
      { text: 'BLEU is set against itself, which says nothing: choose another metric for one of the two.' },
    ])
  })
})

describe('tables', () => {
  const view = prepareAgreement({ agreement, x: bleu, y: ter, slice: null })
  it('a correlation without an interval says nothing in its place', () => {
    expect(view.rows).toEqual([
      { name: 'Spearman', value: '−0.812', interval: '[−0.825, −0.799]' },
      { name: 'Pearson', value: '−0.700', interval: null },
    ])
  })
  it('slices by length stand in the order of their length, small ones marked', () => {
    expect(view.groups[0].rows.map(({ name, value, few }) => [name, value, few])).toEqual([
      ['0–25 characters', '−0.50', false],
      ['over 400 characters', 'undefined', true],
    ])
  })
  it('the reading list has both scores and both places', () => {
    expect(view.disagreements).toEqual([
      { position: 4, x: '12.35', y: '20.00', placeX: 'better than 3 %', placeY: 'better than 95 %' },
    ])
  })
})
