import { PatternMasks } from './pattern-masks.ts'

/** One step of an edit script. */
export const EQUAL = 0
export const SUBSTITUTE = 1
export const DELETE = 2
export const INSERT = 3

/** Largest bit matrix in 32-bit words; beyond it the problem is halved, so that memory stays bounded. rapidfuzz's bound. */
const MATRIX_LIMIT = 1 << 20

const masks = new PatternMasks()
let positive = new Int32Array(1024)
let negative = new Int32Array(1024)
let script = new Uint8Array(1024)
const tally = new Int32Array(4)

/**
 * The steps of one cheapest way from `reference` to `hypothesis`, in order: EQUAL, SUBSTITUTE, DELETE (only the
 * reference advances), INSERT (only the hypothesis advances). Both sequences hold non-negative integers.
 *
 * Where several ways cost the same the choice is rapidfuzz's, which jiwer 4 counts by: common beginning and end first;
 * then from the end back, delete where the cell one reference item back is one cheaper; else insert where the cell one
 * hypothesis item back is one cheaper than the diagonal; else the diagonal. Above a bit matrix of 4 MB (5 800 by 5 800
 * items) the problem is halved first (D. S. Hirschberg, 1975): as cheap, but perhaps another choice.
 *
 * @example editScript(Int32Array.of(1, 2), Int32Array.of(2)) // Uint8Array.of(DELETE, EQUAL)
 */
export function editScript(reference: Int32Array, hypothesis: Int32Array): Uint8Array {
  const out = new Uint8Array(reference.length + hypothesis.length)
  return out.slice(0, writeEditScript(reference, reference.length, hypothesis, hypothesis.length, out))
}

/**
 * The edit script of the first `m` and `n` items, written to `out`, which must have room for m + n steps; gives the
 * number of steps.
 *
 * @example writeEditScript(Int32Array.of(1, 2), 2, Int32Array.of(2), 1, new Uint8Array(3)) // 2
 */
export function writeEditScript(
  reference: Int32Array,
  m: number,
  hypothesis: Int32Array,
  n: number,
  out: Uint8Array,
): number {
  out.fill(EQUAL, 0, m + n)
  return writeScript(reference, 0, m, hypothesis, 0, n, out, 0)
}

/**
 * How often each step occurs in the edit script of the first `m` and `n` items, at the index that is the step's own
 * number; the array is overwritten by the next call.
 *
 * @example countSteps(Int32Array.of(1, 2), 2, Int32Array.of(2), 1) // Int32Array.of(1, 0, 1, 0)
 */
export function countSteps(reference: Int32Array, m: number, hypothesis: Int32Array, n: number): Int32Array {
  if (m + n > script.length) script = new Uint8Array(2 * (m + n))
  const length = writeEditScript(reference, m, hypothesis, n, script)
  tally.fill(0)
  for (let i = 0; i < length; i++) tally[script[i]]++
  return tally
}

/** Writes the steps for `reference[r0…r1)` and `hypothesis[h0…h1)` at `out[at…]`; gives the place after the last one. */
function writeScript(
  reference: Int32Array,
  r0: number,
  r1: number,
  hypothesis: Int32Array,
  h0: number,
  h1: number,
  out: Uint8Array,
  at: number,
): number {
  let beginR = r0
  let beginH = h0
  let endR = r1
  let endH = h1
  while (beginR < endR && beginH < endH && reference[beginR] === hypothesis[beginH]) {
    beginR++
    beginH++
  }
  while (endR > beginR && endH > beginH && reference[endR - 1] === hypothesis[endH - 1]) {
    endR--
    endH--
  }
  // EQUAL is 0 and `out` begins as zeros, so that equal steps need no writing.
  let next = at + (beginR - r0)
  if (endR === beginR || endH === beginH) {
    out.fill(DELETE, next, next + (endR - beginR))
    next += endR - beginR
    out.fill(INSERT, next, next + (endH - beginH))
    next += endH - beginH
  } else if (((endR - beginR + 31) >>> 5) * (endH - beginH) > MATRIX_LIMIT && endR - beginR > 64) {
    const middle = (beginH + endH) >>> 1
    const split = cheapestSplit(reference, beginR, endR, hypothesis, beginH, middle, endH)
    next = writeScript(reference, beginR, split, hypothesis, beginH, middle, out, next)
    next = writeScript(reference, split, endR, hypothesis, middle, endH, out, next)
  } else {
    fillMatrix(reference, beginR, endR, hypothesis, beginH, endH, true)
    next = traceBack(reference, beginR, endR, hypothesis, beginH, endH, out, next)
  }
  return next + (r1 - endR)
}

/**
 * Vertical differences of the cost matrix (columns are reference items), one row of bits per hypothesis item when
 * `keep`, else only the last row, which then stands first.
 */
function fillMatrix(
  reference: Int32Array,
  r0: number,
  r1: number,
  hypothesis: Int32Array,
  h0: number,
  h1: number,
  keep: boolean,
): void {
  masks.set(reference, r0, r1)
  const { words, masks: bits } = masks
  reserve(keep ? words * (h1 - h0) : words)
  const vp = positive
  const vn = negative
  for (let row = 0; row < h1 - h0; row++) {
    const offset = masks.offsetOf(hypothesis[h0 + row])
    const to = keep ? row * words : 0
    const from = keep ? to - words : 0
    let carryPositive = 1
    let carryNegative = 0
    for (let w = 0; w < words; w++) {
      const p = row === 0 ? -1 : vp[from + w]
      const n = row === 0 ? 0 : vn[from + w]
      const x = bits[offset + w] | carryNegative
      const d = (((x & p) + p) ^ p) | x | n
      const hp = n | ~(d | p)
      const hn = d & p
      const shifted = (hp << 1) | carryPositive
      vp[to + w] = (hn << 1) | carryNegative | ~(d | shifted)
      vn[to + w] = shifted & d
      carryPositive = hp >>> 31
      carryNegative = hn >>> 31
    }
  }
}

function traceBack(
  reference: Int32Array,
  r0: number,
  r1: number,
  hypothesis: Int32Array,
  h0: number,
  h1: number,
  out: Uint8Array,
  at: number,
): number {
  const words = masks.words
  const steps = r1 - r0 + (h1 - h0)
  // Written from the far end of the room that any script may need, then moved to its place.
  let write = at + steps
  let column = r1 - r0
  let row = h1 - h0
  while (row > 0 && column > 0) {
    const bit = column - 1
    const cell = (row - 1) * words + (bit >>> 5)
    if ((positive[cell] >>> (bit & 31)) & 1) {
      out[--write] = DELETE
      column--
      continue
    }
    row--
    if (row > 0 && (negative[cell - words] >>> (bit & 31)) & 1) {
      out[--write] = INSERT
      continue
    }
    column--
    out[--write] = reference[r0 + column] === hypothesis[h0 + row] ? EQUAL : SUBSTITUTE
  }
  for (; column > 0; column--) out[--write] = DELETE
  for (; row > 0; row--) out[--write] = INSERT
  const length = at + steps - write
  out.copyWithin(at, write, at + steps)
  out.fill(EQUAL, at + length, at + steps)
  return at + length
}

/** The reference position at which the first part of the hypothesis may end at least total cost. */
function cheapestSplit(
  reference: Int32Array,
  r0: number,
  r1: number,
  hypothesis: Int32Array,
  h0: number,
  middle: number,
  h1: number,
): number {
  const ahead = lastRow(reference, r0, r1, hypothesis, h0, middle)
  const back = lastRow(
    reference.slice(r0, r1).reverse(),
    0,
    r1 - r0,
    hypothesis.slice(middle, h1).reverse(),
    0,
    h1 - middle,
  )
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i <= r1 - r0; i++) {
    const cost = ahead[i] + back[r1 - r0 - i]
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return r0 + best
}

/** Costs from each beginning of the reference part to the whole hypothesis part. */
function lastRow(
  reference: Int32Array,
  r0: number,
  r1: number,
  hypothesis: Int32Array,
  h0: number,
  h1: number,
): Int32Array {
  fillMatrix(reference, r0, r1, hypothesis, h0, h1, false)
  const costs = new Int32Array(r1 - r0 + 1)
  costs[0] = h1 - h0
  for (let i = 0; i < r1 - r0; i++) {
    const up = (positive[i >>> 5] >>> (i & 31)) & 1
    const down = (negative[i >>> 5] >>> (i & 31)) & 1
    costs[i + 1] = costs[i] + up - down
  }
  return costs
}

function reserve(words: number): void {
  if (words <= positive.length) return
  const length = Math.min(words * 2, Math.max(words, MATRIX_LIMIT))
  positive = new Int32Array(length)
  negative = new Int32Array(length)
}
