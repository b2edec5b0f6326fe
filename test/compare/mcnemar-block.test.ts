import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { mcNemar } from '../../lib/stats/mcnemar.ts'
import { makeSide, type SideSegment } from './make-side.ts'

/** `right` tells for each of n items whether the prediction is right. */
const labelled = (right: readonly boolean[]): SideSegment[] =>
  right.map((is, i) => ({
    id: `q${i}`,
    label: 'ab'[i % 2],
    predictedLabel: is ? 'ab'[i % 2] : 'ba'[i % 2],
    hypothesis: is ? 'yes' : 'no',
    answers: ['yes'],
  }))
const base = Array.from({ length: 40 }, (_, i) => i % 4 !== 0)
const head = Array.from({ length: 40 }, (_, i) => i % 8 !== 0 && i % 10 !== 1)
const onlyBase = base.filter((is, i) => is && !head[i]).length
const onlyHead = head.filter((is, i) => is && !base[i]).length

describe('McNemar in a comparison', () => {
  it.each(['accuracy', 'em', 'exact_match', 'contains'])('%s: counts the pairs on which the sides disagree', (spec) => {
    const [result] = compareSides(makeSide([spec], labelled(base)), makeSide([spec], labelled(head)), {
      trials: 200,
    }).results
    const { exact, midP } = mcNemar(onlyBase, onlyHead)
    expect(onlyBase).toBeGreaterThan(0)
    expect(result.mcnemar).toEqual({ onlyBase, onlyHead, exact, midP })
    expect([result.losses, result.wins]).toEqual([onlyBase, onlyHead])
  })
  it.each(['macro_f1', 'qa_f1'])('%s: the whole is no share of right segments, so there is none', (spec) => {
    const [result] = compareSides(makeSide([spec], labelled(base)), makeSide([spec], labelled(head)), {
      trials: 200,
    }).results
    expect(result.delta).not.toBeNull()
    expect(result.mcnemar).toBeNull()
  })
  it('values between right and wrong give none', () => {
    const spec = 'external:name=item,model=m,direction=higher'
    const items = (values: readonly number[]): SideSegment[] =>
      values.map((value, i) => ({ id: `q${i}`, scores: [{ metric: 'item', value, signature: 'm' }] }))
    const compare = (a: readonly number[], b: readonly number[]) =>
      compareSides(makeSide([spec], items(a)), makeSide([spec], items(b))).results[0].mcnemar
    expect(compare([1, 0, 1, 0], [1, 1, 1, 0])).toMatchObject({ onlyBase: 0, onlyHead: 1, exact: 1 })
    expect(compare([1, 0, 1, 0], [1, 0.5, 1, 0])).toBeNull()
  })
})
