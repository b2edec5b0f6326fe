import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { auditWindows } from '../../lib/metrics/perplexity-windows.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { scoreWith } from '../metrics/score-with.ts'

// biome-ignore lint/suspicious/noExplicitAny: a table of cases
type Case = Record<string, any>

function getCase(family: string, id: string): Case {
  const file = new URL(`../fixtures/cases/${family}.json`, import.meta.url)
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }
  const found = cases.find((test) => test.id === id)
  if (!found) throw new Error(`no case ${id}`)
  return found
}

function segmentScores(spec: string, segments: readonly MetricSegment[]) {
  const metric = createMetric(spec, testSetFacts(segments))
  return scoreSegments(metric, segments, { level: 'segment' }).segments ?? []
}

describe('perplexity cases', () => {
  it('ppl-01: tokens weigh, documents do not', () => {
    const { input, expected } = getCase('perplexity', 'ppl-01-weight-by-token')
    const segments = input.documents.map(({ id, token_nll }: Case) => ({
      id,
      logBase: 'e',
      logprobs: token_nll.map((nll: number) => -nll),
    }))
    const score = scoreWith('ppl', segments)
    expect(score.value).toBeCloseTo(expected.perplexity.value, 5)
    expect(score.details.scoredTargets).toBe(expected.perplexity.tokens)
  })
  it('ppl-02: sums of windows, and a gap or an overlap is named by its token', () => {
    const { input, expected } = getCase('perplexity', 'ppl-02-rolling-windows')
    const [document] = input.documents
    const windows = document.windows.map(({ from, to, nll_sum, context_from }: Case) => ({
      begin: context_from,
      end: to,
      scoredFrom: from,
      nll: nll_sum,
    }))
    const score = scoreWith('ppl', [{ id: document.id, logBase: 'e', windows, tokenCount: document.tokens }])
    expect(score.value).toBeCloseTo(expected.perplexity.value, 5)
    expect(score.details.scoredTargets).toBe(expected.perplexity.tokens)
    const [gap, overlap] = input.broken_variants.map(({ windows: ranges }: Case) =>
      auditWindows(
        ranges.map(([from, end]: [number, number]) => ({ begin: from, end, scoredFrom: from })),
        document.tokens,
      ),
    )
    expect(gap).toMatchObject([{ kind: 'gap', token: 6 }])
    expect(overlap).toMatchObject([{ kind: 'overlap', token: 5 }])
    const broken = {
      id: 'd1',
      logBase: 'e' as const,
      windows: [
        { begin: 0, end: 6, scoredFrom: 0, nll: 1 },
        { begin: 7, end: 11, scoredFrom: 7, nll: 1 },
      ],
    }
    expect(scoreWith('ppl', [broken])).toMatchObject({ value: null, reason: expect.stringContaining('token 6') })
  })
})

describe('pass@k cases', () => {
  it('pass-01: a task with fewer samples than k makes the figure undefined', () => {
    const { input } = getCase('pass-at-k', 'pass-01-fewer-samples-than-k')
    const each = segmentScores('pass:k=5', input.tasks)
    expect(each.map(({ value }) => value)).toEqual([0, expect.closeTo(0.916667, 6), null])
    expect(each[2].reason).toBeTruthy()
    expect(scoreWith('pass:k=5', input.tasks)).toMatchObject({
      value: null,
      reason: expect.stringContaining('fewer than 5'),
    })
  })
  it('pass-02: a probability, not a flag', () => {
    const { input, expected } = getCase('pass-at-k', 'pass-02-probability-not-flag')
    expect(scoreWith('pass:k=1', input.tasks).value).toBeCloseTo(expected['pass@1'].value, 6)
    expect(scoreWith('pass:k=100', input.tasks).value).toBeCloseTo(expected['pass@100'].value, 6)
  })
})

describe('question answering cases', () => {
  it('qa-01: an answer that is an article', () => {
    const { input, expected } = getCase('qa', 'qa-01-answer-is-an-article')
    const segments = input.segments.map(({ id, output, references }: Case) => ({ id, hypothesis: output, references }))
    const em = segmentScores('em', segments)
    const f1 = segmentScores('qa_f1', segments)
    expected.segments.forEach((want: Case, i: number) => {
      expect(em[i].value).toBe(100 * want.exact_match)
      expect(f1[i].value).toBeCloseTo(100 * want.token_f1, 6)
    })
    const contains = segmentScores('contains', segments)
    expect([contains[0].value, contains[1].value]).toEqual([1, 0])
  })
  it('1280 read as 1230 has one wrong field and one wrong character of four', () => {
    const segments = [{ id: 's1', hypothesis: '1230', references: ['1280'] }]
    expect(scoreWith('field_accuracy', segments).value).toBe(0)
    expect(scoreWith('cer', segments).value).toBe(0.25)
  })
  it('fields of a JSON object are right or wrong one by one', () => {
    const segments = [
      { id: 's1', hypothesis: '{"total":"1280","date":"3 May"}', references: ['{"total":"1280","date":"5 May"}'] },
      { id: 's2', hypothesis: 'not JSON', references: ['{"total":1}'] },
    ]
    expect(scoreWith('field_accuracy', segments)).toMatchObject({ value: 1 / 3, details: { matches: 1, fields: 3 } })
  })
})

describe('classification cases', () => {
  const rowsOf = (rows: Case[]) => rows.map(({ id, label, prediction }) => ({ id, label, predictedLabel: prediction }))
  it('cls-01: the labels that occur are counted, and the count is shown', () => {
    const { input, expected } = getCase('classification', 'cls-01-labels-that-do-not-occur')
    const [unused, invented] = input.runs
    const want = expected['declared labels unused']
    const macro = scoreWith('macro_f1', rowsOf(unused.rows))
    expect(macro.value).toBeCloseTo(want.macro_f1.value, 6)
    expect(macro.details.labelsCounted).toBe(want.labels_counted)
    expect(scoreWith('micro_f1', rowsOf(unused.rows)).value).toBe(want.micro_f1)
    expect(scoreWith('weighted_f1', rowsOf(unused.rows)).value).toBeCloseTo(want.weighted_f1.value, 6)
    expect(scoreWith('accuracy', rowsOf(unused.rows)).value).toBe(want.accuracy)
    const five = scoreWith(`macro_f1:labels="${unused.declared_labels.join(',')}"`, rowsOf(unused.rows))
    expect(five.value).toBeCloseTo(want['if all five declared labels are counted'].value, 6)
    const other = scoreWith('macro_f1', rowsOf(invented.rows))
    expect(other.value).toBeCloseTo(expected['invented label'].macro_f1.value, 6)
    expect(other.details.labelsCounted).toBe(expected['invented label'].labels_counted)
    const gold = scoreWith('macro_f1:labels="a,b"', rowsOf(invented.rows))
    expect(gold.value).toBeCloseTo(expected['invented label']['over the true labels only'].value, 6)
  })
  it('cls-02: a class that is never predicted has an undefined precision, counted as 0 in the mean', () => {
    const { input, expected } = getCase('classification', 'cls-02-never-predicted')
    const score = scoreWith('macro_f1', rowsOf(input.rows))
    expect(score.value).toBeCloseTo(expected.macro_f1.value, 6)
    const perClass = score.details.perClass as Case[]
    expected.per_class.forEach((want: Case, i: number) => {
      expect(perClass[i].label).toBe(want.label)
      for (const part of ['precision', 'recall', 'f1', 'support'])
        if (want[part] === null) expect(perClass[i][part]).toBeNull()
        else expect(perClass[i][part]).toBeCloseTo(want[part], 6)
    })
    expect(scoreWith('macro_precision', rowsOf(input.rows)).value).toBeCloseTo(expected.macro_precision.value, 6)
    expect(scoreWith('macro_recall', rowsOf(input.rows)).value).toBeCloseTo(expected.macro_recall.value, 6)
  })
})
