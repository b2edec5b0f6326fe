import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const options = { resamples: 100, trials: 100 }
const texts = (failed: readonly number[], empty: readonly number[] = []): SideSegment[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `s${i}`,
    references: [`the pump number ${i} opens its valve again`],
    hypothesis: empty.includes(i) ? '' : `the pump number ${i} opens its ${i % 3 ? 'valve' : 'gate'} again`,
    answers: [`the pump number ${i} opens its valve again`],
    ...(failed.includes(i) && { failed: true }),
  }))
const compare = (spec: string, a: SideSegment[], b: SideSegment[]) =>
  compareSides(makeSide([spec], a), makeSide([spec], b), options).results[0]

describe('failed items counted as empty outputs', () => {
  it.each(['bleu', 'chrf', 'wer', 'em'])('%s: the bound is what empty outputs would have scored', (spec) => {
    const [base, head] = [texts([]), texts([1, 2, 6])]
    const result = compare(spec, base, head)
    const posted = compare(spec, base, texts([], [1, 2, 6]))
    expect(result).toMatchObject({ n: 9, scored: { base: 12, head: 9 } })
    expect(result.failedAsEmpty).toEqual({ n: 12, base: posted.base, head: posted.head, delta: posted.delta })
    expect(result.failedAsEmpty?.head).not.toBe(result.head)
  })
  it('an item that failed on both sides is empty on both', () => {
    const result = compare('bleu', texts([4]), texts([4, 5]))
    const posted = compare('bleu', texts([], [4]), texts([], [4, 5]))
    expect(result.failedAsEmpty).toMatchObject({ n: 12, base: posted.base, head: posted.head })
  })
  it('there is none where nothing failed, nor where an empty output has no row', () => {
    expect(compare('bleu', texts([]), texts([])).failedAsEmpty).toBeNull()
    const items = (failed: readonly number[]): SideSegment[] =>
      texts(failed).map(({ id, failed: is }) => ({ id, failed: is, ...(!is && { label: 'a', predictedLabel: 'a' }) }))
    expect(compare('accuracy', items([]), items([3]))).toMatchObject({ n: 11, failedAsEmpty: null })
  })
})
