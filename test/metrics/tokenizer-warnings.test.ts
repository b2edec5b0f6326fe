import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { dataWarnings, scoreWarnings } from '../../lib/metrics/warnings.ts'

function warningsOf(spec: string, pairs: readonly (readonly [string, string])[]) {
  const segments = pairs.map(([reference, hypothesis], i) => ({ id: String(i), references: [reference], hypothesis }))
  const metric = createMetric(spec, testSetFacts(segments))
  return scoreWarnings(metric, scoreSegments(metric, segments).score)
}
const codesOf = (...args: Parameters<typeof warningsOf>) => warningsOf(...args).map(({ code }) => code)

describe('warnings about tokenizers', () => {
  it('Greek under the a–z tokenizer: nothing is left, and all letters are thrown away', () => {
    const [emptied, dropped] = warningsOf('rouge1', [['Το τρένο έφυγε νωρίς.', 'Το τρένο έφυγε νωρίς.']])
    expect(emptied).toMatchObject({ code: 'emptied-text', metric: 'ROUGE-1' })
    expect(emptied.message).toContain('1 of 1 segments')
    expect(dropped).toMatchObject({ code: 'dropped-letters' })
    expect(dropped.message).toContain('100%')
  })
  it('two sentences that share only a number: 87 % of the letters are gone', () => {
    const [dropped, ...others] = warningsOf('rouge1', [['Поезд 42 стоит ещё', 'Поезд 42 ушёл рано']])
    expect(dropped.message).toContain('87%')
    expect(others).toEqual([])
    expect(codesOf('rouge1:tok=word', [['Поезд 42 стоит ещё', 'Поезд 42 ушёл рано']])).toEqual([])
  })
  it('English with an accent here and there is no reason to warn', () => {
    const text = 'the café on the corner closes early because of the storm that came in from the sea'
    expect(codesOf('rouge1', [[text, text]])).toEqual([])
  })
  it('ROUGE-Lsum without any line break is ROUGE-L, and says so', () => {
    expect(codesOf('rougeLsum', [['a b', 'a c']])).toEqual(['no-line-breaks'])
    expect(codesOf('rougeLsum', [['a\nb', 'a c']])).toEqual([])
    expect(codesOf('rougeL', [['a b', 'a c']])).toEqual([])
  })
  it('an error rate without punctuation of a text that is nothing else', () => {
    const [warning] = warningsOf('wer:punct=no', [['…', 'well']])
    expect(warning.code).toBe('emptied-text')
    expect(codesOf('wer', [['…', 'well']])).toEqual([])
  })
  it('words of Chinese: word error rates and METEOR go by spaces, unless they are told otherwise', () => {
    const segments: MetricSegment[] = [{ id: '1', references: ['今天天气很好'], hypothesis: '今天天气不好' }]
    const facts = testSetFacts(segments)
    const codes = (spec: string) => dataWarnings([createMetric(spec, facts)], segments).map(({ code }) => code)
    for (const spec of ['wer', 'mer', 'wil', 'wip', 'meteor:wordnet=no'])
      expect(codes(spec)).toEqual(['script-without-spaces'])
    for (const spec of ['wer:tok=mixed', 'wer:unit=codepoint', 'cer', 'meteor:wordnet=no,tok=word', 'rouge1'])
      expect(codes(spec)).toEqual([])
  })
})
