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
