import { describe, expect, it } from 'vitest'
import { prepareBeside } from '../../lib/report/prepare-beside.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

describe('what stands beside the verdicts', () => {
  it('is empty where there is nothing', () => {
    expect(prepareBeside(makeComparison())).toEqual({ groups: [], posted: [] })
  })
  it('says bounds, McNemar, repeats and disagreeing aggregations', () => {
    const result = makeResult({
      failedAsEmpty: { n: 2000, base: 34.0123, head: 32.5, delta: -1.5123 },
      mcnemar: { onlyBase: 12, onlyHead: 30, exact: 0.008, midP: 0.0061 },
      repeats: { base: [34, 34.2], head: [33.1, null] },
      signsDisagree: true,
      segmentMeanDelta: 0.2,
    })
    const { groups } = prepareBeside(makeComparison({ results: [result] }))
    expect(groups.flatMap(({ sentences }) => sentences)).toEqual([
      'BLEU: base 34.01, head 32.50, difference −1.51 over 2\u202f000 segments.',
      'BLEU: only base right 12, only head right 30; McNemar’s exact p .0080, mid-p .0061.',
      'BLEU: base 34.00, 34.20; head 33.10, –.',
      'BLEU: the corpus moved by −0.91, the mean of its segments by +0.20. They are two metrics, and here they disagree.',
    ])
  })
  it('says nothing of a metric that may not be compared', () => {
    const result = makeResult({ comparable: 'no', mcnemar: { onlyBase: 1, onlyHead: 2, exact: 1, midP: 1 } })
    expect(prepareBeside(makeComparison({ results: [result] })).groups).toEqual([])
  })
  it('lists posted totals without a verdict', () => {
    const posted = {
      metric: 'COMET',
      comparable: 'no' as const,
      differences: [],
      base: 0.81,
      head: null,
      delta: null,
      reason: 'Only one side posted it.',
    }
    expect(prepareBeside(makeComparison({ postedOnly: [posted] })).posted).toEqual([
      { metric: 'COMET', base: '0.8100', head: '–', difference: '–', why: 'Only one side posted it.' },
    ])
  })
})
