import { describe, expect, it } from 'vitest'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { dataWarnings, scoreWarnings } from '../../lib/metrics/warnings.ts'
import { readCase } from './sacrebleu-family-cases.ts'
import { scoreWith } from './score-with.ts'

const read = (id: string, run = '') => readCase('bleu', id).get(run)!

describe('cases from reported troubles', () => {
  it('references are per segment: three segments are scored, none is perfect by mistake', () => {
    const segments = read('bleu-01-reference-orientation')
    expect(scoreWith('bleu', segments).value).toBeCloseTo(40.255749, 5)
    expect(scoreWith('chrf', segments).value).toBeCloseTo(65.560468, 5)
    expect(scoreWith('ter', segments).value).toBeCloseTo(56.521739, 5)
    expect(scoreSegments(createMetric('bleu', testSetFacts(segments)), segments).scored).toBe(3)
  })

  it('each n-gram is clipped by its largest count in any reference', () => {
    const { value, details } = scoreWith('bleu', read('bleu-02-complementary-references'))
    expect(value).toBeCloseTo(100, 9)
    expect(details.counts).toEqual([8, 7, 6, 5])
  })

  it('short output is penalised, never rewarded', () => {
    const { value, details } = scoreWith('bleu', read('bleu-03-short-output-penalty'))
    expect(value).toBeCloseTo(44.932896, 5)
    expect(details.brevityPenalty).toBeCloseTo(Math.exp(1 - 9 / 5), 12)
    expect([details.hypothesisLength, details.referenceLength]).toEqual([5, 9])
  })

  it('short and identical: 0 for the corpus with the reason beside it, 100 per sentence with eff=yes', () => {
    const segments = read('bleu-04-short-and-identical')
    const metric = createMetric('bleu', testSetFacts(segments))
    const { score } = scoreSegments(metric, segments)
    expect(score.value).toBe(0)
    expect(
      scoreWarnings(metric, score).map(({ code, message }) => [code, message.includes('no 4-grams exist')]),
    ).toEqual([['no-ngrams', true]])
    const perSentence = scoreSegments(createMetric('bleu:eff=yes', testSetFacts(segments)), segments, {
      level: 'segment',
    })
    for (const { value } of perSentence.segments!) expect(value).toBeCloseTo(100, 9)
    expect(scoreWith('chrf', segments).value).toBeCloseTo(100, 9)
  })

  it.each([...readCase('bleu', 'bleu-05-nothing-in-common')])('%s: exactly 0', (name, segments) => {
    expect(scoreWith('bleu', segments).value).toBe(0)
    expect(scoreWith('bleu:eff=yes', segments).value).toBe(0)
    const faults = dataWarnings([], segments).filter(({ code }) => code === 'empty-reference')
    expect(faults.map(({ ids }) => ids)).toEqual(/blank|white/.test(name) ? [['s1']] : [])
  })

  it('an empty output is an answer', () => {
    const segments = read('bleu-06-empty-output-kept')
    expect(scoreWith('bleu', segments).value).toBeCloseTo(67.032005, 5)
    expect(scoreWith('chrf', segments).value).toBeCloseTo(71.428571, 5)
    expect(scoreWith('ter', segments).value).toBeCloseTo(28.571429, 5)
    expect(dataWarnings([], segments).map(({ code, ids }) => [code, ids])).toEqual([['empty-output', ['s2']]])
  })

  it('Chinese under 13a is 0 with a warning; zh and char are fine', () => {
    const identical = read('bleu-07-script-without-spaces', 'identical')
    const other = read('bleu-07-script-without-spaces', 'one character differs')
    expect([scoreWith('bleu', identical).value, scoreWith('bleu', other).value]).toEqual([0, 0])
    expect(scoreWith('bleu:tok=zh', identical).value).toBeCloseTo(100, 9)
    expect(scoreWith('bleu:tok=zh', other).value).toBeCloseTo(65.803701, 5)
    const warned = (spec: string) =>
      dataWarnings([createMetric(spec, testSetFacts(other))], other).map(({ code }) => code)
    expect(warned('bleu')).toEqual(['script-without-spaces'])
    expect(warned('ter')).toEqual(['script-without-spaces'])
    expect(['bleu:tok=zh', 'bleu:tok=char', 'chrf', 'ter:norm=yes,asian=yes'].flatMap(warned)).toEqual([])
  })
})

describe('rows', () => {
  it('a segment without hypothesis or reference is not scored and named', () => {
    const segments = [
      { id: 'a', hypothesis: 'x', references: ['x'] },
      { id: 'b', hypothesis: 'x', references: [] },
      { id: 'c', references: ['x'] },
      { id: 'd', references: ['x'], state: 'failed' as const, reason: 'timeout' },
      { id: 'e', references: ['x'], state: 'na' as const },
    ]
    const result = scoreSegments(createMetric('bleu:eff=yes', testSetFacts(segments)), segments, { level: 'segment' })
    expect(result.score.value).toBeCloseTo(100, 9)
    expect([result.scored, result.failed, result.notApplicable]).toEqual([1, 3, 1])
    expect(result.unscored).toEqual([
      { id: 'b', reason: 'no reference' },
      { id: 'c', reason: 'no hypothesis' },
      { id: 'd', reason: 'timeout' },
      { id: 'e', reason: 'does not apply' },
    ])
    expect(result.segments!.map(({ value }) => value === null)).toEqual([false, true, true, true, true])
  })

  it('nothing to score is null with the reason', () => {
    const metric = createMetric('bleu', testSetFacts([]))
    expect(scoreSegments(metric, []).score).toMatchObject({ value: null, reason: 'there are no segments' })
    expect(scoreSegments(metric, [{ id: 'a', hypothesis: 'x' }]).score).toMatchObject({
      value: null,
      reason: 'no segment can be scored (no reference)',
    })
  })
})

describe('order weights', () => {
  const segments = [{ id: '1', hypothesis: 'a b c d x', references: ['a b c d e'] }]

  it('equal weights give the plain score, others the weighted geometric mean', () => {
    const plain = scoreWith('bleu', segments)
    expect(scoreWith('bleu:weights="0.25,0.25,0.25,0.25"', segments).value).toBeCloseTo(plain.value!, 10)
    expect(scoreWith('bleu:weights="1,0,0,0"', segments).value).toBeCloseTo(80, 10)
    expect(scoreWith('bleu:order=2,weights="0.5,0.5"', segments).value).toBeCloseTo(100 * Math.sqrt(0.8 * 0.75), 10)
  })
})

describe('tokenized output', () => {
  it('is suspected where outputs end in a split period and references do not', () => {
    const one = (hypothesis: string, reference: string) => [{ id: '1', hypothesis, references: [reference] }]
    const codes = (segments: ReturnType<typeof one>) =>
      dataWarnings([createMetric('bleu', testSetFacts(segments))], segments).map(({ code }) => code)
    expect(codes(one('it ends so .', 'it ends so.'))).toEqual(['tokenized-output'])
    expect(codes(one('it ends so .', 'it ends so .'))).toEqual([])
    expect(codes(one('it ends so.', 'it ends so.'))).toEqual([])
  })
})
