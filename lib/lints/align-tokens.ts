import { DELETE, EQUAL, INSERT, writeEditScript } from '../text/edit-script.ts'
import type { LintToken } from './lint-tokens.ts'
import type { ScannedText } from './scan-text.ts'

/** A stretch of tokens: the first and the one after the last. */
export interface TokenRange {
  readonly at: number
  readonly end: number
}

/** Which tokens of two texts stand in each other's place. */
export interface Alignment {
  /** For every token the number of the changed stretch that it is in, −1 where it is in both texts. */
  readonly changeOfReference: readonly number[]
  readonly changeOfHypothesis: readonly number[]
  /** For every token of the reference its equal in the hypothesis, or −1. */
  readonly equal: readonly number[]
  /** Changed stretches, one after another: what stands in the one text in place of what in the other. */
  readonly changes: readonly { readonly reference: TokenRange; readonly hypothesis: TokenRange }[]
}

let script = new Uint8Array(512)

/** Aligns two texts that were scanned with one table by a cheapest edit script over their words. */
export function alignTokens(reference: ScannedText, hypothesis: ScannedText): Alignment {
  const most = reference.size + hypothesis.size
  if (most > script.length) script = new Uint8Array(2 * most)
  const length = writeEditScript(reference.words, reference.size, hypothesis.words, hypothesis.size, script)
  const changeOfReference = new Array<number>(reference.size).fill(-1)
  const changeOfHypothesis = new Array<number>(hypothesis.size).fill(-1)
  const equal = new Array<number>(reference.size).fill(-1)
  const changes: { reference: TokenRange; hypothesis: TokenRange }[] = []
  let r = 0
  let h = 0
  for (let s = 0; s < length; ) {
    if (script[s] === EQUAL) {
      equal[r++] = h++
      s++
      continue
    }
    const [fromR, fromH] = [r, h]
    for (; s < length && script[s] !== EQUAL; s++) {
      if (script[s] !== INSERT) changeOfReference[r++] = changes.length
      if (script[s] !== DELETE) changeOfHypothesis[h++] = changes.length
    }
    changes.push({ reference: { at: fromR, end: r }, hypothesis: { at: fromH, end: h } })
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
