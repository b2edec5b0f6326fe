import { describe, expect, it } from 'vitest'
import type { AdditiveMetric, MetricSegment } from '../../lib/metrics/metric.ts'
import { sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import file from '../fixtures/cases/wer-cer.json' with { type: 'json' }

interface CaseSegment {
  readonly id: string
  readonly output: string
  readonly references: readonly string[]
}

interface Figure {
  readonly value: number
  readonly tolerance: number
  readonly [count: string]: number
}
/** The parts of the cases' answers that are read here; each case has some of them. */
interface Expected {
  readonly wer: Figure
  readonly cer: Figure
  readonly must_not: { readonly wer: number }
  readonly segments: readonly { readonly id: string; readonly rate: number | null; readonly [count: string]: unknown }[]
  readonly alone: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly without: { readonly cer: Figure; readonly wer: number }
  readonly 'with NFC normalisation': { readonly cer: number; readonly wer: number }
  readonly 'one emoji changed': { readonly cer: Figure }
  readonly 'emoji only': { readonly cer: Figure }
}

function segmentsOf(list: readonly CaseSegment[]): MetricSegment[] {
  return list.map(({ id, output, references }) => ({ id, hypothesis: output, references }))
}
function score(spec: string, segments: readonly MetricSegment[]) {
  return scoreSegments(createMetric(spec, testSetFacts(segments)), segments, { level: 'segment' })
}
function getCase(id: string) {
  const found = file.cases.find((one) => one.id === id)
  if (!found) throw new Error(`no case ${id}`)
  return found as unknown as {
    input: { segments: CaseSegment[]; runs: { name: string; segments: CaseSegment[] }[] }
    expected: Expected
  }
}
const one = (reference: string, hypothesis: string) => [{ id: '1', references: [reference], hypothesis }]

describe('cases that broke other tools', () => {
  it('wer-01: the corpus rate is errors over reference words, not the mean of rates', () => {
    const { input, expected } = getCase('wer-01-corpus-not-mean')
    const segments = segmentsOf(input.segments)
    const { score: found } = score('wer', segments)
    expect(Math.abs((found.value as number) - expected.wer.value)).toBeLessThanOrEqual(expected.wer.tolerance)
    expect(found.details).toMatchObject({ errors: expected.wer.errors, referenceLength: expected.wer.reference_words })
    const mean = createMetric('wer:agg=mean', testSetFacts(segments))
    expect(scoreSegments(mean, segments).score.value).toBe(expected.must_not.wer)
    expect(formatSignature(mean.signature)).toContain('agg:mean')
  })
  it('wer-02: silence counts its insertions, alone it has no rate', () => {
    const { input, expected } = getCase('wer-02-silence')
    const { score: found, segments = [] } = score('wer', segmentsOf(input.segments))
    expect(Math.abs((found.value as number) - expected.wer.value)).toBeLessThanOrEqual(expected.wer.tolerance)
    expect(found.details).toMatchObject({
      errors: expected.wer.errors,
      referenceLength: expected.wer.reference_words,
      emptyReferences: 2,
    })
    for (const wanted of expected.segments) {
      const segment = segments.find(({ id }) => id === wanted.id)
      expect(segment?.value).toBe(wanted.rate)
      for (const count of ['insertions', 'substitutions', 'deletions'])
        if (wanted[count] !== undefined) expect(segment?.details[count]).toBe(wanted[count])
    }
    expect(segments[0].details.reference).toBe(expected.alone.s1['jiwer 4 reports'])
    expect(segments[0].reason).toContain('no words')
    expect(segments[1].value).toBe(expected.alone.s2['jiwer 4 reports'])
  })
  it('cer-01: composed and decomposed letters differ unless a normal form is chosen', () => {
    const { input, expected } = getCase('cer-01-composed-or-not')
    const segments = segmentsOf(input.segments)
    expect(score('cer', segments).score).toMatchObject({
      value: expected.without.cer.value,
      details: { errors: expected.without.cer.edits, referenceLength: expected.without.cer.reference_characters },
    })
    expect(score('wer', segments).score.value).toBe(expected.without.wer)
    for (const form of ['nfc', 'nfkc']) {
      expect(score(`cer:unicode=${form}`, segments).score.value).toBe(expected['with NFC normalisation'].cer)
      expect(score(`wer:unicode=${form}`, segments).score.value).toBe(expected['with NFC normalisation'].wer)
    }
  })
  it('cer-02: a character outside the basic plane is one character', () => {
    const { input, expected } = getCase('cer-02-astral-characters')
    for (const run of input.runs) {
      const { cer } = expected[run.name as 'emoji only']
      const found = score('cer', segmentsOf(run.segments)).score
      expect(Math.abs((found.value as number) - cer.value)).toBeLessThanOrEqual(cer.tolerance)
      expect(found.details).toMatchObject({ errors: cer.edits, referenceLength: cer.reference_characters })
    }
  })
})

describe('settings', () => {
  it('every one of them is in the signature', () => {
    const facts = { references: 1, labels: [] }
    expect(formatSignature(createMetric('wer', facts).signature)).toBe(
      'nrefs:1|case:mixed|punct:yes|unicode:none|unit:word|tok:jiwer|agg:sum|version:jiwer-4.0.0',
    )
    expect(formatSignature(createMetric('cer:unicode=nfc,case=lc,punct=no,space=no', facts).signature)).toBe(
      'nrefs:1|case:lc|punct:no|unicode:nfc|unit:codepoint|space:no|agg:sum|version:jiwer-4.0.0',
    )
    expect(formatSignature(createMetric('cer:unit=grapheme', facts).signature)).toMatch(
      /unit:grapheme\|space:yes\|segmenter:15\.[01]\|agg:sum\|version:assay-1\.0\.0$/,
    )
    expect(formatSignature(createMetric('wer:tok=word', { references: 'var', labels: [] }).signature)).toMatch(
      /^nrefs:var\|multi:best\|.*tok:word\|segmenter:[0-9a-f]{8}\|/,
    )
  })
  it('words of Chinese: one by spaces, one a character with tok=mixed', () => {
    const segments = one('今天天气很好', '今天天气不好')
    expect(score('wer', segments).score.value).toBe(1)
    expect(score('wer:tok=mixed', segments).score.value).toBe(1 / 6)
  })
  it('tok=space takes a tab and a no-break space for white space, jiwer does not', () => {
    expect(score('wer', one('one two\u00a0three', 'one\ttwo three')).score.value).toBe(1)
    expect(score('wer:tok=space', one('one two\u00a0three', 'one\ttwo three')).score.value).toBe(0)
  })
  it('space=no leaves blanks out of the characters', () => {
    expect(score('cer', one('今天 好', '今天好')).score.value).toBe(1 / 4)
    expect(score('cer:space=no', one('今天 好', '今天好')).score.value).toBe(0)
    expect(score('cer:space=no,unit=grapheme', one('今天 好', '今天好')).score.value).toBe(0)
  })
  it('a text of which the settings leave nothing is counted, not silently empty', () => {
    const { score: found } = score('wer:punct=no', one('…', 'well'))
    expect(found).toMatchObject({ value: null, details: { emptied: 1, emptyReferences: 1, reference: 1 } })
    expect(score('wer', one('', '')).score.details.emptied).toBe(0)
  })
  it('of several references the one with the lowest rate counts, the first on a tie', () => {
    const segments = [{ id: '1', references: ['', 'a b c d', 'a x c d'], hypothesis: 'a b c' }]
    expect(score('wer', segments).score).toMatchObject({ value: 0.25, details: { deletions: 1, referenceLength: 4 } })
  })
  it('a segment without hypothesis or reference is not scored, and says why', () => {
    const segments = [{ id: 'a', hypothesis: 'x' }, { id: 'b', references: ['x'] }, ...one('x', 'x')]
    expect(score('wer', segments)).toMatchObject({
      score: { value: 0, details: { segments: 1 } },
      unscored: [
        { id: 'a', reason: 'no reference' },
        { id: 'b', reason: 'no hypothesis' },
      ],
    })
  })
  it('sums of nothing have no score', () => {
    const metric = createMetric('wer', { references: 1, labels: [] }) as AdditiveMetric
    expect(metric.score(new Float64Array(metric.columns.length))).toMatchObject({ value: null })
  })
  it('value is NaN exactly where score is null, and rows of shards add up', () => {
    const segments = [...one('a b c', 'a x c'), ...one('', 'y z'), ...one('d', ''), ...one('', '')]
    for (const spec of ['wer', 'mer', 'wil', 'wip', 'cer', 'wer:agg=mean']) {
      const metric = createMetric(spec, testSetFacts(segments)) as AdditiveMetric
      const table = toRowTable(metric, segments)
      const parts = [sumRows(metric, table, [0, 2]), sumRows(metric, table, [1, 3])]
      const whole = sumRows(metric, table)
      expect(Array.from(whole)).toEqual(Array.from(parts[0], (sum, i) => sum + parts[1][i]))
      for (const sums of [whole, ...parts, sumRows(metric, table, [1])]) {
        const found = metric.score(sums).value
        if (found === null) expect(metric.value(sums)).toBeNaN()
        else expect(metric.value(sums)).toBe(found)
      }
    }
  })
})

describe('the alignment of a segment', () => {
  const segments: MetricSegment[] = [
    { id: '1', hypothesis: 'the cat sat down', references: ['a dog', 'the cat sits'] },
    { id: '2', hypothesis: 'ab', references: [''] },
  ]
  it('stands in its details where it is shown alone, over the reference that counts', () => {
    const [first, second] = score('wer', segments).segments ?? []
    expect(first.details).toMatchObject({
      alignedReference: 1,
      referenceItems: ['the', 'cat', 'sits'],
      hypothesisItems: ['the', 'cat', 'sat', 'down'],
    })
    expect(first.details.alignment).toEqual([
      ['equal', 0, 2, 0, 2],
      ['insert', 2, 2, 2, 3],
      ['substitute', 2, 3, 3, 4],
    ])
    expect(second.details.alignment).toEqual([['insert', 0, 0, 0, 1]])
  })
  it('goes by the units and settings of the metric', () => {
    const [first] = score('cer:case=lc', [{ id: '1', hypothesis: 'AB', references: ['abc'] }]).segments ?? []
    expect(first.details).toMatchObject({
      referenceItems: ['a', 'b', 'c'],
      alignment: [
        ['equal', 0, 2, 0, 2],
        ['delete', 2, 3, 2, 2],
      ],
    })
  })
  it('is no part of the corpus score', () => {
    expect(score('wer', segments).score.details).not.toHaveProperty('alignment')
  })
})
