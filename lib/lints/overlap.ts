import { DIGIT, SIGN } from './letter-kinds.ts'
import type { ScannedText } from './scan-text.ts'
import { FREQUENCY, NAME } from './text-reading.ts'

/** Where any name, any number and any word for how often are counted; words come after them. */
const ANY_NAME = 0
const ANY_NUMBER = 1
const ANY_FREQUENCY = 2
const FIRST_WORD = 3

/** How often the reference has more of each than the hypothesis; all zeros between two calls. */
let counts = new Int32Array(4096)
/** What each word of a text is counted as. */
const slotsOfReference = { list: new Int32Array(256), size: 0 }
const slotsOfHypothesis = { list: new Int32Array(256), size: 0 }

/** Two texts scanned with one table, and per token what it belongs to (`TextReading.marks`), zeros where not known yet. */
export interface ScannedPair {
  readonly reference: ScannedText
  readonly hypothesis: ScannedText
  readonly marksOfReference: Uint8Array
  readonly marksOfHypothesis: Uint8Array
}

/**
 * How much of two texts is the same: F1 over their words or ideographs, in any order, signs aside. A name counts as any
 * other, and so does a number or date, since these are compared by themselves. 1 for the same words, 0 for none.
 */
export function overlap(pair: ScannedPair): number {
  return shareOf(pair, null)
}

/**
 * The same over the first five letters of the words, for the few words of a short text: `covers` is `cover`, `Kinder`
 * is `Kindern`. `stems` holds the number of the stem by that of the word.
 */
export function stemOverlap(pair: ScannedPair, stems: Int32Array): number {
  return shareOf(pair, stems)
}

function shareOf(pair: ScannedPair, stems: Int32Array | null): number {
  const left = slotsOfReference
  const right = slotsOfHypothesis
  const largest = Math.max(
    writeSlots(pair.reference, pair.marksOfReference, stems, left),
    writeSlots(pair.hypothesis, pair.marksOfHypothesis, stems, right),
  )
  if (left.size + right.size === 0) return 0
  if (largest >= counts.length) counts = new Int32Array(2 * largest)
  let common = 0
  for (let i = 0; i < left.size; i++) counts[left.list[i]]++
  for (let i = 0; i < right.size; i++) if (counts[right.list[i]]-- > 0) common++
  for (let i = 0; i < left.size; i++) counts[left.list[i]] = 0
  for (let i = 0; i < right.size; i++) counts[right.list[i]] = 0
  return (2 * common) / (left.size + right.size)
}

/** Signs are left out, and all of a name, number or such but its first token. Gives the largest slot. */
function writeSlots(
  { size, words, kinds }: ScannedText,
  marks: Uint8Array,
  stems: Int32Array | null,
  out: { list: Int32Array; size: number },
): number {
  if (size > out.list.length) out.list = new Int32Array(2 * size)
  const { list } = out
  let used = 0
  let largest = 0
  for (let i = 0; i < size; i++) {
    const mark = marks[i]
    let slot: number
    if (mark !== 0) {
      if (i > 0 && marks[i - 1] === mark) continue
      slot = mark === NAME ? ANY_NAME : mark === FREQUENCY ? ANY_FREQUENCY : ANY_NUMBER
    } else if (kinds[i] === SIGN) continue
    else if (stems !== null) slot = FIRST_WORD + stems[words[i]]
    else slot = kinds[i] === DIGIT ? ANY_NUMBER : FIRST_WORD + words[i]
    list[used++] = slot
    if (slot > largest) largest = slot
  }
  out.size = used
  return largest
}
