import { PatternMasks } from './pattern-masks.ts'

const masks = new PatternMasks()
let positive = new Int32Array(64)
let negative = new Int32Array(64)

/**
 * Levenshtein distance of two sequences of non-negative integers (token ids, code points): the least number of
 * substitutions, deletions and insertions, 0 to the longer length. Bit-parallel in blocks of 32 (Myers 1999, in the
 * form of H. Hyyrö, "Explaining and extending the bit-parallel approximate string matching algorithm of Myers",
 * 2001): time O(nm/32), memory O(min(n, m)). Two empty sequences have distance 0.
 *
 * @example editDistance(Int32Array.of(1, 2, 3), Int32Array.of(1, 3)) // 1
 */
export function editDistance(a: Int32Array, b: Int32Array): number {
  let begin = 0
  let endA = a.length
  let endB = b.length
  while (begin < endA && begin < endB && a[begin] === b[begin]) begin++
  while (endA > begin && endB > begin && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [pattern, endPattern, text, endText] = endA <= endB ? [a, endA, b, endB] : [b, endB, a, endA]
  if (endPattern === begin) return endText - begin
  return blockDistance(pattern, begin, endPattern, text, begin, endText)
}

function blockDistance(
  pattern: Int32Array,
  begin: number,
  end: number,
  text: Int32Array,
  beginText: number,
  endText: number,
): number {
  masks.set(pattern, begin, end)
  const { words, masks: bits } = masks
  reserve(words)
  const vp = positive
  const vn = negative
  vp.fill(-1, 0, words)
  vn.fill(0, 0, words)
  let distance = end - begin
  const lastBit = (end - begin - 1) & 31
  for (let j = beginText; j < endText; j++) {
    const offset = masks.offsetOf(text[j])
    let carryPositive = 1
    let carryNegative = 0
    let hp = 0
    let hn = 0
    for (let w = 0; w < words; w++) {
      const p = vp[w]
      const n = vn[w]
      const x = bits[offset + w] | carryNegative
      const d = (((x & p) + p) ^ p) | x | n
      hp = n | ~(d | p)
      hn = d & p
      const shifted = (hp << 1) | carryPositive
      vp[w] = (hn << 1) | carryNegative | ~(d | shifted)
      vn[w] = shifted & d
      carryPositive = hp >>> 31
      carryNegative = hn >>> 31
    }
    distance += ((hp >>> lastBit) & 1) - ((hn >>> lastBit) & 1)
  }
  return distance
}

function reserve(words: number): void {
  if (words <= positive.length) return
  positive = new Int32Array(words * 2)
  negative = new Int32Array(words * 2)
}
