import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import type { Comparison, MetricComparison } from '../../lib/compare/comparison.ts'
import { type GatePolicy, gate } from '../../lib/compare/gate.ts'
import { makeSide } from './make-side.ts'

const segments = Array.from({ length: 40 }, (_, i) => ({
  id: `s${i}`,
  hypothesis: 'one two three four',
  references: ['one two three four'],
}))
/** A real comparison, from which only what a case says is changed. */
const plain = compareSides(makeSide(['bleu'], segments), makeSide(['bleu'], segments), { trials: 10, resamples: 10 })
const comparisonOf = (...changes: Partial<MetricComparison>[]): Comparison => ({
  ...plain,
  results: changes.map((change) => ({ ...plain.results[0], verdict: 'inconclusive', ...change })),
})
const worse = { verdict: 'worse', delta: -1, ci: [-1.5, -0.5], pAdjusted: 0.001 } as const
const unclear = { verdict: 'inconclusive', delta: -0.2, ci: [-0.9, 0.5], pAdjusted: 0.4 } as const

describe('a gate', () => {
  it.each<[string, Partial<MetricComparison>, GatePolicy, string]>([
    ['worse by more than the smallest effect', { ...worse, smallestEffect: 0.5 }, {}, 'fail'],
    ['worse by exactly the smallest effect', { ...worse, smallestEffect: 1 }, {}, 'fail'],
    ['worse by less than the smallest effect', { ...worse, smallestEffect: 1.2 }, {}, 'cannot-tell'],
    ['worse, without a smallest effect', worse, {}, 'fail'],
    ['worse, but the adjusted p is above its level', { ...worse, pAdjusted: 0.06 }, {}, 'cannot-tell'],
    ['worse, at a level of its own', { ...worse, pAdjusted: 0.06 }, { level: 0.1 }, 'fail'],
    ['more errors', { ...worse, direction: 'lower', delta: 1, ci: [0.5, 1.5] }, {}, 'fail'],
    ['fewer errors', { verdict: 'better', direction: 'lower', delta: -1, ci: [-1.5, -0.5] }, {}, 'pass'],
    [
      'fewer errors, with a smallest effect',
      { verdict: 'better', direction: 'lower', ci: [-1.5, -0.5], smallestEffect: 0.3 },
      {},
      'pass',
    ],
    ['inconclusive, without a smallest effect', unclear, {}, 'pass'],
    ['inconclusive, and the fall may still matter', { ...unclear, smallestEffect: 0.5 }, {}, 'cannot-tell'],
    ['inconclusive, but no fall that would matter', { ...unclear, smallestEffect: 1 }, {}, 'pass'],
    ['too small to matter', { verdict: 'too-small', ci: [-0.3, -0.1], smallestEffect: 0.5 }, {}, 'pass'],
    ['identical', { verdict: 'identical', few: true }, {}, 'pass'],
    ['few segments', { ...worse, few: true }, {}, 'cannot-tell'],
    ['no verdict', { verdict: null, ci: null }, {}, 'cannot-tell'],
    ['no better direction', { ...worse, direction: 'neither' }, {}, 'cannot-tell'],
    ['not comparable', { comparable: 'no', delta: null }, {}, 'not-comparable'],
    ['to be rescored first', { comparable: 'after-repair', delta: null }, {}, 'not-comparable'],
    ['coverage fell by 2.5 pp', { ...worse, scored: { base: 40, head: 39 } }, {}, 'cannot-tell'],
    ['coverage fell, within the limit', { ...worse, scored: { base: 40, head: 39 } }, { coverageDrop: 0.025 }, 'fail'],
    ['coverage rose', { ...unclear, scored: { base: 30, head: 40 } }, {}, 'pass'],
    ['below the absolute minimum', { ...unclear, whole: { base: 30, head: 29 } }, { minimum: { bleu: 29.5 } }, 'fail'],
    ['at the absolute minimum', { ...unclear, whole: { base: 30, head: 29.5 } }, { minimum: { bleu: 29.5 } }, 'pass'],
    ['above the absolute maximum', { ...unclear, whole: { base: 1, head: 2 } }, { maximum: { bleu: 1.5 } }, 'fail'],
    ['a metric that is not there', worse, { metrics: ['comet'] }, 'nothing-to-judge'],
  ])('%s', (_, change, policy, expected) => {
    const result = gate(comparisonOf(change), policy)
    expect(result.outcome).toBe(expected)
    expect(result.metrics[0].reason).toMatch(/\.$/)
  })

  it('fails as a whole when one metric fails, and looks at no other than those named', () => {
    const two = comparisonOf({ ...unclear, spec: 'chrf' }, worse)
    expect(gate(two).outcome).toBe('fail')
    expect(gate(two, { metrics: ['chrf'] }).outcome).toBe('pass')
  })
  it('has nothing to judge in a comparison without metrics', () => {
    expect(gate(comparisonOf()).outcome).toBe('nothing-to-judge')
  })
})
