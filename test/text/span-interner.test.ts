import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CodeUnits } from '../../lib/text/code-units.ts'
import { internTokens } from '../../lib/text/intern-tokens.ts'
import { SpanInterner } from '../../lib/text/span-interner.ts'

describe('interning of pieces of text', () => {
  it('gives the integers that a map of strings would give, also when the table grows', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 9000, size: 'max' }), (words) => {
        const interner = new SpanInterner()
        const units = new CodeUnits()
        const ids = words.map((word) => interner.idOf(units.load(`<${word}>`).units, 1, word.length + 1))
        expect(ids).toEqual(Array.from(internTokens(words)[0]))
        expect(interner.size).toBe(new Set(words).size)
      }),
      { numRuns: 30, seed: 1 },
    )
  })
  it('starts anew after clear, and clears only what is large', () => {
    const interner = new SpanInterner()
    const units = new CodeUnits().load('a b')
    expect([interner.idOf(units.units, 0, 1), interner.idOf(units.units, 2, 3)]).toEqual([0, 1])
    interner.clearIfLarge(2)
    expect(interner.idOf(units.units, 2, 3)).toBe(1)
    interner.clearIfLarge(1)
    expect(interner.idOf(units.units, 2, 3)).toBe(0)
  })
  it('the examples of the doc comments', () => {
    expect(internTokens(['a', 'b'], ['b'])).toEqual([Int32Array.of(0, 1), Int32Array.of(1)])
  })
})
