import { PatternMasks } from './pattern-masks.ts'

const masks = new PatternMasks()
let rows = new Int32Array(1024)

/**
 * Length of the longest common subsequence of two sequences of non-negative integers, 0 to the shorter length.
 * Bit-parallel in blocks of 32 (H. Hyyrö, "Bit-parallel LCS-length computation revisited", 2004): time O(nm/32),
 * memory O(min(n, m)). An empty sequence has nothing in common with any other.
 *
 * @example lcsLength(Int32Array.of(1, 2, 3), Int32Array.of(2, 9, 3)) // 2
 */
export function lcsLength(a: Int32Array, b: Int32Array): number {
  if (a.length === 0 || b.length === 0) return 0
  const [pattern, text] = a.length <= b.length ? [a, b] : [b, a]
  fillRows(pattern, text, false)
  return zeroBits(0, pattern.length)
}

/**
 * Marks at `out[i]` the items of `reference` that belong to its longest common subsequence with `candidate`; marks that
 * are set already stay, so that several candidates give the union. Which of several subsequences is taken is
 * rouge_score 0.1.2's choice (`_backtrack_norec`): from the end back, a step to the previous candidate item only where
 * that cell of the table is strictly larger than the one of the previous reference item.
 *
 * @example ((marks) => (markLcs(Int32Array.of(1, 2, 3), Int32Array.of(3, 1, 2), marks), marks))(new Uint8Array(3))
 * // Uint8Array.of(1, 1, 0)
 */
export function markLcs(reference: Int32Array, candidate: Int32Array, out: Uint8Array): void {
  const m = reference.length
  const n = candidate.length
  if (m === 0 || n === 0) return
  fillRows(candidate, reference, true)
  const words = masks.words
  let i = m
  let j = n
  // Values of the table at (i, j) and (i - 1, j); a zero bit of row i at j - 1 says that the value rises there.
  let here = zeroBits((i - 1) * words, j)
  let above = i > 1 ? zeroBits((i - 2) * words, j) : 0
  while (i > 0 && j > 0 && here > 0) {
    const bit = j - 1
    const rises = 1 - ((rows[(i - 1) * words + (bit >>> 5)] >>> (bit & 31)) & 1)
    const risesAbove = i > 1 ? 1 - ((rows[(i - 2) * words + (bit >>> 5)] >>> (bit & 31)) & 1) : 0
    const match = reference[i - 1] === candidate[j - 1]
    if (!match && here - rises > above) {
      here -= rises
      above -= risesAbove
      j--
      continue
    }
    if (match) {
      out[i - 1] = 1
      above -= risesAbove
      j--
    }
    i--
    here = above
    above = i > 1 ? zeroBits((i - 2) * words, j) : 0
  }
}

/** One row of bits per item of `text` over the positions of `pattern`, or only the last one, which then stands first. */
function fillRows(pattern: Int32Array, text: Int32Array, keep: boolean): void {
  masks.set(pattern, 0, pattern.length)
  const { words, masks: bits } = masks
  const length = keep ? words * text.length : words
  if (length > rows.length) rows = new Int32Array(length * 2)
  const r = rows
  for (let row = 0; row < text.length; row++) {
    const offset = masks.offsetOf(text[row])
    const to = keep ? row * words : 0
    const from = keep ? to - words : 0
    let carry = 0
    for (let w = 0; w < words; w++) {
      const before = row === 0 ? -1 : r[from + w]
      const hit = before & bits[offset + w]
      const sum = (before >>> 0) + (hit >>> 0) + carry
      carry = sum > 0xffffffff ? 1 : 0
      r[to + w] = sum | (before & ~hit)
    }
  }
}

/** Zero bits among the first `count` of the row at `offset`. */
function zeroBits(offset: number, count: number): number {
  let zeros = 0
  const whole = count >>> 5
  for (let w = 0; w < whole; w++) zeros += bitCount(~rows[offset + w])
  const rest = count & 31
  return rest === 0 ? zeros : zeros + bitCount(~rows[offset + whole] & ((1 << rest) - 1))
}

function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
