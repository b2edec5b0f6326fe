import { DELETE, EQUAL, editScript, INSERT } from '../text/edit-script.ts'
import type { LintToken } from './lint-tokens.ts'

/** A stretch of tokens: the first and the one after the last. */
export interface TokenRange {
  readonly at: number
  readonly end: number
}

/** Which tokens of two texts stand in each other's place. */
export interface Alignment {
  /** For every token the number of the changed stretch that it is in, −1 where it is in both texts. */
  readonly changeOfReference: Int32Array
  readonly changeOfHypothesis: Int32Array
  /** For every token of the reference its equal in the hypothesis, or −1. */
  readonly equal: Int32Array
  /** Changed stretches, one after another: what stands in the one text in place of what in the other. */
  readonly changes: readonly { readonly reference: TokenRange; readonly hypothesis: TokenRange }[]
}

/** Two texts as numbers, one for each token: equal tokens have equal numbers, from 0 on. */
export interface NumberedPair {
  readonly reference: Int32Array
  readonly hypothesis: Int32Array
  /** Different tokens of both. */
  readonly size: number
  /** Per token, what it may begin (`word-flags.ts`). */
  readonly flagsOfReference: Uint8Array
  readonly flagsOfHypothesis: Uint8Array
}

/** Aligns two texts by a cheapest edit script over their tokens. */
export function alignTokens({ reference, hypothesis }: NumberedPair): Alignment {
  const script = editScript(reference, hypothesis)
  const changeOfReference = new Int32Array(reference.length).fill(-1)
  const changeOfHypothesis = new Int32Array(hypothesis.length).fill(-1)
  const equal = new Int32Array(reference.length).fill(-1)
  const changes: { reference: TokenRange; hypothesis: TokenRange }[] = []
  let r = 0
  let h = 0
  for (let s = 0; s < script.length; ) {
    if (script[s] === EQUAL) {
      equal[r++] = h++
      s++
      continue
    }
    const at = { r, h }
    for (; s < script.length && script[s] !== EQUAL; s++) {
      if (script[s] !== INSERT) changeOfReference[r++] = changes.length
      if (script[s] !== DELETE) changeOfHypothesis[h++] = changes.length
    }
    changes.push({ reference: { at: at.r, end: r }, hypothesis: { at: at.h, end: h } })
  }
  return { changeOfReference, changeOfHypothesis, equal, changes }
}

/** Whether a stretch of the reference and one of the hypothesis share a change, or a token that is equal in both. */
export function isSamePlace(alignment: Alignment, reference: TokenRange, hypothesis: TokenRange): boolean {
  const { changeOfReference, changeOfHypothesis, equal } = alignment
  for (let i = reference.at; i < reference.end; i++) {
    if (equal[i] >= hypothesis.at && equal[i] < hypothesis.end) return true
    if (changeOfReference[i] < 0) continue
    for (let j = hypothesis.at; j < hypothesis.end; j++) if (changeOfHypothesis[j] === changeOfReference[i]) return true
  }
  return false
}

/** Whether the words before both stretches, or those after them, are the same. */
export function haveSameNeighbour(
  referenceTokens: readonly LintToken[],
  reference: TokenRange,
  hypothesisTokens: readonly LintToken[],
  hypothesis: TokenRange,
): boolean {
  const before = referenceTokens[reference.at - 1]
  if (before !== undefined && before.norm === hypothesisTokens[hypothesis.at - 1]?.norm) return true
  const after = referenceTokens[reference.end]
  return after !== undefined && after.kind !== 'sign' && after.norm === hypothesisTokens[hypothesis.end]?.norm
}
