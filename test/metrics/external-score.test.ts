import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'

const withScores = (...signatures: readonly (string | undefined)[]): MetricSegment[] =>
  signatures.map((signature, i) => ({ id: String(i), scores: [{ metric: 'comet', value: 0.5, signature }] }))

describe('a name', () => {
  it('that is missing is refused with the names that were posted', () => {
    const scores = ['comet', 'judge'].map((metric) => ({ metric, value: 1 }))
    const facts = testSetFacts([{ id: '1', scores }])
    expect(() => createMetric('external', facts)).toThrow(/needs the name.*Posted here: comet, judge\./s)
    expect(() => createMetric('external', testSetFacts([{ id: '1' }]))).toThrow(/No score was posted/)
  })
  it('that nobody posted leaves segments out with the names that there are', () => {
    const scores = [{ metric: 'comet', value: 1 }]
    const segments = [{ id: '1', scores }]
    const { unscored } = scoreSegments(createMetric('external:name=bleurt', testSetFacts(segments)), segments)
    expect(unscored).toEqual([{ id: '1', reason: 'no score named "bleurt", only "comet"' }])
  })
})

describe('the signature of scores from elsewhere', () => {
  it.each([
    ['is the one that all values share', withScores('wmt22', 'wmt22'), 'wmt22'],
    ['is unknown where two signatures occur', withScores('wmt22', 'wmt20'), null],
    ['is unknown where one value lacks it', withScores('wmt22', undefined), null],
    ['is unknown where nobody gave one', withScores(undefined), null],
    ['is unknown without a score of that name', [], null],
  ])('%s', (_, segments, model) => {
    const { signature } = createMetric('external:name=comet', testSetFacts(segments))
    expect(signature.fields.find(({ key }) => key === 'model')?.value).toBe(model)
  })

  it('is looked up by name alone, whatever the name', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const { signature } = createMetric(`external:name=${name}`, testSetFacts(withScores('wmt22')))
      expect(signature.fields.find(({ key }) => key === 'model')?.value).toBeNull()
    }
    const named = [{ id: '1', scores: [{ metric: '__proto__', value: 1, signature: 'm' }] }]
    const { signature } = createMetric('external:name=__proto__', testSetFacts(named))
    expect(signature.fields.find(({ key }) => key === 'model')?.value).toBe('m')
  })
})

describe('the direction of scores from elsewhere', () => {
  const directionOf = (spec: string, declared: Record<string, string> = {}) =>
    createMetric(spec, { ...testSetFacts([]), declared }).direction
  it.each([
    ['acc', 'higher'],
    ['acc_norm', 'higher'],
    ['exact_match', 'higher'],
    ['f1', 'higher'],
    ['mc2', 'higher'],
    ['bleu', 'higher'],
    ['rougeL_max', 'higher'],
    ['prompt_level_strict_acc', 'higher'],
    ['inst_level_strict_acc (mean of the item)', 'higher'],
    ['log-likelihood', 'higher'],
    ['pass@1 plus', 'higher'],
    ['ter', 'lower'],
    ['perplexity', 'lower'],
    ['word_perplexity', 'lower'],
    ['bits_per_byte', 'lower'],
    ['brier_score', 'lower'],
    ['wer', 'lower'],
    ['account', 'neither'],
    ['terseness', 'neither'],
    ['f1000', 'neither'],
    ['score', 'neither'],
    ['Bias', 'neither'],
  ])('%s: %s, by its name', (name, direction) => {
    expect(directionOf(`external:name="${name}"`)).toBe(direction)
  })
  it('is what is declared, where the name says nothing', () => {
    const declared = { 'direction.Bias': 'lower', 'direction.acc': 'lower', 'direction.odd': 'sideways' }
    expect(directionOf('external:name=Bias', declared)).toBe('lower')
    expect(directionOf('external:name=acc', declared)).toBe('higher')
    expect(directionOf('external:name=odd', declared)).toBe('neither')
    expect(directionOf('external:name=Bias,direction=higher', declared)).toBe('higher')
  })
})
