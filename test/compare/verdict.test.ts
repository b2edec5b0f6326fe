import { describe, expect, it } from 'vitest'
import { decideVerdict, type VerdictInput } from '../../lib/compare/verdict.ts'

const usual: VerdictInput = {
  direction: 'higher',
  base: 30,
  head: 31,
  ci: [0.5, 1.5],
  p: 0.001,
  n: 1000,
  identical: false,
  smallestEffect: null,
  reason: null,
}

describe('the verdict is the first that holds', () => {
  it.each<[string, Partial<VerdictInput>, string | null]>([
    ['clear of 0 upwards', {}, 'better'],
    ['clear of 0 upwards where lower is better', { direction: 'lower' }, 'worse'],
    ['clear of 0 downwards', { head: 29, ci: [-1.5, -0.5] }, 'worse'],
    ['clear of 0 downwards where lower is better', { head: 29, ci: [-1.5, -0.5], direction: 'lower' }, 'better'],
    ['touching 0', { ci: [0, 1.5] }, 'inconclusive'],
    ['clear of 0 by rounding only', { ci: [1e-10, 1.5] }, 'inconclusive'],
    ['around 0', { ci: [-0.2, 1.5] }, 'inconclusive'],
    ['identical outputs', { identical: true, head: 30, ci: [0, 0], p: 1 }, 'identical'],
    ['identical comes before too small', { identical: true, head: 30, ci: [0, 0], smallestEffect: 1 }, 'identical'],
    ['clear of 0 but wholly within the smallest effect', { smallestEffect: 2 }, 'too-small'],
    ['around 0 within the smallest effect', { ci: [-0.2, 0.3], smallestEffect: 0.5 }, 'too-small'],
    ['the interval reaches the smallest effect', { ci: [0.1, 0.5], smallestEffect: 0.5 }, 'better'],
    ['one pair', { n: 1 }, null],
    ['no pair', { n: 0 }, null],
    ['identical, but one pair', { n: 1, identical: true }, null],
    ['an undefined score', { base: null }, null],
    ['no interval', { ci: null }, null],
    ['no better direction', { direction: 'neither' }, null],
    ['no better direction, and no difference', { direction: 'neither', ci: [-1, 1] }, 'inconclusive'],
    ['three pairs that differ by the same', { n: 3, ci: [0.25, 0.25], p: 0.25 }, null],
    ['a hundred pairs that differ by the same', { n: 100, ci: [0.25, 0.25], p: 0.0001 }, 'better'],
  ])('%s', (_, changes, expected) => {
    const { verdict, reason } = decideVerdict({ ...usual, ...changes })
    expect(verdict).toBe(expected)
    if (expected === null) expect(reason).toMatch(/\.$/)
    else expect(reason).toBeNull()
  })
})
