import { describe, expect, it } from 'vitest'
import { toIntegerSums } from '../../lib/compare/sacrebleu-add-k.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { createMetric } from '../../lib/metrics/spec.ts'

const of = (spec: string): AdditiveMetric => {
  const metric = createMetric(spec, { references: 1, labels: [] })
  if (metric.kind !== 'additive') throw new Error(`${spec} is not additive`)
  return metric
}
// Lengths, matches of four orders, totals of four orders.
const sums = Float64Array.from([50, 48, 30, 17, 9, 4, 50, 45, 40, 35])

describe('add-k in sacreBLEU’s integer arrays', () => {
  it.each([
    ['bleu:smooth=add-k,value=0.5', 'bleu:smooth=none'],
    ['bleu:smooth=add-k,value=0.125', 'bleu:smooth=none'],
    ['bleu:smooth=add-k,value=1.5', 'bleu:smooth=add-k,value=1'],
    ['bleu:smooth=add-k,value=2.25', 'bleu:smooth=add-k,value=2'],
  ])('%s scores as %s', (fractional, whole) => {
    expect(of(fractional).value(sums)).not.toBe(of(whole).value(sums))
    expect(of(fractional).value(toIntegerSums(of(fractional), sums))).toBeCloseTo(of(whole).value(sums), 10)
  })
  it.each(['bleu', 'bleu:smooth=add-k', 'bleu:smooth=floor,value=0.5', 'chrf'])('%s keeps its sums', (spec) => {
    expect(toIntegerSums(of(spec), sums)).toBe(sums)
  })
  it('without any match the score stays 0', () => {
    const none = Float64Array.from([50, 48, 0, 0, 0, 0, 50, 45, 40, 35])
    const metric = of('bleu:smooth=add-k,value=0.5')
    expect(metric.value(toIntegerSums(metric, none))).toBe(0)
  })
})
