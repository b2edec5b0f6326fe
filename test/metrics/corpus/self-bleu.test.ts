import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestLength } from '../../../lib/metrics/closest-length.ts'
import { closestOtherLength, countLengths } from '../../../lib/metrics/corpus/closest-other-length.ts'
import { scoreSegments } from '../../../lib/metrics/score-segments.ts'
import { createMetric } from '../../../lib/metrics/spec.ts'

const metric = createMetric('self_bleu', { references: 0, labels: [] })

describe('self_bleu', () => {
  it('gives each text its own value with level segment, and their mean', () => {
    const texts = ['a b c d', 'a b c d', 'a b x y z', undefined]
    const segments = texts.map((hypothesis, i) => ({ id: String(i), hypothesis }))
    const found = scoreSegments(metric, segments, { level: 'segment' })
    const values = (found.segments ?? []).map(({ value }) => value)
    expect(values.slice(0, 2)).toEqual([expect.closeTo(1, 12), expect.closeTo(1, 12)])
    expect(values[2]).toBeGreaterThan(0)
    expect(values[2]).toBeLessThan(1)
    expect(found.segments?.[3]).toMatchObject({ value: null, reason: 'no hypothesis' })
    expect(found).toMatchObject({ scored: 3, failed: 1 })
    expect(found.score.value).toBeCloseTo((values as number[]).slice(0, 3).reduce((a, b) => a + b, 0) / 3, 12)
  })
  it('one text alone has no value', () => {
    const found = scoreSegments(metric, [{ id: '1', hypothesis: 'a b' }], { level: 'segment' })
    expect(found.segments).toEqual([{ id: '1', value: null, reason: 'fewer than two texts', details: {} }])
  })
})

it('the closest other length is the one that looking at all others finds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { minLength: 2, maxLength: 20 }), (lengths) => {
      const counts = countLengths(lengths)
      lengths.forEach((length, i) => {
        const others = lengths.filter((_, other) => other !== i)
        expect(closestOtherLength(counts, length)).toBe(closestLength(length, others))
      })
    }),
    { numRuns: 200, seed: 20_261_130 },
  )
})
