import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignTokens, countEdits } from '../../lib/text/alignment.ts'
import { editDistance } from '../../lib/text/edit-distance.ts'

/** The textbook table, to hold the bit-parallel forms to. */
function tableDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}

/** Plain trace-back over the whole table by the rule that `editScript` states. */
function tableCounts(a: Int32Array, b: Int32Array) {
  const cost = Array.from({ length: b.length + 1 }, (_, j) => Array.from({ length: a.length + 1 }, (_, i) => i || j))
  for (let j = 1; j <= b.length; j++)
    for (let i = 1; i <= a.length; i++)
      cost[j][i] = Math.min(
        cost[j - 1][i] + 1,
        cost[j][i - 1] + 1,
        cost[j - 1][i - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
  const counts = { hits: 0, substitutions: 0, deletions: 0, insertions: 0 }
  let i = a.length
  let j = b.length
  while (i > 0 && j > 0) {
    if (cost[j][i] === cost[j][i - 1] + 1) {
      counts.deletions++
      i--
    } else if (j > 1 && cost[j - 1][i] === cost[j - 1][i - 1] - 1) {
      counts.insertions++
      j--
    } else {
      if (a[i - 1] === b[j - 1]) counts.hits++
      else counts.substitutions++
      i--
      j--
    }
  }
  return { ...counts, deletions: counts.deletions + i, insertions: counts.insertions + j }
}

const sequence = (max: number, alphabet: number) =>
  fc.array(fc.integer({ min: 0, max: alphabet }), { maxLength: max }).map((list) => Int32Array.from(list))
const pair = fc.oneof(
  fc.tuple(sequence(12, 2), sequence(12, 2)),
  fc.tuple(sequence(150, 3), sequence(150, 3)),
  fc.tuple(sequence(70, 200_000), sequence(70, 200_000)),
)

describe('edit distance', () => {
  it('equals the textbook table for one block and many, small and large symbols', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => editDistance(a, b) === tableDistance(a, b)),
      { numRuns: 600, seed: 1 },
    )
  })
  it('is symmetric, 0 only for equal sequences, and keeps the triangle inequality', () => {
    fc.assert(
      fc.property(sequence(40, 3), sequence(40, 3), sequence(40, 3), (a, b, c) => {
        const ab = editDistance(a, b)
        expect(editDistance(b, a)).toBe(ab)
        expect(ab === 0).toBe(a.length === b.length && a.every((symbol, i) => symbol === b[i]))
        expect(ab).toBeLessThanOrEqual(editDistance(a, c) + editDistance(c, b))
      }),
      { numRuns: 300, seed: 2 },
    )
  })
  it('empty against n items is n', () => {
    expect(editDistance(new Int32Array(0), new Int32Array(0))).toBe(0)
    expect(editDistance(new Int32Array(0), new Int32Array(70))).toBe(70)
  })
  it('the example of the doc comment', () => {
    expect(editDistance(Int32Array.of(1, 2, 3), Int32Array.of(1, 3))).toBe(1)
  })
})

describe('edit counts', () => {
  it('split as the stated rule splits them over the whole table (without common ends)', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const ends = Int32Array.from([900, ...a, 901])
        const other = Int32Array.from([902, ...b, 903])
        expect(countEdits(ends, other)).toEqual(tableCounts(ends, other))
      }),
      { numRuns: 400, seed: 3 },
    )
  })
  it('errors are the distance, and hits, substitutions and deletions the reference length', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const { hits, substitutions, deletions, insertions } = countEdits(a, b)
        expect(substitutions + deletions + insertions).toBe(editDistance(a, b))
        expect(hits + substitutions + deletions).toBe(a.length)
        expect(hits + substitutions + insertions).toBe(b.length)
      }),
      { numRuns: 300, seed: 4 },
    )
  })
  it('two texts of 40 000 symbols stay within bounded memory and cost what the distance says', () => {
    const a = Int32Array.from({ length: 40_000 }, (_, i) => (i * i + (i >> 3)) % 7)
    const b = Int32Array.from({ length: 38_000 }, (_, i) => (i * i + (i >> 4)) % 7)
    const { substitutions, deletions, insertions } = countEdits(a, b)
    expect(substitutions + deletions + insertions).toBe(editDistance(a, b))
  })
})

describe('alignment', () => {
  it('covers both sides from end to end, without gaps', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
    fc.assert(
      fc.property(words, words, (reference, hypothesis) => {
        let r = 0
        let h = 0
        for (const chunk of alignTokens(reference, hypothesis)) {
          expect([chunk.referenceStart, chunk.hypothesisStart]).toEqual([r, h])
          const same =
            reference.slice(r, chunk.referenceEnd).join(' ') === hypothesis.slice(h, chunk.hypothesisEnd).join(' ')
          expect(chunk.kind === 'equal').toBe(same)
          r = chunk.referenceEnd
          h = chunk.hypothesisEnd
        }
        expect([r, h]).toEqual([reference.length, hypothesis.length])
      }),
      { numRuns: 300, seed: 5 },
    )
  })
  it('the example of the doc comment', () => {
    expect(alignTokens(['at', 'noon'], ['at', 'dawn'])).toEqual([
      { kind: 'equal', referenceStart: 0, referenceEnd: 1, hypothesisStart: 0, hypothesisEnd: 1 },
      { kind: 'substitute', referenceStart: 1, referenceEnd: 2, hypothesisStart: 1, hypothesisEnd: 2 },
    ])
  })
})
