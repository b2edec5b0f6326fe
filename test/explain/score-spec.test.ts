import { describe, expect, it } from 'vitest'
import { createScorer, scoreSpec } from '../../lib/explain/score-spec.ts'
import { VARIANTS } from '../../lib/explain/variants.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'

const TEXTS: readonly (readonly [string, ...string[]])[] = [
  ['The cat sat on the mat, quietly.', 'A cat was sitting on the mat.', 'On the mat sat the cat, and it was quiet.'],
  [
    'Ten men went to mow a meadow.\nThey came back.',
    'Ten men went to mow the meadow.\nThey did not come back.',
    'Men mow.',
  ],
  ['it', 'it is', 'is it'],
  ['阀门已打开', '阀门未打开', '阀门开了'],
]
const withReferences = (count: number) =>
  TEXTS.map(
    ([hypothesis, ...references], i): MetricSegment => ({
      id: `s${i}`,
      hypothesis,
      references: references.slice(0, count),
      label: i % 2 ? 'odd' : 'even',
      predictedLabel: i % 3 ? 'odd' : 'even',
      answers: references.slice(0, count),
      logprobs: [-0.5, -1 - i],
      logBase: 'e',
      wordCount: 2,
      byteCount: 7 + i,
      samples: 120 + i,
      passed: 3 * i,
    }),
  )

describe.each([1, 2])('with %i references, one scorer for all variants gives what each gives alone', (count) => {
  const segments = withReferences(count)
  const scorer = createScorer(segments, createMetricWithResources)
  const specs = [...new Set(VARIANTS.map(({ spec }) => spec))]
  it.each(specs)('%s', (spec) => {
    const metric = createMetricWithResources(spec, testSetFacts(segments))
    expect(scorer.score(spec).score).toEqual(scoreSegments(metric, segments).score)
    const own = scoreSegments(metric, segments, { level: 'segment' }).segments ?? []
    const values = own.flatMap(({ value }) => (value === null ? [] : [value]))
    const { value, left } = scorer.mean(spec)
    expect(left).toBe(own.length - values.length)
    if (values.length === 0) expect(value).toBeNull()
    else expect(value).toBeCloseTo(values.reduce((sum, one) => sum + one, 0) / values.length, 12)
  })
})

it('segments that a metric cannot score leave no value, with the reason that the metric gives', () => {
  const segments = [{ id: 'a', hypothesis: 'x' }]
  expect(createScorer(segments).score('bleu').score).toEqual(scoreSpec('bleu', segments).score)
  expect(createScorer(segments).mean('bleu')).toEqual({ value: null, left: 1 })
})
