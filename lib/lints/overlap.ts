import type { NumberedPair } from './align-tokens.ts'
import type { LintToken } from './lint-tokens.ts'
import { isWord, NAME, stemOf, type TextReading } from './text-reading.ts'

let counts = new Int32Array(256)

/**
 * How much of two texts is the same: F1 over their words or ideographs, in any order, signs aside. A name counts as any
 * other, and so does a number or date, since these are compared by themselves. 1 for the same words, 0 for none.
 */
export function overlap(pair: NumberedPair, reference: TextReading, hypothesis: TextReading): number {
  return shareOf(pair, reference.tokens, hypothesis.tokens, reference.marks, hypothesis.marks)
}

/**
 * The same over the first five letters of the words, for the few words of a short text: `covers` is `cover`, `Kinder`
 * is `Kindern`.
 */
export function stemOverlap(reference: TextReading, hypothesis: TextReading): number {
  const stems = new Map<string, number>()
  const toBag = ({ tokens, marks }: TextReading) =>
    tokens.flatMap((token, i) => {
      if (marks[i] === 0) return isWord(token) ? [stemOf(token)] : []
      return i > 0 && marks[i - 1] === marks[i] ? [] : [marks[i] === NAME ? '@' : '#']
    })
  const left = toBag(reference)
  const right = toBag(hypothesis)
  for (const stem of left) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  let common = 0
  for (const stem of right) {
    const count = stems.get(stem) ?? 0
    if (count > 0) common++
    stems.set(stem, count - 1)
  }
  return left.length + right.length === 0 ? 0 : (2 * common) / (left.length + right.length)
}

/** The same before names and numbers are read; a cheap first look. */
export function roughOverlap(
  pair: NumberedPair,
  reference: readonly LintToken[],
  hypothesis: readonly LintToken[],
): number {
  return shareOf(pair, reference, hypothesis, null, null)
}

function shareOf(
  pair: NumberedPair,
  reference: readonly LintToken[],
  hypothesis: readonly LintToken[],
  marksOfReference: Uint8Array | null,
  marksOfHypothesis: Uint8Array | null,
): number {
  // The two numbers after those of the tokens stand for any name and any number.
  if (counts.length < pair.size + 2) counts = new Int32Array(2 * pair.size + 2)
  else counts.fill(0, 0, pair.size + 2)
  let words = 0
  let common = 0
  for (let i = 0; i < reference.length; i++) {
    const at = slotOf(reference, marksOfReference, pair.reference, i, pair.size)
    if (at < 0) continue
    counts[at]++
    words++
  }
  for (let i = 0; i < hypothesis.length; i++) {
    const at = slotOf(hypothesis, marksOfHypothesis, pair.hypothesis, i, pair.size)
    if (at < 0) continue
    if (counts[at]-- > 0) common++
    words++
  }
  return words === 0 ? 0 : (2 * common) / words
}

/** Where a token is counted; −1 for signs, and for all of a name or number but its first token. */
function slotOf(
  tokens: readonly LintToken[],
  marks: Uint8Array | null,
  numbers: Int32Array,
  at: number,
  size: number,
): number {
  const mark = marks === null ? 0 : marks[at]
  if (mark === 0) return tokens[at].kind === 'sign' ? -1 : tokens[at].kind === 'number' ? size + 1 : numbers[at]
  if (at > 0 && marks![at - 1] === mark) return -1
  return mark === NAME ? size : size + 1
}
