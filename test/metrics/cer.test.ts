import { describe, expect, it } from 'vitest'
import { CER } from '../../lib/metrics/cer.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'

const facts = { references: 1, labels: [] }
const score = (spec: string, reference: string, hypothesis: string) =>
  scoreSegments(createMetric(spec, facts), [{ id: '1', references: [reference], hypothesis }]).score

describe('CER', () => {
  it('counts blanks inside and strips them at the ends', () => {
    expect(score('cer', ' ab cd ', 'abcd').value).toBe(1 / 5)
  })
  it('an unsound surrogate is a character like any other', () => {
    expect(score('cer', 'a\ud83d', 'a').value).toBe(1 / 2)
  })
  it('graphemes: a family is one character, its code points are five', () => {
    expect(score('cer:unit=grapheme', '👨‍👩‍👧!', '👨‍👩‍👦!').value).toBe(1 / 2)
    expect(score('cer', '👨‍👩‍👧', '👨‍👩‍👦').value).toBe(1 / 5)
  })
  it('may exceed 1, and has no unit of words', () => {
    expect(score('cer', 'a', 'bcde').value).toBe(4)
    expect(CER.keys.unit.values).toEqual(['codepoint', 'grapheme'])
    expect(CER.range[1]).toBe(Number.POSITIVE_INFINITY)
  })
})
