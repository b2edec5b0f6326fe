import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import agreement from '../fixtures/conformance/agreement.json' with { type: 'json' }
import { scoreWith } from './score-with.ts'

interface KappaCase {
  readonly id: string
  readonly rater1: readonly (string | number)[]
  readonly rater2: readonly (string | number)[]
  readonly labels?: readonly (string | number)[]
  readonly expected: {
    unweighted: number | 'NaN'
    linear: number | 'NaN'
    quadratic: number | 'NaN'
    labels?: string[]
  }
}

const labelled = (...pairs: readonly (readonly [string, string])[]): MetricSegment[] =>
  pairs.map(([label, predictedLabel], i) => ({ id: String(i), label, predictedLabel }))

describe('labels', () => {
  const segments = labelled(['a,b', 'a,b'], ['c', 'a,b'], ['d\\', 'c'])
  it.each([
    ['macro_recall:labels="a\\,b"', 1],
    ['macro_recall:labels="a\\,b,c"', 1 / 2],
    ['macro_recall:labels="d\\\\\\\\,c"', 0],
    ['macro_recall:labels="a\\,b,a\\,b,c"', 1 / 2],
  ])('%s', (spec, value) => {
    expect(scoreWith(spec, segments).value).toBe(value)
  })
  it('a label that does not occur is named as it was read', () => {
    expect(() => scoreWith('macro_f1:labels="x\\,y"', segments)).toThrow('None of the labels "x,y" occurs.')
  })
})

describe('signatures', () => {
  it.each([
    ['accuracy', 'agg:sum'],
    ['mcc', 'agg:sum'],
    ['kappa', 'weights:none|labels:union'],
    ['balanced_accuracy', 'adjusted:no'],
    ['macro_f1', 'labels:union|zero:0'],
    ['macro_f1:beta=2', 'labels:union|zero:0|beta:2'],
  ])('%s prints as %s', (spec, signature) => {
    expect(formatSignature(createMetric(spec, testSetFacts([])).signature)).toBe(signature)
  })
})

describe("Cohen's kappa with weights equals scikit-learn 1.2.1", () => {
  const cases = agreement.cases.filter(({ kind }) => kind === 'cohenKappa') as unknown as KappaCase[]
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { rater1, rater2, labels, expected }) => {
    const segments = labelled(...rater1.map((label, i) => [String(label), String(rater2[i])] as const))
    const order = labels ?? expected.labels
    for (const [weights, want] of [
      ['none', expected.unweighted],
      ['linear', expected.linear],
      ['quadratic', expected.quadratic],
    ] as const) {
      const spec = `kappa:weights=${weights}${order ? `,labels="${order.join(',')}"` : ''}`
      const { value } = scoreWith(spec, segments)
      if (want === 'NaN') expect(value).toBeNull()
      else expect(value).toBeCloseTo(want as number, 12)
    }
  })
  it('numbers go by value, not by their digits', () => {
    // Order 2, 10: without the values "10" comes before "2" and 3 lies at an end.
    const rated = labelled(['2', '10'], ['10', '10'], ['3', '3'], ['2', '2'])
    expect(scoreWith('kappa:weights=linear', rated).value).toBe(
      scoreWith('kappa:weights=linear,labels="2,3,10"', rated).value,
    )
    expect(scoreWith('kappa:weights=linear', rated).value).not.toBe(
      scoreWith('kappa:weights=linear,labels="10,2,3"', rated).value,
    )
  })
})

it('F-beta weighs recall: gold a twice found once, nothing wrong', () => {
  const segments = labelled(['a', 'a'], ['a', 'b'], ['b', 'b'])
  // Class a: precision 1, recall 1/2; class b: precision 1/2, recall 1. F2 = 5pr / (4p + r).
  const [a, b] = [(5 * 0.5) / (4 + 0.5), (5 * 0.5) / (2 + 1)]
  expect(scoreWith('macro_f1:beta=2', segments).value).toBeCloseTo((a + b) / 2, 12)
  expect(createMetric('macro_f1:beta=2', testSetFacts(segments)).label).toBe('Macro F2')
})
