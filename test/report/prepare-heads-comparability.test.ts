import { describe, expect, it } from 'vitest'
import { prepareHeadsComparability } from '../../lib/report/prepare-heads-comparability.ts'
import { INCONCLUSIVE, makeComparison, makeResult } from './make-comparison.ts'

const tokenizer = {
  field: 'tok',
  base: '13a',
  head: 'intl',
  why: 'Other tokens are counted.',
  repair: 'rescore',
} as const
const agreeing = makeComparison()
const leftOut = makeComparison({
  results: [makeResult(), { ...INCONCLUSIVE, comparable: 'no', differences: [tokenizer], verdict: null }],
})
const apart = makeComparison({
  results: [
    makeResult({ comparable: 'no', delta: null, differences: [{ ...tokenizer, repair: 'none' }], verdict: null }),
  ],
})
const of = (...comparisons: (typeof agreeing)[]) =>
  prepareHeadsComparability(comparisons.map((comparison, i) => ({ id: `h${i}`, name: `head ${i}`, comparison })))

describe('prepareHeadsComparability', () => {
  it('says of all that they may be compared', () => {
    const view = of(agreeing, agreeing)
    expect(view).toMatchObject({ state: 'comparable', line: 'All 2 runs may be compared with base.' })
    expect(view.heads.map(({ rows }) => rows)).toEqual([[], []])
  })
  it('bears the word of the head that stands worst, and names its field and both values', () => {
    const view = of(agreeing, apart)
    expect(view).toMatchObject({ state: 'not-comparable', line: '1 of 2 runs may be compared with base.' })
    expect(view.heads[1].rows).toMatchObject([{ field: 'tok', base: '13a', head: 'intl', metrics: ['BLEU'] }])
  })
  it('names the field of a metric that alone is left out', () => {
    const view = of(leftOut)
    expect(view.state).toBe('comparable')
    expect(view.heads[0].rows).toMatchObject([{ field: 'tok', metrics: ['chrF2'] }])
  })
})
