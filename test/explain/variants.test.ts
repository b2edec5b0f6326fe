import { describe, expect, it } from 'vitest'
import { EXPLAIN_WORDS } from '../../app/_components/explain/explain-words.ts'
import { alsoKnownAs } from '../../lib/explain/also-known-as.ts'
import { placeVariants } from '../../lib/explain/place-variants.ts'
import { createScorer } from '../../lib/explain/score-spec.ts'
import { scoreVariants } from '../../lib/explain/score-variants.ts'
import { type Family, findFamily, VARIANTS } from '../../lib/explain/variants.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'
import { portableLog } from '../../lib/text/portable-math.ts'

const FAMILIES = [...new Set(VARIANTS.map(({ family }) => family))]

/** Texts over which as many variants as can be come out otherwise: short lines, cases, digits, lines, repetitions. */
const TEXTS: readonly MetricSegment[] = (
  [
    ['The big red dog runs fast in 1,999.', 'the big red dogs run fast in 1,999.\nIt barks.'],
    ['yes', 'Yes!'],
    ['No, never.', 'an Never'],
    ['thank you you you', 'thank you'],
    ['café 3.0 opened', 'the café opened, 3'],
    ['It barks.\nthe valves of the pump were opened again.', 'The valve of the pump was opened again.\nIt barks.'],
  ] as const
).map(([hypothesis, reference], i) => ({
  id: String(i),
  hypothesis,
  references: [reference],
  answers: [reference],
  label: 'aabbc'[i % 5],
  predictedLabel: 'abbca'[i % 5],
  samples: 10 + i,
  passed: i,
  logprobs: Array.from({ length: 3 + 2 * i }, (_, k) => -0.3 - 0.4 * k - 0.1 * i),
  logBase: 'e',
  wordCount: 2 + i,
  byteCount: 9 + 5 * i,
}))

const figuresOf = (family: Family, segments: readonly MetricSegment[], spec: string | null = null) =>
  new Map(placeVariants(family, spec, segments).map((row) => [row.variant.id, row.value]))

describe('a variant is the number that its tool prints', () => {
  it('NLTK counts one n-gram in a line too short to have any', () => {
    const lines = ['the big red dog runs fast', 'yes', 'no', 'thank you']
    const same = lines.map((hypothesis, i) => ({ id: String(i), hypothesis, references: [hypothesis] }))
    expect(figuresOf('bleu', same).get('bleu-nltk-corpus')).toBeCloseTo(68.037, 3)
    const precisions = [9 / 9, 6 / 8, 4 / 7, 3 / 6]
    const mean = precisions.reduce((sum, p) => sum + portableLog(p) / 4, 0)
    expect(figuresOf('bleu', same).get('bleu-nltk-corpus')).toBeCloseTo(100 * Math.exp(mean), 10)
  })
  it('NLTK puts the least double for a precision of 0, and says 0 without any match', () => {
    const of = (hypothesis: string) => [{ id: '1', hypothesis, references: ['red doors open to the left'] }]
    const least = figuresOf('bleu', of('red doors are shut now and then')).get('bleu-nltk-corpus') as number
    // 2 of 7 words, 1 of 6 pairs, nothing longer.
    const expected = 100 * ((2 / 7) * (1 / 6)) ** 0.25 * Math.sqrt(2.2250738585072014e-308)
    expect(least / expected).toBeCloseTo(1, 10)
    expect(figuresOf('bleu', of('nothing')).get('bleu-nltk-corpus')).toBe(0)
    expect(figuresOf('bleu', of('')).get('bleu-nltk-corpus')).toBe(0)
  })
  it('OpenAI Evals looks for the answer as it stands, and the normalised search is another row', () => {
    const one = [{ id: '1', hypothesis: 'No, never.', answers: ['no', 'an Never'] }]
    const found = figuresOf('answers', one, 'contains')
    expect([found.get('contains'), found.get('contains-raw')]).toEqual([1, 0])
  })
  it('DROP’s script rounds the F1 of an answer to two decimals, and skips a blank gold answer', () => {
    const one = [
      { id: '1', hypothesis: 'red door', answers: ['red door handle left', ' '] },
      { id: '2', hypothesis: 'x', answers: [' '] },
    ]
    // 2 · 1 · 1/2 / (3/2) = 0.666… is 0.67 there.
    expect(figuresOf('answers', one).get('f1-set')).toBeCloseTo(67 / 2, 12)
  })
  it('pass@k, biased: 1 − (1 − c/n)^k', () => {
    const found = figuresOf('pass', [{ id: '1', samples: 10, passed: 3 }], 'pass:k=5')
    expect(found.get('pass-unbiased')).toBeCloseTo(1 - 21 / 252, 12)
    expect(found.get('pass-biased')).toBeCloseTo(1 - 0.7 ** 5, 12)
    expect(found.get('pass-1')).toBeCloseTo(0.3, 12)
    expect(found.get('pass-100')).toBeNull()
    const rows = placeVariants('pass', 'pass:k=20', [{ id: '1', samples: 10, passed: 3 }])
    expect(rows[0]).toMatchObject({ own: true, value: null, reason: 'too few samples' })
    for (const { messages } of [EXPLAIN_WORDS.en, EXPLAIN_WORDS.zh])
      for (const reason of ['too few samples', 'needs a dictionary', 'several references'])
        expect(messages.variants.reasons).toHaveProperty(reason)
  })
  it('distinct-n: over n-grams, over all words as the paper has it, and the mean of texts', () => {
    const texts = ['a b a b', 'a b', 'c'].map((hypothesis, i) => ({ id: String(i), hypothesis }))
    const found = figuresOf('distinct', texts, 'distinct')
    // ab ba of 4 pairs; of 7 words; 2/3 and 1.
    expect(found.get('distinct-run')).toBeCloseTo(2 / 4, 12)
    expect(found.get('distinct-words')).toBeCloseTo(2 / 7, 12)
    expect(found.get('distinct-texts')).toBeCloseTo((2 / 3 + 1) / 2, 12)
    expect(found.get('distinct-1')).toBeCloseTo(3 / 7, 12)
  })
  it('METEOR without its dictionary says so, and has the other rows', () => {
    const rows = placeVariants('meteor', 'meteor:wordnet=no', TEXTS)
    const of = (id: string) => rows.find(({ variant }) => variant.id === id)
    expect(of('meteor-nltk')).toMatchObject({ value: null, reason: 'needs a dictionary' })
    expect(of('meteor-nltk')?.signature).toContain('wordnet:3.0')
    expect(of('meteor-no-wordnet')).toMatchObject({ own: true })
    for (const id of ['meteor-no-wordnet', 'meteor-no-wordnet-space', 'meteor-1.5'])
      expect(of(id)?.value, id).toBeGreaterThan(0)
  })
  it('METEOR of a run has all of its rows where the dictionary is at hand, and its own is one of them', () => {
    const found = alsoKnownAs('meteor', TEXTS, createScorer(TEXTS, createMetricWithResources))
    expect(found?.variants.filter(({ own }) => own).map(({ variant }) => variant.id)).toEqual(['meteor-nltk'])
    expect(found?.variants.every(({ value }) => value !== null && value > 0)).toBe(true)
    expect(found?.spread?.[0]).toBeLessThan(found?.spread?.[1] as number)
    expect(found?.corpusAgainstMean).toBeNull()
  })
  it('each ROUGE that is an F has its stemmed and its recall row', () => {
    const ids = VARIANTS.map(({ id }) => id)
    for (const rouge of ['rouge-1', 'rouge-2', 'rouge-l', 'rouge-lsum'])
      for (const kind of ['', '-stem', '-recall']) expect(ids).toContain(`${rouge}${kind}`)
    const found = placeVariants('rouge', 'rouge2', TEXTS).filter(({ alike }) => alike)
    expect(found.map(({ variant }) => variant.id)).toEqual(['rouge-2', 'rouge-2-stem', 'rouge-2-recall'])
  })
})

describe('the signature of a row', () => {
  it.each(FAMILIES)('tells apart all numbers of one metric: %s', (family) => {
    const own = { pass: 'pass:k=5', distinct: 'distinct:n=3', meteor: 'meteor:wordnet=no' }[family as string] ?? null
    const rows = placeVariants(family, own, TEXTS)
    const seen = new Map<string, string>()
    for (const { variant, signature } of rows) {
      expect(signature, variant.id).not.toBe('')
      const key = `${variant.spec.split(':')[0]} ${signature}`
      expect(seen.get(key), `${variant.id} has the signature of ${seen.get(key)}: ${signature}`).toBeUndefined()
      seen.set(key, variant.id)
    }
    expect(rows.filter(({ value }) => value !== null).length).toBeGreaterThanOrEqual(3)
  })
  it('says what is averaged, and on which scale', () => {
    const of = (family: Family, id: string) =>
      scoreVariants(family, TEXTS).find(({ variant }) => variant.id === id)?.signature
    for (const [family, id] of [
      ['bleu', 'bleu-sentence'],
      ['chrf', 'chrf-mean'],
      ['ter', 'ter-mean'],
      ['perplexity', 'ppl-mean'],
    ] as const)
      expect(of(family, id), id).toContain('agg:mean')
    expect(of('bleu', 'bleu-hf')).toContain('scale:0.01')
    expect(of('answers', 'f1-set')).toContain('tokens:set')
    expect(of('answers', 'f1-set')).not.toContain('squad')
  })
  it('a variant that is its metric’s own number has the metric’s own signature', () => {
    const [first] = scoreVariants('bleu', TEXTS)
    expect(first.signature).toBe('nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0')
  })
})

describe('which metrics have variants', () => {
  it.each([
    ['meteor', 'meteor'],
    ['pass', 'pass'],
    ['distinct', 'distinct'],
    ['length_ratio', null],
  ])('%s: %s', (metric, family) => {
    expect(findFamily(metric)).toBe(family)
  })
  it('pass@k and distinct-n take over k and n of the number at hand, and no row stands there twice', () => {
    for (const [family, spec] of [
      ['pass', 'pass'],
      ['pass', 'pass:k=7'],
      ['pass', 'pass:k=10'],
      ['distinct', 'distinct'],
      ['distinct', 'distinct:n=5'],
    ] as const) {
      const rows = placeVariants(family, spec, TEXTS)
      expect(rows.filter(({ own }) => own).map(({ variant }) => variant.spec)).toEqual([spec])
      expect(rows.some(({ variant }) => variant.id === 'own')).toBe(false)
      const keys = rows.map(({ variant, signature }) => `${variant.spec} ${signature}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})
