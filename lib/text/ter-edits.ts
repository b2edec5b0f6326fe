import { BeamEditDistance } from './beam-edit-distance.ts'

const MAX_SHIFT_SIZE = 10
const MAX_SHIFT_DISTANCE = 50
const MAX_CANDIDATES = 1000

/** A block of words and where it goes. */
interface Shift {
  readonly start: number
  readonly length: number
  readonly target: number
}

/**
 * Counts TER's edits: insertions, deletions, substitutions and shifts of blocks, each one edit, with the greedy search
 * for shifts of tercom: the shift that saves most edits is applied, until none saves any. Blocks up to 10 words that
 * occur in the reference, moved at most 50 words; after 1000 candidates in a segment the search stops, and the shift
 * found in that round is not applied.
 * Source: Snover et al. 2006; tercom 0.8 as in sacreBLEU 2.6.0. Empty reference: one edit per hypothesis word.
 *
 * One object is scratch for many segments. Words are interned integers.
 *
 * @example new TerEdits().count(Int32Array.of(3, 1, 2), 3, Int32Array.of(1, 2, 3), 3) // 1
 */
export class TerEdits {
  private readonly distance = new BeamEditDistance()
  private words: Int32Array = new Int32Array(256)
  private shifted: Int32Array = new Int32Array(256)
  private checked = 0

  count(hypothesis: Int32Array, hypothesisLength: number, reference: Int32Array, referenceLength: number): number {
    if (referenceLength === 0) return hypothesisLength
    if (hypothesisLength > this.words.length) {
      this.words = new Int32Array(hypothesisLength * 2)
      this.shifted = new Int32Array(hypothesisLength * 2)
    }
    this.words.set(hypothesis.subarray(0, hypothesisLength))
    this.distance.start(reference, referenceLength, hypothesisLength)
    this.checked = 0
    let shifts = 0
    let edits = this.distance.align(this.words)
    while (edits > 0) {
      const shift = this.findBestShift(edits, reference)
      if (this.checked >= MAX_CANDIDATES || shift === null) break
      shiftWords(this.words, hypothesisLength, shift, this.shifted)
      const { words } = this
      this.words = this.shifted
      this.shifted = words
      shifts++
      edits = this.distance.align(this.words)
    }
    return shifts + edits
  }

  /**
   * The shift that saves most edits; among equals the longest block, then the earliest in the hypothesis, then the
   * earliest target. Null where none saves any.
   */
  private findBestShift(edits: number, reference: Int32Array): Shift | null {
    const { distance, words, shifted } = this
    const { hypothesisLength, referenceLength, alignment, hypothesisErrors, referenceErrors } = distance
    let best: Shift | null = null
    let bestSaved = 0
    for (let start = 0; start < hypothesisLength; start++) {
      const lastReference = Math.min(referenceLength - 1, start + MAX_SHIFT_DISTANCE)
      for (let at = Math.max(0, start - MAX_SHIFT_DISTANCE); at <= lastReference; at++) {
        let anyHypothesisError = 0
        let anyReferenceError = 0
        for (let length = 1; length <= MAX_SHIFT_SIZE; length++) {
          const lastWord = start + length - 1
          const lastMatch = at + length - 1
          if (lastWord >= hypothesisLength || lastMatch >= referenceLength) break
          if (words[lastWord] !== reference[lastMatch]) break
          anyHypothesisError |= hypothesisErrors[lastWord]
          anyReferenceError |= referenceErrors[lastMatch]
          // Only blocks that are wrong where they stand and missing where they would go.
          if (!anyHypothesisError || !anyReferenceError) continue
          // The place to go lies within the block itself.
          if (start <= alignment[at] && alignment[at] < start + length) continue
          let lastTarget = -1
          for (let offset = -1; offset < length; offset++) {
            const target = at + offset < 0 ? 0 : alignment[at + offset] + 1
            if (target === lastTarget) continue
            lastTarget = target
            this.checked++
            const shift = { start, length, target }
            const needed = best !== null && !comesBefore(shift, best) ? bestSaved + 1 : Math.max(1, bestSaved)
            shiftWords(words, hypothesisLength, shift, shifted)
            const [first, last] = changedRange(shift, hypothesisLength)
            const saved = edits - distance.shiftedDistance(shifted, first, last, edits - needed)
            if (saved >= needed) {
              best = shift
              bestSaved = saved
            }
          }
          if (this.checked >= MAX_CANDIDATES) return best
        }
      }
    }
    return best
  }
}

/** Whether a shift is preferred to another that saves as many edits. */
function comesBefore(one: Shift, other: Shift): boolean {
  if (one.length !== other.length) return one.length > other.length
  if (one.start !== other.start) return one.start < other.start
  return one.target < other.target
}

/** The part of the hypothesis, from word to before word, that a shift changes. */
function changedRange({ start, length, target }: Shift, hypothesisLength: number): readonly [number, number] {
  if (target < start) return [target, start + length]
  if (target > start + length) return [start, target]
  return [start, Math.min(hypothesisLength, target + length)]
}

/**
 * Writes the words with the block moved before word `target`. A target within the block moves it behind as many of the
 * words that follow, as tercom does.
 */
function shiftWords(words: Int32Array, count: number, shift: Shift, out: Int32Array): void {
  const { start, length, target } = shift
  const [first, last] = changedRange(shift, count)
  for (let i = 0; i < first; i++) out[i] = words[i]
  for (let i = last; i < count; i++) out[i] = words[i]
  let at = first
  if (target < start) {
    for (let i = start; i < start + length; i++) out[at++] = words[i]
    for (let i = target; i < start; i++) out[at++] = words[i]
  } else {
    for (let i = start + length; i < last; i++) out[at++] = words[i]
    for (let i = start; i < start + length; i++) out[at++] = words[i]
  }
}
