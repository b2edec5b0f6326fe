import { describe, expect, it } from 'vitest'
import { prepareComparability } from '../../lib/report/prepare-comparability.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

const TOKENIZER = {
  field: 'tok',
  base: '13a',
  head: 'intl',
  why: 'Words are cut differently.',
  repair: 'rescore',
} as const
const BOS = { field: 'bos', base: 'yes', head: null, why: 'Unknown equals nothing.', repair: 'none' } as const
const view = (changes: Parameters<typeof makeComparison>[0]) => prepareComparability(makeComparison(changes))

describe('prepareComparability', () => {
  it('comparable is one line: fields agree, how many are paired', () => {
    const banner = view({})
    expect(banner).toMatchObject({ state: 'comparable', word: 'Comparable', rows: [], leftOut: [] })
    expect(banner.line).toBe(
      'All 2 metrics agree in all their fields. 1\u202f997 segments paired, of 1\u202f997 in base and 2\u202f000 in head. 3 in head only.',
    )
  })
  it('one metric that differs is left out by name while the rest is compared', () => {
    const banner = view({
      results: [makeResult(), makeResult({ label: 'chrF2', comparable: 'after-repair', differences: [TOKENIZER] })],
    })
    expect(banner.state).toBe('comparable')
    expect(banner.line).toMatch(/^1 of 2 metrics agree/)
    expect(banner.leftOut).toEqual([
      { label: 'chrF2', rows: [expect.objectContaining({ field: 'tok', base: '13a', head: 'intl' })] },
    ])
  })
  it('after repair names field, both values, why and repair', () => {
    const banner = view({ results: [makeResult({ comparable: 'after-repair', differences: [TOKENIZER] })] })
    expect(banner.state).toBe('after-repair')
    expect(banner.line).toMatch(/^1 field differs; what is stored is enough to mend it\./)
    expect(banner.rows).toEqual([
      {
        field: 'tok',
        base: '13a',
        head: 'intl',
        why: 'Words are cut differently.',
        repair: 'rescore both from their stored outputs',
        metrics: ['BLEU'],
      },
    ])
  })
  it('the same difference of two metrics is one row', () => {
    const results = [
      makeResult({ comparable: 'after-repair', differences: [TOKENIZER] }),
      makeResult({ label: 'chrF2', comparable: 'after-repair', differences: [TOKENIZER] }),
    ]
    expect(view({ results }).rows.map((row) => row.metrics)).toEqual([['BLEU', 'chrF2']])
  })
  it('not comparable counts the unknown apart and shows no difference', () => {
    const banner = view({
      results: [makeResult({ comparable: 'no', differences: [{ ...TOKENIZER, repair: 'none' }, BOS] })],
    })
    expect(banner.state).toBe('not-comparable')
    expect(banner.line).toMatch(/^1 field differs and 1 is unknown\. No difference is shown\./)
  })
  it('another test set is named as a field, with what was done and the figures over the whole sets', () => {
    const difference = {
      field: 'test set',
      base: 'manual v1 · 300 segments',
      head: 'manual v2 · 290 segments',
      why: 'Two sets of segments have two difficulties; 288 segments are the same in both.',
      repair: 'restrict',
    } as const
    const shared = (label: string) => makeResult({ label, comparable: 'after-repair', differences: [difference] })
    const banner = view({
      pairs: 288,
      changed: ['s3', 's5'],
      unpaired: { base: Array.from({ length: 10 }, (_, i) => `x${i}`), head: [] },
      results: [shared('BLEU'), shared('chrF2')],
    })
    expect(banner).toMatchObject({ state: 'repaired', word: 'Comparable after repair', repair: null, leftOut: [] })
    expect(banner.line).toMatch(/^Restricted to the segments that both test sets share\. 288 segments paired/)
    expect(banner.rows).toEqual([
      { ...difference, repair: 'restricted to the 288 that both share', metrics: ['BLEU', 'chrF2'] },
    ])
    expect(banner.asScored).toMatch(/BLEU base 34\.12, head 33\.21, difference −0\.91; chrF2 .* mean nothing\.$/)
  })
  it('repaired says so, in what fields, and keeps the figures of before', () => {
    const repaired = {
      how: 'rescore',
      sides: ['base'],
      before: { base: 'nrefs:1|tok:13a', head: 'nrefs:1|tok:intl' },
      values: { base: 34.6, head: 33.2 },
      signature: 'nrefs:1|tok:intl',
      differences: [TOKENIZER],
    } as const
    const banner = prepareComparability(makeComparison({ results: [makeResult({ repaired })] }), 'rescore')
    expect(banner).toMatchObject({ state: 'repaired', word: 'Comparable, repaired' })
    expect(banner.line).toMatch(/^Both rescored under tok:intl\. 1.997 segments paired/)
    expect(banner.asScored).toBe(
      'Each run’s own figures stay as they were: BLEU base 34.60 (tok:13a), head 33.20 (tok:intl), difference −1.40. That difference means nothing.',
    )
  })
  it('a repair that had nothing to do leaves the pair comparable', () => {
    expect(prepareComparability(makeComparison(), 'rescore')).toMatchObject({ state: 'comparable', asScored: null })
  })
  it('ids that were not paired are listed by reason, long lists with a count of the rest', () => {
    const ids = Array.from({ length: 120 }, (_, i) => `id-${i}`)
    const banner = view({ changed: ids, unpaired: { base: ['a'], head: [] } })
    expect(banner.unpaired.map((list) => [list.title, list.ids.length, list.more])).toEqual([
      ['Other content on the two sides', 50, 'and 70 more'],
      ['In base only', 1, null],
    ])
  })
})
