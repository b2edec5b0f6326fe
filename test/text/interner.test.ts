import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Interner } from '../../lib/text/interner.ts'

describe('Interner', () => {
  it('equal words get equal integers and others do not, through growth and clearing', () => {
    const interner = new Interner()
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u0000'), maxLength: 6 }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(words, words, fc.integer({ min: 0, max: 9000 }), (first, second, more) => {
        interner.clear()
        const a = [...interner.intern(first, new Int32Array(0)).subarray(0, first.length)]
        interner.intern(
          Array.from({ length: more }, (_, i) => `w${i}`),
          new Int32Array(0),
        )
        const b = [...interner.intern(second, new Int32Array(0)).subarray(0, second.length)]
        const all = [...first, ...second]
        const ids = [...a, ...b]
        for (let i = 0; i < all.length; i++)
          for (let j = 0; j < i; j++) expect(ids[i] === ids[j]).toBe(all[i] === all[j])
      }),
      { numRuns: 60, seed: 3 },
    )
  })
})
