import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lcsLength, markLcs } from '../../lib/text/lcs.ts'

function table(a: Int32Array, b: Int32Array): number[][] {
  const t = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      t[i][j] = a[i - 1] === b[j - 1] ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1])
  return t
}

/** rouge_score's walk back over the whole table, as its conformance figures describe it. */
function walk(a: Int32Array, b: Int32Array): number[] {
  const t = table(a, b)
  const marks = new Array<number>(a.length).fill(0)
  let i = a.length
  let j = b.length
  while (i > 0 && j > 0) {
    if (a[i - 1] === b[j - 1]) {
      marks[--i] = 1
      j--
    } else if (t[i][j - 1] > t[i - 1][j]) j--
    else i--
  }
  return marks
}

const sequence = (max: number, alphabet: number) =>
  fc.array(fc.integer({ min: 0, max: alphabet }), { maxLength: max }).map((list) => Int32Array.from(list))
const pair = fc.oneof(
  fc.tuple(sequence(12, 2), sequence(12, 2)),
  fc.tuple(sequence(120, 4), sequence(120, 4)),
  fc.tuple(sequence(64, 30), sequence(64, 30)),
)

describe('longest common subsequence', () => {
  it('has the length that the textbook table has, on either side of 32 items', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(lcsLength(a, b)).toBe(table(a, b)[a.length][b.length])
        expect(lcsLength(b, a)).toBe(lcsLength(a, b))
      }),
      { numRuns: 500, seed: 1 },
    )
  })
  it('marks the reference items that the walk over the whole table would mark', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const marks = new Uint8Array(a.length)
        markLcs(a, b, marks)
        expect(Array.from(marks)).toEqual(walk(a, b))
      }),
      { numRuns: 500, seed: 2 },
    )
  })
  it('keeps marks that are set already, so that several candidates give the union', () => {
    const marks = new Uint8Array(3)
    markLcs(Int32Array.of(1, 2, 3), Int32Array.of(1), marks)
    markLcs(Int32Array.of(1, 2, 3), Int32Array.of(3), marks)
    expect(Array.from(marks)).toEqual([1, 0, 1])
  })
  it('the example of the doc comment', () => {
    expect(lcsLength(Int32Array.of(1, 2, 3), Int32Array.of(2, 9, 3))).toBe(2)
  })
})
