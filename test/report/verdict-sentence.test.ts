import { describe, expect, it } from 'vitest'
import { prepareComparability } from '../../lib/report/prepare-comparability.ts'
import { toPlainSentence, verdictSentence } from '../../lib/report/verdict-sentence.ts'
import { INCONCLUSIVE, makeComparison, makeResult } from './make-comparison.ts'

const only = (changes: Parameters<typeof makeResult>[0]) => makeComparison({ results: [makeResult(changes)] })
const say = (comparison: ReturnType<typeof makeComparison>, lead?: string) =>
  toPlainSentence(verdictSentence(comparison, lead))

const TOKENIZER = {
  field: 'tok',
  base: '13a',
  head: 'intl',
  why: 'Words are cut differently.',
  repair: 'rescore' as const,
}

describe('verdictSentence', () => {
  it('worse: what moved, by how much, the interval, against what matters', () => {
    expect(say(only({}))).toBe(
      'Worse. BLEU is lower by 0.91 points, 95 % interval −1.46 to −0.35; more than the 0.5 that matters here.',
    )
  })
  it('better by less than what matters says so', () => {
    expect(say(only({ verdict: 'better', delta: 0.31, ci: [0.05, 0.62] }))).toBe(
      'Better. BLEU is higher by 0.31 points, 95 % interval +0.05 to +0.62; less than the 0.5 that matters here.',
    )
  })
  it('a metric that is better when lower keeps its own signs', () => {
    expect(
      say(
        only({
          label: 'WER',
          unit: 'ratio',
          direction: 'lower',
          verdict: 'worse',
          delta: 0.011,
          ci: [0.0046, 0.0174],
          smallestEffect: null,
        }),
      ),
    ).toBe('Worse. WER is higher by 0.0110, 95 % interval +0.0046 to +0.0174.')
  })
  it('without a smallest effect nothing is said about what matters', () => {
    expect(say(only({ smallestEffect: null }))).toBe(
      'Worse. BLEU is lower by 0.91 points, 95 % interval −1.46 to −0.35.',
    )
  })
  it('rounding never contradicts: a difference just below the smallest effect does not read as equal to it', () => {
    expect(say(only({ delta: -0.4996, ci: [-0.81, -0.19] }))).toContain('lower by 0.4996 points')
    expect(say(only({ delta: -0.4996, ci: [-0.81, -0.19] }))).toContain('less than the 0.5 that matters')
  })
  it('rounding never contradicts: a bound just clear of 0 does not read as 0', () => {
    expect(say(only({ delta: -0.5, ci: [-1.0, -0.0004] }))).toContain('−1.00 to −0.0004')
  })
  it('inconclusive brings its reach and what it would need, and does not claim equality', () => {
    const sentence = verdictSentence(makeComparison({ results: [INCONCLUSIVE] }))
    expect(toPlainSentence(sentence)).toBe(
      'Inconclusive. chrF2 is lower by 0.12 points, 95 % interval −0.41 to +0.17; this test set could have shown 0.41.',
    )
    expect(sentence.notes).toEqual([
      'With 1\u202f997 segments this test set could have shown 0.41 or more (80 % power). A true difference of 0.3 would need about 23\u202f000 segments. This is not evidence that they are equal.',
    ])
  })
  it('too small to matter names the band', () => {
    expect(say(only({ verdict: 'too-small', delta: 0.05, ci: [-0.11, 0.22] }))).toBe(
      'Too small to matter. BLEU is higher by 0.05 points, 95 % interval −0.11 to +0.22; wholly inside the ±0.5 that does not matter here.',
    )
  })
  it('identical says that nothing was tested', () => {
    const sentence = verdictSentence(
      makeComparison({
        outputsChanged: 0,
        results: [makeResult({ verdict: 'identical', delta: 0, ci: [0, 0], p: 1 })],
      }),
    )
    expect(toPlainSentence(sentence)).toBe(
      'Identical. All 1\u202f997 paired outputs are the same, character for character.',
    )
    expect(sentence.notes[0]).toMatch(/Nothing was tested/)
  })
  it('others that agree, and those that do not, are named; the inconclusive ones go to the notes', () => {
    const comparison = makeComparison({
      results: [
        makeResult(),
        makeResult({ spec: 'ter', label: 'TER', verdict: 'worse' }),
        makeResult({ spec: 'rougeL', label: 'ROUGE-L', verdict: 'better' }),
        INCONCLUSIVE,
      ],
    })
    const sentence = verdictSentence(comparison)
    expect(toPlainSentence(sentence)).toMatch(/matters here\. TER agrees\. ROUGE-L is better\.$/)
    expect(sentence.notes).toEqual(['chrF2 is inconclusive, which is not the same as equal.'])
  })
  it('an interval clear of 0 that does not stand after correction is said to be just that', () => {
    const comparison = makeComparison({
      results: [makeResult(), makeResult({ spec: 'chrf', label: 'chrF2', verdict: 'better', pAdjusted: 0.075 })],
    })
    const sentence = verdictSentence(comparison)
    expect(toPlainSentence(sentence)).not.toContain('chrF2')
    expect(sentence.notes).toEqual([
      'chrF2: the interval is clear of 0, but not after the correction for 2 metrics (Holm p .075).',
    ])
  })
  it('does not open with better or worse where the lead itself does not stand after correction', () => {
    const sentence = verdictSentence(only({ pAdjusted: 0.075 }))
    expect(sentence).toMatchObject({ verdict: 'inconclusive', word: 'Not after correction.' })
    expect(toPlainSentence(sentence)).toMatch(/^Not after correction\. BLEU is lower by 0\.91/)
  })
  it.each<[string, Parameters<typeof makeResult>[0], string]>([
    ['stands only without correction', { pAdjusted: 0.075 }, 'WER is better. chrF2 is worse.'],
    ['has few units', { few: true }, 'WER is better. chrF2 is worse.'],
    ['is inconclusive', { verdict: 'inconclusive' }, 'WER is better. chrF2 is worse.'],
    ['has no verdict', { verdict: null, reason: 'There is no interval.' }, 'WER is better. chrF2 is worse.'],
    ['is identical', { verdict: 'identical', delta: 0, ci: [0, 0] }, 'WER is better. chrF2 is worse.'],
    ['is worse itself', {}, 'chrF2 agrees. WER is better.'],
  ])('a lead that %s leaves nobody out that reached a verdict', (_, lead, end) => {
    const comparison = makeComparison({
      results: [
        makeResult(lead),
        makeResult({ spec: 'chrf', label: 'chrF2' }),
        makeResult({ spec: 'wer', label: 'WER', verdict: 'better' }),
        makeResult({ spec: 'ter', label: 'TER', verdict: 'inconclusive' }),
        makeResult({ spec: 'cer', label: 'CER', pAdjusted: 0.075 }),
      ],
    })
    const sentence = verdictSentence(comparison)
    expect(toPlainSentence(sentence).endsWith(end), toPlainSentence(sentence)).toBe(true)
    expect(sentence.agreement.join(' ')).toBe(end)
    expect(sentence.notes.join(' ')).toContain('TER is inconclusive')
    expect(sentence.notes.join(' ')).toContain('CER: the interval is clear of 0')
  })
  it('shared segments of two test sets have a verdict', () => {
    const differences = [{ field: 'test set', base: 'v1', head: 'v2', why: '', repair: 'restrict' as const }]
    expect(verdictSentence(only({ comparable: 'after-repair', differences })).verdict).toBe('worse')
  })
  it('speaks about the metric it is asked for', () => {
    expect(verdictSentence(makeComparison(), 'chrf')).toMatchObject({ verdict: 'inconclusive', spec: 'chrf' })
  })
  it('not comparable has no number at all', () => {
    const sentence = verdictSentence(
      only({
        comparable: 'after-repair',
        differences: [TOKENIZER],
        verdict: null,
        delta: null,
        ci: null,
      }),
    )
    expect(sentence.verdict).toBe('not-comparable')
    expect(toPlainSentence(sentence)).toBe(
      'Comparable after repair. The two BLEU figures differ in tok, so there is no difference to show until both are scored alike.',
    )
    expect(toPlainSentence(sentence)).not.toMatch(/\d\.\d/)
  })
  it('says the same as the banner of the pair', () => {
    for (const comparable of ['after-repair', 'no'] as const) {
      const comparison = only({ comparable, differences: [TOKENIZER], verdict: null, delta: null, ci: null })
      expect(verdictSentence(comparison).word).toBe(`${prepareComparability(comparison).word}.`)
    }
  })
  it('a metric that is left out is named beside those that were compared', () => {
    const comparison = makeComparison({
      results: [
        makeResult(),
        makeResult({ spec: 'comet', label: 'COMET', comparable: 'no', verdict: null, delta: null }),
      ],
    })
    expect(verdictSentence(comparison).notes).toContain('COMET is left out: not comparable.')
  })
  it('one pair gives no verdict, with the counts of both sides', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => `i${i}`)
    const sentence = verdictSentence(
      makeComparison({
        pairs: 1,
        unpaired: { base: ids(4), head: ids(2) },
        results: [makeResult({ verdict: null, ci: null, reason: 'fewer than two pairs' })],
      }),
    )
    expect(toPlainSentence(sentence)).toBe('No verdict. One pair: no interval and no verdict.')
    expect(sentence.notes[0]).toMatch(/^Of 5 segments in base and 3 in head, 1 is in both/)
  })
  it.each(['worse', 'too-small'] as const)('few documents are not ranked: %s', (verdict) => {
    const sentence = verdictSentence(only({ few: true, documents: 12, verdict }))
    expect(sentence).toMatchObject({ verdict: 'inconclusive', word: 'Too few to rank.', agreement: [] })
  })
  it('few documents are said to be few', () => {
    expect(verdictSentence(only({ few: true, documents: 12 })).notes).toEqual([
      'Only 12 documents were resampled: the interval is rough and no gate rests on it.',
    ])
  })
})
