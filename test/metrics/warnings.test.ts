import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { dataWarnings, scoreWarnings } from '../../lib/metrics/warnings.ts'

function warningsOf(spec: string, segments: readonly MetricSegment[]) {
  const metric = createMetric(spec, testSetFacts(segments))
  return [...dataWarnings([metric], segments), ...scoreWarnings(metric, scoreSegments(metric, segments).score)]
}
const labelled = (pairs: readonly (readonly [string, string])[]): MetricSegment[] =>
  pairs.map(([label, predictedLabel], i) => ({ id: `s${i + 1}`, label, predictedLabel }))

describe('labels', () => {
  it('that differ only in case or white space are listed with their segments, and count as different', () => {
    const segments = labelled([
      ['ham', 'ham'],
      ['ham', 'spam'],
      ['spam', ' spam'],
      ['spam', 'Spam'],
    ])
    const [near, ...rest] = warningsOf('accuracy', segments)
    expect(near).toMatchObject({ code: 'near-labels', ids: ['s3', 's4'] })
    expect(near.message).toContain('" spam" and "spam" (s3)')
    expect(near.message).toContain('"Spam" and "spam" (s4)')
    expect(rest).toEqual([])
    expect(warningsOf('em', segments).filter(({ code }) => code === 'near-labels')).toEqual([])
  })
  it('two spellings within the gold labels are a pair too; other labels are none', () => {
    expect(
      warningsOf(
        'macro_f1',
        labelled([
          ['Yes', 'Yes'],
          ['yes', 'yes'],
        ]),
      ),
    ).toMatchObject([{ code: 'near-labels', message: expect.stringContaining('"Yes" and "yes"'), ids: [] }])
    expect(
      warningsOf(
        'macro_f1',
        labelled([
          ['yes', 'no'],
          ['no', 'yes'],
        ]),
      ),
    ).toEqual([])
  })
})

describe('unbalanced classes', () => {
  const skewed = labelled([...Array.from({ length: 9 }, () => ['ham', 'ham'] as const), ['spam', 'ham']])
  it('are named beside accuracy, with what the largest class alone would score', () => {
    expect(warningsOf('accuracy', skewed)).toMatchObject([
      { code: 'unbalanced-classes', message: expect.stringMatching(/"ham" would score 0\.90.*balanced_accuracy/) },
    ])
    expect(warningsOf('accuracy', skewed.slice(0, 9))).toMatchObject([
      { code: 'unbalanced-classes', message: expect.stringContaining('every gold label is "ham"') },
    ])
  })
  it('are none where classes are alike, nor beside a figure that weighs classes', () => {
    expect(
      warningsOf(
        'accuracy',
        labelled([
          ['a', 'a'],
          ['b', 'a'],
        ]),
      ),
    ).toEqual([])
    expect(warningsOf('macro_f1', skewed)).toEqual([])
    expect(warningsOf('accuracy', [{ id: 's1' }])).toEqual([])
  })
})

describe('answers and samples', () => {
  const segments = [
    { id: 's1', hypothesis: 'A', references: ['A'] },
    { id: 's2', hypothesis: 'B', answers: ['the', 'old mill'] },
    { id: 's3', hypothesis: 'the old mill', references: ['Old mill.'] },
  ]
  it.each(['em', 'qa_f1', 'contains'])('gold answers that normalise to nothing are listed for %s', (spec) => {
    expect(warningsOf(spec, segments)).toMatchObject([{ code: 'emptied-answer', ids: ['s1', 's2'] }])
  })
  it('are none where nothing is dropped', () => {
    expect(warningsOf('exact_match', segments)).toEqual([])
    expect(warningsOf('contains:norm=none', segments)).toEqual([])
    expect(warningsOf('em', segments.slice(2))).toEqual([])
  })
  it('problems with fewer samples than k are named', () => {
    const problems = [
      { id: 't1', samples: 5, passed: 0 },
      { id: 't3', samples: 3, passed: 0 },
    ]
    expect(warningsOf('pass:k=5', problems)).toMatchObject([
      { code: 'too-few-samples', ids: ['t3'], message: expect.stringContaining('t3 has 3') },
    ])
    expect(warningsOf('pass:k=3', problems)).toEqual([])
  })
})

describe('likelihoods', () => {
  it('tokens that are all certain are named; one alone, or one among others, is not', () => {
    const segments: MetricSegment[] = [
      { id: 'd1', logprobs: [null, 0, -0], logBase: 'e' },
      { id: 'd2', logprobs: [0, -1], logBase: 'e' },
      { id: 'd3', logprobs: [0], logBase: 'e' },
      { id: 'd4', nll: 0, tokenCount: 9, logBase: 'e' },
      { id: 'd5', windows: [{ begin: 0, end: 4, scoredFrom: 0, nll: 0 }], logBase: 'e' },
    ]
    expect(warningsOf('ppl', segments)).toMatchObject([{ code: 'certain-tokens', ids: ['d1', 'd4', 'd5'] }])
    expect(warningsOf('ppl', segments.slice(1, 3))).toEqual([])
    expect(warningsOf('wer', segments)).toEqual([])
  })
  it('posted counts that the text does not have are named where they are divided by', () => {
    const segments: MetricSegment[] = [
      { id: 'd1', hypothesis: 'abcd', byteCount: 9000, logprobs: [-1, -2], logBase: 'e' },
      { id: 'd2', hypothesis: 'né a', byteCount: 5, wordCount: 2, logprobs: [-1, -2], logBase: 'e' },
      { id: 'd3', hypothesis: ' né a', wordCount: 2, logprobs: [-1, -2], logBase: 'e' },
      { id: 'd4', hypothesis: 'né a', wordCount: 7, logprobs: [-1, -2], logBase: 'e' },
      { id: 'd5', byteCount: 3, nll: 3, logBase: 'e' },
    ]
    expect(warningsOf('ppl:unit=byte', segments)).toMatchObject([{ code: 'count-beside-text', ids: ['d1'] }])
    expect(warningsOf('bits_per_byte', segments)).toMatchObject([{ code: 'count-beside-text', ids: ['d1'] }])
    expect(warningsOf('ppl:unit=word', segments.slice(0, 4))).toMatchObject([
      { code: 'count-beside-text', ids: ['d4'] },
    ])
    expect(warningsOf('ppl', segments)).toEqual([])
  })
  it('texts of which more than the first token is unscored are named beside words and bytes', () => {
    const segments: MetricSegment[] = [
      { id: 'd1', hypothesis: 'a b', logprobs: [null, -2, -1], logBase: 'e' },
      { id: 'd2', hypothesis: 'a b', logprobs: [null, null, -1], logBase: 'e' },
      { id: 'd3', hypothesis: 'a b', logprobs: [null, null, -1], logBase: 'e', byteCount: 3 },
      { id: 'd4', hypothesis: 'a b', logprobs: [null, null], logBase: 'e' },
    ]
    expect(warningsOf('ppl:unit=byte', segments)).toMatchObject([{ code: 'partly-scored', ids: ['d2'] }])
    expect(warningsOf('ppl', segments)).toEqual([])
  })
})

describe('scores from elsewhere', () => {
  const scored = (signature: string | undefined, i: number): MetricSegment => ({
    id: String(i),
    scores: [{ metric: 'comet', value: i, signature }],
  })
  it('of several signatures are named with their counts, unless one is chosen', () => {
    const segments = ['m1', 'm2', 'm1', undefined].map(scored)
    expect(warningsOf('external:name=comet', segments)).toMatchObject([
      { code: 'several-models', message: expect.stringContaining('m1 (2), m2 (1), none given (1)') },
    ])
    expect(warningsOf('external:name=comet,model=m1', segments)).toEqual([])
    expect(warningsOf('external:name=comet', ['m1', 'm1'].map(scored))).toEqual([])
  })
})
