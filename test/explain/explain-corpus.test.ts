import { describe, expect, it } from 'vitest'
import { explainBleuCorpus } from '../../lib/explain/explain-bleu.ts'
import { explainChrfCorpus } from '../../lib/explain/explain-chrf.ts'
import { explainCorpus } from '../../lib/explain/explain-corpus.ts'
import { ngramTable, sumNgramTables } from '../../lib/explain/ngram-table.ts'
import { scoreSpec } from '../../lib/explain/score-spec.ts'

const SEGMENTS = [
  ['the red door is open', 'the red door is not open', 'a red door'],
  ['red red red', 'the red house', 'red'],
  ['open', 'closed', 'shut'],
  ['', 'nothing is said', 'silence'],
].map(([hypothesis, ...references], i) => ({ id: String(i), hypothesis, references }))

describe('several segments worked out', () => {
  it.each(['bleu', 'bleu:smooth=add-k', 'bleu:smooth=none', 'bleu:eff=yes', 'bleu:order=2,tok=char'])('%s', (spec) => {
    const steps = explainBleuCorpus(SEGMENTS, spec)
    expect(steps?.score).toBe(scoreSpec(spec, SEGMENTS).score.value)
    expect(100 * (steps?.brevityPenalty ?? 0) * (steps?.mean ?? 0)).toBeCloseTo(steps?.score ?? -1, 9)
    steps?.orders.forEach((order, i) => {
      const sum = (part: 'matches' | 'totals') => steps.parts.reduce((total, one) => total + one[part][i], 0)
      expect([order.matches, order.total]).toEqual([sum('matches'), sum('totals')])
      const add = spec.includes('add-k') && i > 0 ? 1 : 0
      expect([order.count, order.outOf]).toEqual([order.matches + add, order.total + add])
      expect(order.rows.reduce((total, { matched }) => total + matched, 0)).toBe(order.matches)
    })
  })
  it.each(['chrf', 'chrf:nw=2', 'chrf:beta=1,case=lc'])('%s: the n-grams add up to the metric’s own counts', (spec) => {
    const steps = explainChrfCorpus(SEGMENTS, spec)
    expect(steps?.score).toBe(scoreSpec(spec, SEGMENTS).score.value)
    for (const { grams, matches, hypothesis } of steps?.orders ?? []) {
      expect(grams.matches).toBe(matches)
      expect(grams.total).toBe(hypothesis)
    }
  })
  it.each([
    ['bleu', 'sum'],
    ['chrf', 'sum'],
    ['ter', 'sum'],
    ['wer', 'sum'],
    ['wer:agg=mean', 'mean'],
    ['rougeL', 'mean'],
    ['meteor:wordnet=no', 'mean'],
  ])('%s goes by the %s', (spec, rule) => {
    const steps = explainCorpus(SEGMENTS, spec)
    expect(steps.rule).toBe(rule)
    expect(steps.value).toBe(scoreSpec(spec, SEGMENTS).score.value)
    expect(steps.parts.map(({ value }) => value)).toEqual(
      SEGMENTS.map((segment) => scoreSpec(spec, [segment]).score.value),
    )
    const mean = steps.parts.reduce((sum, { value }) => sum + (value ?? 0), 0) / steps.parts.length
    if (rule === 'mean') expect(mean).toBeCloseTo(steps.value ?? -1, 12)
    else expect(Math.abs(mean - (steps.value ?? mean))).toBeGreaterThan(0.001)
  })
  it('an n-gram counts in each text by itself', () => {
    const tables = [ngramTable(['a', 'b', 'b'], [['a', 'b']], 1), ngramTable(['a', 'c'], [['a', 'a']], 1)]
    const [one] = sumNgramTables(tables, 1)
    expect(one).toEqual({
      order: 1,
      matches: 3,
      total: 5,
      rows: [
        { tokens: ['b'], count: 2, matched: 1 },
        { tokens: ['c'], count: 1, matched: 0 },
        { tokens: ['a'], count: 2, matched: 2 },
      ],
    })
  })
})
