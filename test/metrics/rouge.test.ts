import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { RougeTexts } from '../../lib/metrics/rouge-texts.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import file from '../fixtures/cases/rouge.json' with { type: 'json' }

interface CaseSegment {
  readonly id: string
  readonly output: string
  readonly references: readonly string[]
}
interface Figure {
  readonly precision: number
  readonly recall: number
  readonly f: number
  readonly tolerance: number
}

function score(spec: string, segments: readonly MetricSegment[]) {
  return scoreSegments(createMetric(spec, testSetFacts(segments)), segments).score
}
const one = (reference: string, hypothesis: string) => [{ id: '1', references: [reference], hypothesis }]
const [breaks, repeated, letters] = file.cases as unknown as {
  input: { segments: CaseSegment[]; runs: { name: string; segments: CaseSegment[] }[] }
  expected: Record<string, Figure & Record<string, number>>
}[]
const segmentsOf = (list: readonly CaseSegment[]) =>
  list.map(({ id, output, references }) => ({ id, references, hypothesis: output }))

function expectFigure(spec: string, segments: readonly MetricSegment[], wanted: Figure) {
  const { value, details } = score(spec, segments)
  for (const figure of ['precision', 'recall', 'f'] as const)
    expect(Math.abs((details[figure] as number) - wanted[figure])).toBeLessThanOrEqual(wanted.tolerance)
  expect(value).toBe(details.f)
}

describe('cases that broke other tools', () => {
  it('rouge-01: line breaks mark sentences for Lsum and mean nothing to L', () => {
    const segments = segmentsOf(breaks.input.segments)
    expectFigure('rougeL', segments, breaks.expected.rougeL)
    expectFigure('rougeLsum', segments, breaks.expected.rougeLsum)
    expect(score('rougeLsum', segments).details.broken).toBe(1)
    const joined = segments.map(({ id, references, hypothesis }) => ({
      id,
      references: references.map((text) => text.replaceAll('\n', ' ')),
      hypothesis: hypothesis.replaceAll('\n', ' '),
    }))
    expectFigure('rougeLsum', joined, breaks.expected.rougeL)
    expect(score('rougeLsum', joined).details.broken).toBe(0)
  })
  it('rouge-02: a word said again counts once a match', () => {
    for (const type of ['rouge1', 'rouge2', 'rougeL'])
      expectFigure(type, segmentsOf(repeated.input.segments), repeated.expected[type])
  })
  it('rouge-03: what the a–z tokenizer throws away is counted, and other tokenizers keep it', () => {
    for (const { name, segments } of letters.input.runs) {
      const wanted = letters.expected[name]
      const plain = score('rouge1', segmentsOf(segments))
      expect(plain.value).toBe(wanted['ascii tokenizer'])
      for (const tok of ['word', 'mixed'])
        expect(score(`rouge1:tok=${tok}`, segmentsOf(segments)).value).toBe(wanted['unicode words'])
      const lost = Math.round((100 * (plain.details.dropped as number)) / (plain.details.letters as number))
      expect(lost).toBe(name === 'identical' ? 100 : 87)
      expect(plain.details.emptied).toBe(name === 'identical' ? 1 : 0)
      expect(score('rouge1:tok=word', segmentsOf(segments)).details.emptied).toBe(0)
    }
  })
})

describe('settings', () => {
  it('every one of them is in the signature', () => {
    const facts = { references: 1, labels: [] }
    const signature = (spec: string, references: number | 'var' = 1) =>
      formatSignature(createMetric(spec, { ...facts, references }).signature)
    expect(signature('rouge1')).toBe('nrefs:1|case:lc|tok:rouge|stemmer:no|part:f|agg:mean|version:rouge_score-0.1.2')
    expect(signature('rougeW:weight=2,part=p,stemmer=yes,tok=char', 3)).toBe(
      'nrefs:3|multi:best|case:lc|tok:char|stemmer:porter|weight:2|part:p|agg:mean|version:lin-2004',
    )
    expect(signature('rougeSU:skip=any,multi=mean', 'var')).toContain('|skip:any|')
    expect(signature('rougeSU:skip=any,multi=mean', 'var')).toMatch(/^nrefs:var\|multi:mean\|/)
    expect(signature('rougeL:tok=word')).toMatch(/tok:word\|segmenter:[0-9a-f]{8}\|/)
  })
  it('part chooses the figure', () => {
    const segments = one('a b c d', 'a b')
    expect(score('rouge1:part=p', segments).value).toBe(1)
    expect(score('rouge1:part=r', segments).value).toBe(0.5)
    expect(score('rouge1', segments).value).toBeCloseTo(2 / 3, 15)
  })
  it('of several references the best or the mean', () => {
    const segments = [{ id: '1', references: ['a b', 'a x y z', 'q'], hypothesis: 'a b' }]
    expect(score('rouge1', segments).value).toBe(1)
    expect(score('rouge1:multi=mean', segments).details.recall).toBeCloseTo((1 + 1 / 4 + 0) / 3, 15)
    const same = [{ id: '1', references: Array(10).fill('a b'), hypothesis: 'a b' }]
    expect(score('rouge1:multi=mean', same).value).toBe(1)
  })
  it('ROUGE-W prefers unbroken matches and stays within 1', () => {
    const broken = score('rougeW', one('a b c d e f g', 'a x b y c z d')).value as number
    const whole = score('rougeW', one('a b c d e f g', 'a b c d x y z')).value as number
    expect(whole).toBeGreaterThan(broken)
    for (const n of [1, 2, 7, 30])
      expect(score('rougeW', one(Array(n).fill('w').join(' '), Array(n).fill('w').join(' '))).value).toBe(1)
  })
  it('long texts are hashed where short ones go through a table, with the same result', () => {
    const words = Array.from({ length: 3000 }, (_, i) => `w${(i * i) % 1013}`)
    const expected = new Set<string>()
    const shifted = words.slice(1).concat('w0')
    const grams = (list: string[]) => list.slice(1).map((word, i) => `${list[i]} ${word}`)
    const counts = new Map<string, number>()
    for (const gram of grams(words)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
    let hits = 0
    for (const gram of grams(shifted)) {
      const left = counts.get(gram) ?? 0
      if (left > 0) hits++
      counts.set(gram, left - 1)
      expected.add(gram)
    }
    expect(expected.size).toBeGreaterThan(512)
    const { details } = score('rouge2', one(words.join(' '), shifted.join(' ')))
    expect(details.recall).toBe(hits / 2999)
  })
})

describe('edges', () => {
  it('nothing to compare scores 0; nothing scored has no score', () => {
    expect(score('rouge1', one('', '')).value).toBe(0)
    expect(score('rougeLsum', one('\n', 'a\nb')).value).toBe(0)
    expect(score('rouge3', one('a b', 'a b')).value).toBe(0)
    expect(score('rouge1', [{ id: '1', hypothesis: 'a' }])).toMatchObject({ value: null })
    const metric = createMetric('rouge1', { references: 1, labels: [] })
    if (metric.kind === 'additive')
      expect(metric.score(new Float64Array(metric.columns.length))).toMatchObject({
        value: null,
        reason: 'no scored segment',
      })
  })
  it('what is remembered is forgotten in time, without changing a result', () => {
    const texts = new RougeTexts(null, false)
    for (let i = 0; i < 300; i++) {
      texts.begin()
      const long = texts.get(`${i} ${'word '.repeat(10_000)}`)
      const same = texts.get('word')
      expect(long.ids[1]).toBe(same.ids[0])
    }
    expect(texts.size).toBeLessThan(200)
  })
  it('hostile text neither throws nor gives NaN', () => {
    for (const text of ['\ud800', '\0\u202e', '<b>&amp;</b>', 'ﬁ\u0301'.repeat(5), '👨‍👩‍👧', '\n\n\n'])
      for (const tok of ['rouge', 'char', 'mixed', 'word'])
        for (const name of ['rouge2', 'rougeL', 'rougeLsum', 'rougeW', 'rougeS', 'rougeSU'])
          expect(score(`${name}:tok=${tok},stemmer=yes`, one(text, `${text} x`)).value).toBeGreaterThanOrEqual(0)
  })
})
