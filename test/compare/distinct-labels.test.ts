import { describe, expect, it } from 'vitest'
import { compareWithSlices } from '../../lib/compare/compare-with-slices.ts'
import { withDistinctLabels } from '../../lib/compare/distinct-labels.ts'
import { makeSide } from './make-side.ts'

const segments = Array.from({ length: 12 }, (_, i) => ({
  id: `s${i}`,
  hypothesis: `one two ${i}`,
  references: ['one two three'],
}))
const side = (specs: readonly string[]) => ({
  ...makeSide(specs, segments),
  tags: segments.map((_, i) => ({ domain: i % 2 ? 'law' : 'news' })),
})
const labels = (...specs: string[]) => {
  const options = { trials: 10, resamples: 10, slices: ['domain'] }
  const comparison = compareWithSlices(side(specs), side(specs), options)
  const [slice] = comparison.slices?.dimensions[0].slices ?? []
  const ofSlice = slice.results.map(({ label }) => label)
  const whole = comparison.results.map(({ label }) => label)
  expect(ofSlice).toEqual(whole)
  return whole
}

describe('names of one metric under two settings', () => {
  it.each([
    [
      ['bleu', 'bleu:tok=char'],
      ['BLEU (tok 13a)', 'BLEU (tok char)'],
    ],
    [
      ['bleu', 'bleu:tok=char,case=lc', 'bleu:case=lc'],
      ['BLEU (case mixed, tok 13a)', 'BLEU (case lc, tok char)', 'BLEU (case lc, tok 13a)'],
    ],
    // Other metrics keep their names.
    [
      ['bleu', 'chrf', 'bleu:tok=char'],
      ['BLEU (tok 13a)', 'chrF2', 'BLEU (tok char)'],
    ],
    [
      ['chrf', 'chrf:nw=2'],
      ['chrF2', 'chrF2++'],
    ],
    [['bleu'], ['BLEU']],
  ])('%j are %j', (specs, expected) => {
    expect(labels(...specs)).toEqual(expected)
  })
  it('scores of one name from two models, known or not', () => {
    const of = (model: string) => ({ metric: 'external', label: 'odd', spec: `external:model=${model}` })
    const rows = [
      { ...of('m'), signature: 'name:odd|model:m|version:1.0.0' },
      { ...of('?'), signature: 'name:odd|model:?|version:1.0.0' },
    ]
    expect(withDistinctLabels(rows).map(({ label }) => label)).toEqual(['odd (model m)', 'odd (model unknown)'])
  })
  it('where no printed field tells them apart, or there is no signature, by the SPEC', () => {
    const rows = ['odd:direction=higher', 'odd'].map((spec) => ({ metric: 'm', label: 'odd', spec, signature: '' }))
    expect(withDistinctLabels(rows).map(({ label }) => label)).toEqual(['odd (odd:direction=higher)', 'odd (odd)'])
  })
})
