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
  it('ids that were not paired are listed by reason, long lists with a count of the rest', () => {
    const ids = Array.from({ length: 120 }, (_, i) => `id-${i}`)
    const banner = view({ changed: ids, unpaired: { base: ['a'], head: [] } })
    expect(banner.unpaired.map((list) => [list.title, list.ids.length, list.more])).toEqual([
      ['Other content on the two sides', 50, 'and 70 more'],
      ['In base only', 1, null],
    ])
  })
})
