import { describe, expect, it } from 'vitest'
import { findMetricChoice, listMetricChoices } from '../../lib/report/metric-choices.ts'

const of = (spec: string, label: string) => ({ spec, metric: spec.split(':')[0], label })
const LIKELIHOOD = ['token', 'word', 'byte'].map((unit) => of(`ppl:unit=${unit}`, `Perplexity (${unit})`))
const SURFACE = [of('bleu', 'BLEU'), of('bleu:tok=intl', 'BLEU'), of('chrf', 'chrF2'), of('chrf:nw=2', 'chrF2++')]

describe('the metrics of a project as people choose them', () => {
  it('is one a label, each with a key of its own', () => {
    expect(listMetricChoices(LIKELIHOOD).map(({ key, label }) => [key, label])).toEqual([
      ['ppl', 'Perplexity (token)'],
      ['Perplexity (word)', 'Perplexity (word)'],
      ['Perplexity (byte)', 'Perplexity (byte)'],
    ])
    expect(listMetricChoices(SURFACE).map(({ key, label }) => [key, label])).toEqual([
      ['bleu', 'BLEU'],
      ['chrf', 'chrF2'],
      ['chrF2++', 'chrF2++'],
    ])
  })

  it('asks for the label where the name has several, and only there', () => {
    expect(listMetricChoices(SURFACE).map(({ ask }) => ask)).toEqual([
      { metric: 'bleu' },
      { metric: 'chrf', label: 'chrF2' },
      { metric: 'chrf', label: 'chrF2++' },
    ])
  })

  it('is found by key, by name and by SPEC, which asks for itself alone', () => {
    expect(findMetricChoice(LIKELIHOOD, 'ppl')?.label).toBe('Perplexity (token)')
    expect(findMetricChoice(LIKELIHOOD, 'Perplexity (byte)')?.ask).toEqual({
      metric: 'ppl',
      label: 'Perplexity (byte)',
    })
    expect(findMetricChoice(LIKELIHOOD, 'ppl:unit=word')).toMatchObject({
      label: 'Perplexity (word)',
      ask: { metric: 'ppl:unit=word' },
    })
    expect(findMetricChoice(SURFACE, 'bleu:tok=intl')).toMatchObject({ key: 'bleu', ask: { metric: 'bleu:tok=intl' } })
    expect(findMetricChoice(SURFACE, 'comet')).toBeNull()
    expect(findMetricChoice(SURFACE, undefined)).toBeNull()
  })

  it('keeps keys apart where a posted score is called like the label of another', () => {
    const posted = { spec: null, metric: 'chrF2++', label: 'chrF2++' }
    expect(listMetricChoices([...SURFACE, posted]).map(({ key }) => key)).toEqual([
      'bleu',
      'chrf',
      'chrf:nw=2',
      'chrF2++',
    ])
  })
})
