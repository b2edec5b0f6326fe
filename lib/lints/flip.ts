import type { Alignment, TokenRange } from './align-tokens.ts'
import type { TextReading } from './text-reading.ts'

export type FlipKind = 'negation' | 'number' | 'unit' | 'date' | 'currency' | 'name' | 'polarity'

export const FLIP_KINDS: readonly FlipKind[] = ['negation', 'number', 'unit', 'date', 'currency', 'name', 'polarity']

/** A reference and a hypothesis, read and aligned. */
export interface ReadPair {
  readonly reference: TextReading
  readonly hypothesis: TextReading
  readonly alignment: Alignment
}

/** A difference found in one pair; null where the one side has nothing that answers to it. */
export interface FlipCandidate {
  readonly kind: FlipKind
  readonly reference: TokenRange | null
  readonly hypothesis: TokenRange | null
  /** Whether another reference says what the hypothesis says. */
  readonly agrees: (other: TextReading) => boolean
}

/**
 * Whether the change at a token of the reference is short enough for its two sides to answer each other: in a long one
 * the whole sentence was worded anew. A token that is equal in both is in no change, and near enough.
 */
export function isShortChange(pair: ReadPair, { at }: TokenRange): boolean {
  const change = pair.alignment.changes[pair.alignment.changeOfReference[at]]
  if (change === undefined) return true
  const size = Math.max(change.reference.end - change.reference.at, change.hypothesis.end - change.hypothesis.at)
  return size <= LONGEST_CHANGE[pair.reference.lists.language]
}

const LONGEST_CHANGE = { en: 6, de: 6, zh: 10 }
