import { describe, expect, it } from 'vitest'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { readCase } from './sacrebleu-family-cases.ts'
import { scoreWith } from './score-with.ts'

const facts = { references: 1, labels: [] }

describe('chrF', () => {
  it('a segment without any overlap still counts in the recall', () => {
    const runs = readCase('chrf-ter', 'chrf-01-zero-overlap-segment')
    expect(scoreWith('chrf', runs.get('rubbish')!).value).toBeCloseTo(54.833279, 5)
    expect(scoreWith('chrf', runs.get('half right')!).value).toBeCloseTo(74.342809, 5)
  })

  it.each([
    ['chrf', 'chrF2'],
    ['chrf:nw=2', 'chrF2++'],
    ['chrf:nw=1,beta=3', 'chrF3+'],
  ])('%s is called %s', (spec, label) => {
    expect(createMetric(spec, facts).label).toBe(label)
  })

  it('of several references the one with the highest segment score gives the row, the first among equals', () => {
    const metric = createMetric('chrf', { references: 2, labels: [] }) as AdditiveMetric
    const row = (references: string[]) => {
      const out = new Float64Array(metric.columns.length)
      metric.row({ id: '1', hypothesis: 'the old pier', references }, out, 0)
      return [...out]
    }
    expect(row(['quite another', 'the old pier'])).toEqual(row(['the old pier']))
    // Both without any overlap: the first, although the second is shorter.
    expect(row(['zzzzzz', 'zz'])).toEqual(row(['zzzzzz']))
  })

  it('precision and recall per order stand in the details; null where a side has none', () => {
    const { details } = scoreWith('chrf:nc=2', [{ id: '1', hypothesis: 'ab', references: ['a'] }])
    expect(details.orders).toEqual([
      { unit: 'character', order: 1, hypothesis: 2, reference: 1, matches: 1, precision: 50, recall: 100 },
      { unit: 'character', order: 2, hypothesis: 0, reference: 0, matches: 0, precision: null, recall: null },
    ])
  })

  it('float32 and double agree to about seven digits, with eps smoothing too', () => {
    for (const spec of ['chrf', 'chrf:nw=2', 'chrf:eff=no', 'chrf:nw=2,beta=3,eff=no']) {
      const metric = createMetric(spec, facts) as AdditiveMetric
      const sums = Float64Array.from(metric.columns, (_, i) => [970, 1010, 640][i % 3] - i)
      const float32 = metric.valueFloat32!(Float32Array.from(sums))
      expect(float32).toBe(Math.fround(float32))
      expect(Math.abs(float32 / metric.value(sums) - 1)).toBeLessThan(1e-6)
    }
  })
})
