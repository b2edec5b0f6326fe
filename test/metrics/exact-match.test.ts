import { describe, expect, it } from 'vitest'
import { createMetric } from '../../lib/metrics/spec.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import { scoreWith } from './score-with.ts'

const score = (spec: string, hypothesis: string, ...answers: string[]) =>
  scoreWith(spec, [{ id: '1', hypothesis, answers }])

describe('exact_match:ignore', () => {
  it.each([
    ['digits of every script', 'exact_match:ignore="\\d+"', 'a١٢3', 'a'],
    ['letters of every script are words', 'exact_match:ignore="[^\\w\\s]"', 'é!', 'é'],
    ['a flag at the start', 'exact_match:ignore="(?i)the\\s"', 'The door', 'door'],
    ['escapes without need', 'exact_match:ignore="\\!"', 'yes!', 'yes'],
    ['several patterns in turn', 'exact_match:ignore="b",ignore="ac"', 'abc', ''],
  ])('%s', (_, spec, hypothesis, gold) => {
    expect(score(spec, hypothesis, gold).value).toBe(1)
  })
  it('the order of several patterns counts', () => {
    expect(score('exact_match:ignore="b",ignore="ac"', 'abc', '').value).toBe(1)
    expect(score('exact_match:ignore="ac",ignore="b"', 'abc', '').value).toBe(0)
  })
  it('the signature tells one pattern from several', () => {
    const signature = (spec: string) => formatSignature(createMetric(spec, { references: 1, labels: [] }).signature)
    expect(signature('exact_match:ignore="the "')).toContain('|ignore:the |')
    expect(signature('exact_match:ignore="b",ignore="ac"')).toContain('|ignore:"b","ac"|')
    expect(signature('exact_match:ignore="\\"b\\",\\"ac\\""')).toContain('|ignore:"\\"b\\",\\"ac\\""|')
  })
  it('a pattern that cannot be used is refused', () => {
    expect(() => score('exact_match:ignore="(a)\\1"', 'a', 'a')).toThrow('back references are not supported')
  })
})

describe('contains', () => {
  it.each(['squad', 'none'])('norm=%s: an empty gold answer is in every text and says nothing', (norm) => {
    expect(score(`contains:norm=${norm}`, 'anything', '')).toMatchObject({
      value: null,
      reason: expect.stringContaining('the gold answer is empty'),
    })
    expect(score(`contains:norm=${norm}`, 'anything', '', ' ', 'thing').value).toBe(1)
    expect(score(`contains:norm=${norm}`, 'anything', '', 'other').value).toBe(0)
  })
})
