import { describe, expect, it } from 'vitest'
import { readCase } from './sacrebleu-family-cases.ts'
import { scoreWith } from './score-with.ts'

describe('TER', () => {
  it('passes 100 where the output is longer than the reference', () => {
    const segments = readCase('chrf-ter', 'ter-01-above-one-hundred').get('')!
    const { value, details } = scoreWith('ter', segments)
    expect(value).toBeCloseTo(116.666667, 5)
    expect(details).toEqual({ edits: 7, referenceLength: 6 })
    expect(scoreWith('ter', segments.slice(0, 1)).value).toBeCloseTo(700, 9)
  })

  it.each([
    ['only segment', 100, 3, 0],
    ['one of two', 80, 4, 5],
    ['both empty, one of two', 20, 1, 5],
  ])('empty reference, %s', (run, value, edits, referenceLength) => {
    const score = scoreWith('ter', readCase('chrf-ter', 'ter-02-empty-reference').get(run)!)
    expect(score.value).toBeCloseTo(value, 9)
    expect(score.details).toEqual({ edits, referenceLength })
  })

  it.each([
    ['a block moved is one edit', 'b c d a', 'a b c d', 1],
    ['two blocks moved', 'd e a b c', 'a b c d e', 1],
    ['a substitution and a shift', 'x b c a', 'a x b d', 2],
    ['everything missing', '', 'a b c', 3],
  ])('%s', (_, hypothesis, reference, edits) => {
    expect(scoreWith('ter', [{ id: '1', hypothesis, references: [reference] }]).details.edits).toBe(edits)
  })

  it('edits are the fewest over the references, the length their average', () => {
    const { details } = scoreWith('ter', [{ id: '1', hypothesis: 'a b', references: ['a b c d', 'a b'] }])
    expect(details).toEqual({ edits: 0, referenceLength: 3 })
  })

  it("with norm=yes the 's before a comma is set apart in the reference only", () => {
    const edits = (hypothesis: string) =>
      scoreWith('ter:norm=yes', [{ id: '1', hypothesis, references: ["Anna's, she says"] }]).details
    expect(edits("Anna's, she says")).toEqual({ edits: 2, referenceLength: 5 })
    expect(edits("Anna 's, she says")).toEqual({ edits: 0, referenceLength: 5 })
  })

  it('a long document takes memory by its length, not by its square', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `w${i % 977}`)
    const hypothesis = [...words.slice(0, 100), ...words.slice(101)].join(' ')
    expect(scoreWith('ter', [{ id: '1', hypothesis, references: [words.join(' ')] }]).details.edits).toBe(1)
  })
})
