import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'

const scoreOf = (spec: string, segments: readonly MetricSegment[]) =>
  scoreSegments(createMetric(spec, testSetFacts(segments)), segments)

const scored: MetricSegment = { id: 'd1', logprobs: [-1, -2], logBase: 'e', hypothesis: 'abcd' }
const unscored: MetricSegment = {
  id: 'd2',
  logprobs: [null, null],
  logBase: 'e',
  hypothesis: 'a long text that nobody scored',
}

describe('a text without a scored token', () => {
  it.each([
    ['ppl:unit=byte', Math.exp(3 / 4)],
    ['ppl:unit=word', Math.exp(3)],
    ['ppl', Math.exp(3 / 2)],
    ['pseudo_ppl:unit=byte', Math.exp(3 / 4)],
    ['bits_per_byte', 3 / 4 / Math.LN2],
  ])('%s: is left out by name, and its words and bytes divide nothing', (spec, value) => {
    const found = scoreOf(spec, [scored, unscored])
    expect(found.score.value).toBeCloseTo(value, 12)
    expect(found).toMatchObject({ scored: 1, failed: 1, unscored: [{ id: 'd2', reason: 'no token is scored' }] })
  })
  it.each([
    ['no log-probability', { logprobs: [] }],
    ['only unscored positions', { logprobs: [null] }],
    ['no window', { windows: [] }],
    ['a sum over no token', { nll: 0, tokenCount: 0 }],
  ])('%s: nothing is scored, with the reason', (_, likelihood) => {
    const found = scoreOf('ppl', [{ id: 'd1', hypothesis: 'a', logBase: 'e', ...likelihood }])
    expect(found).toMatchObject({ scored: 0, failed: 1, unscored: [{ id: 'd1', reason: 'no token is scored' }] })
    expect(found.score).toMatchObject({ value: null, reason: 'no segment can be scored (no token is scored)' })
  })
  it('empty windows beside log-probabilities say nothing', () => {
    expect(scoreOf('ppl', [{ ...scored, windows: [] }]).score.value).toBeCloseTo(Math.exp(3 / 2), 12)
  })
  it('where the first token alone is unscored, all bytes of the text count', () => {
    const { score } = scoreOf('ppl:unit=byte', [{ ...scored, logprobs: [null, -1, -2] }])
    expect(score.value).toBeCloseTo(Math.exp(3 / 4), 12)
    expect(score.details).toMatchObject({ bytes: 4, scoredTargets: 2 })
  })
})

describe('a sum beyond a double', () => {
  it.each(['ppl', 'ppl:unit=byte', 'bits_per_byte'])('%s: no score, and no infinity in the details', (spec) => {
    const { score } = scoreOf(spec, [{ id: 'd1', hypothesis: 'ab', logBase: 'e', logprobs: [-1e308, -1e308] }])
    expect(score).toMatchObject({ value: null, reason: 'the sum is larger than a double can hold' })
    expect(Object.values(score.details)).toSatisfy((all: unknown[]) => all.every((one) => Number.isFinite(one)))
  })
})
