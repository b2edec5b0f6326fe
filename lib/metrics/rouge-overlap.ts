import { lcsLength, markLcs } from '../text/lcs.ts'
import type { RougeText } from './rouge-texts.ts'

/** Shared units and how many units each side has; precision and recall are their quotients. */
export interface Overlap {
  readonly hits: number
  readonly reference: number
  readonly hypothesis: number
}

/** A table up to this size is faster than hashing; larger key spaces are hashed. */
const TABLE_LIMIT = 1 << 18
const table = new Int32Array(TABLE_LIMIT)
let counts = new Int32Array(1024)

/**
 * Clipped n-gram overlap (ROUGE-N): a text shorter than n tokens has no units. rouge_score 0.1.2 `_score_ngrams`.
 *
 * @example ngramOverlap(rougeTexts('word', false).get('a b c'), rougeTexts('word', false).get('b c'), 2, rougeTexts('word', false).size)
 * // { hits: 1, reference: 2, hypothesis: 1 }
 */
export function ngramOverlap(reference: RougeText, hypothesis: RougeText, n: number, ids: number): Overlap {
  const units = (text: RougeText) => Math.max(0, text.ids.length - n + 1)
  const sizes = { reference: units(reference), hypothesis: units(hypothesis) }
  if (sizes.reference === 0 || sizes.hypothesis === 0) return { hits: 0, ...sizes }
  if (n === 1) return { hits: clippedHits(reference.ids, hypothesis.ids, ids), ...sizes }
  const grams = toGrams(reference.ids, hypothesis.ids, n)
  return { hits: clippedHits(grams.reference, grams.hypothesis, grams.size), ...sizes }
}

/**
 * Longest common subsequence of all tokens (ROUGE-L). rouge_score 0.1.2 `_score_lcs`.
 *
 * @example lcsOverlap(rougeTexts('word', false).get('a b c'), rougeTexts('word', false).get('a c'))
 * // { hits: 2, reference: 3, hypothesis: 2 }
 */
export function lcsOverlap(reference: RougeText, hypothesis: RougeText): Overlap {
  return {
    hits: lcsLength(reference.ids, hypothesis.ids),
    reference: reference.ids.length,
    hypothesis: hypothesis.ids.length,
  }
}

/**
 * Union of the longest common subsequences of each reference line with every hypothesis line, a token counted at most
 * as often as it still occurs on both sides (ROUGE-Lsum). rouge_score 0.1.2 `_summary_level_lcs`.
 *
 * @example summaryOverlap(rougeTexts('word', false).get('a b\nc d'), rougeTexts('word', false).get('c d'), rougeTexts('word', false).size)
 * // { hits: 2, reference: 4, hypothesis: 2 }
 */
export function summaryOverlap(reference: RougeText, hypothesis: RougeText, ids: number): Overlap {
  // One line against one: any longest common subsequence has the same count.
  if (reference.sentences.length === 1 && hypothesis.sentences.length === 1) return lcsOverlap(reference, hypothesis)
  reserve(2 * ids)
  for (const id of reference.ids) counts[id]++
  for (const id of hypothesis.ids) counts[ids + id]++
  let hits = 0
  for (const sentence of reference.sentences) {
    const marks = new Uint8Array(sentence.length)
    for (const candidate of hypothesis.sentences) markLcs(sentence, candidate, marks)
    for (let i = 0; i < sentence.length; i++) {
      const id = sentence[i]
      if (marks[i] === 0 || counts[id] === 0 || counts[ids + id] === 0) continue
      hits++
      counts[id]--
      counts[ids + id]--
    }
  }
  for (const id of reference.ids) counts[id] = 0
  for (const id of hypothesis.ids) counts[ids + id] = 0
  return { hits, reference: reference.ids.length, hypothesis: hypothesis.ids.length }
}

/**
 * Pairs of tokens in order with at most `skip` tokens between them (Infinity: any distance), clipped counts (ROUGE-S);
 * with `unigrams` every token is a unit too (ROUGE-SU). Source: C.-Y. Lin, "ROUGE", 2004, section 5.
 *
 * @example skipOverlap(rougeTexts('word', false).get('a b c'), rougeTexts('word', false).get('a c'), 4, false, rougeTexts('word', false).size)
 * // { hits: 1, reference: 3, hypothesis: 1 }
 */
export function skipOverlap(
  reference: RougeText,
  hypothesis: RougeText,
  skip: number,
  unigrams: boolean,
  ids: number,
): Overlap {
  const single = unigrams ? ngramOverlap(reference, hypothesis, 1, ids) : { hits: 0, reference: 0, hypothesis: 0 }
  const { a, b, size } = relabel(reference.ids, hypothesis.ids)
  const left = new Map<number, number>()
  let inReference = 0
  forEachPair(a, skip, size, (key) => {
    inReference++
    left.set(key, (left.get(key) ?? 0) + 1)
  })
  let hits = 0
  let inHypothesis = 0
  forEachPair(b, skip, size, (key) => {
    inHypothesis++
    const count = left.get(key) ?? 0
    if (count === 0) return
    hits++
    left.set(key, count - 1)
  })
  return {
    hits: hits + single.hits,
    reference: inReference + single.reference,
    hypothesis: inHypothesis + single.hypothesis,
  }
}

function forEachPair(ids: Int32Array, skip: number, size: number, visit: (key: number) => void): void {
  for (let i = 0; i < ids.length; i++) {
    const end = Math.min(ids.length - 1, i + skip + 1)
    for (let j = i + 1; j <= end; j++) visit(ids[i] * size + ids[j])
  }
}

/** Items that both lists share, each as often as the list with fewer has it. Ids are below `size`. */
function clippedHits(reference: Int32Array, hypothesis: Int32Array, size: number): number {
  reserve(size)
  let hits = 0
  for (let i = 0; i < reference.length; i++) counts[reference[i]]++
  for (let i = 0; i < hypothesis.length; i++) {
    if (counts[hypothesis[i]] === 0) continue
    counts[hypothesis[i]]--
    hits++
  }
  for (let i = 0; i < reference.length; i++) counts[reference[i]] = 0
  return hits
}

/** n-grams of both sides as small integers, equal where the n-grams are; made longer one token at a time. */
function toGrams(reference: Int32Array, hypothesis: Int32Array, n: number) {
  const { a, b, size } = relabel(reference, hypothesis)
  let grams = { reference: a, hypothesis: b, size }
  for (let length = 2; length <= n; length++) {
    const keysA = pairKeys(grams.reference, a, length, size)
    const keysB = pairKeys(grams.hypothesis, b, length, size)
    const numbered = relabelKeys(keysA, keysB, grams.size * size)
    grams = { reference: numbered.a, hypothesis: numbered.b, size: numbered.size }
  }
  return grams
}

function pairKeys(grams: Int32Array, tokens: Int32Array, length: number, size: number): Float64Array {
  const keys = new Float64Array(tokens.length - length + 1)
  for (let i = 0; i < keys.length; i++) keys[i] = grams[i] * size + tokens[i + length - 1]
  return keys
}

/** The lists with ids numbered anew from 0 in order of appearance, so that products of ids stay small. */
function relabel(a: Int32Array, b: Int32Array) {
  let limit = 0
  for (let i = 0; i < a.length; i++) if (a[i] >= limit) limit = a[i] + 1
  for (let i = 0; i < b.length; i++) if (b[i] >= limit) limit = b[i] + 1
  return relabelKeys(a, b, limit)
}

function relabelKeys(a: Int32Array | Float64Array, b: Int32Array | Float64Array, limit: number) {
  const outA = new Int32Array(a.length)
  const outB = new Int32Array(b.length)
  if (limit > TABLE_LIMIT) {
    const numbers = new Map<number, number>()
    const number = (key: number) => {
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, numbers.size)
      return numbers.size - 1
    }
    for (let i = 0; i < a.length; i++) outA[i] = number(a[i])
    for (let i = 0; i < b.length; i++) outB[i] = number(b[i])
    return { a: outA, b: outB, size: numbers.size }
  }
  // The table holds number + 1 and is zeros before and after.
  let size = 0
  for (let i = 0; i < a.length; i++) {
    if (table[a[i]] === 0) table[a[i]] = ++size
    outA[i] = table[a[i]] - 1
  }
  for (let i = 0; i < b.length; i++) {
    if (table[b[i]] === 0) table[b[i]] = ++size
    outB[i] = table[b[i]] - 1
  }
  for (let i = 0; i < a.length; i++) table[a[i]] = 0
  for (let i = 0; i < b.length; i++) table[b[i]] = 0
  return { a: outA, b: outB, size }
}

/** `counts` is zeros between calls. */
function reserve(length: number): void {
  if (length > counts.length) counts = new Int32Array(length * 2)
}
