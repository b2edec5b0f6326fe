import { countSteps, DELETE, EQUAL, editScript, INSERT, SUBSTITUTE } from './edit-script.ts'
import { internTokens } from './intern-tokens.ts'

/** What a cheapest edit script does, counted. Hits and substitutions and deletions add up to the reference length. */
export interface EditCounts {
  readonly hits: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
}

export type AlignmentKind = 'equal' | 'substitute' | 'delete' | 'insert'

/** A run of equal steps: which reference items meet which hypothesis items; ends are exclusive. */
export interface AlignmentChunk {
  readonly kind: AlignmentKind
  readonly referenceStart: number
  readonly referenceEnd: number
  readonly hypothesisStart: number
  readonly hypothesisEnd: number
}

const KINDS: readonly AlignmentKind[] = ['equal', 'substitute', 'delete', 'insert']

/**
 * Counts of one cheapest edit script of the first `m` items of the reference and the first `n` of the hypothesis (see
 * `editScript` for the choice between equally cheap ones). Two empty sequences give zeros.
 *
 * @example countEdits(Int32Array.of(1, 2), Int32Array.of(2)).deletions // 1
 */
export function countEdits(
  reference: Int32Array,
  hypothesis: Int32Array,
  m: number = reference.length,
  n: number = hypothesis.length,
): EditCounts {
  const steps = countSteps(reference, m, hypothesis, n)
  return {
    hits: steps[EQUAL],
    substitutions: steps[SUBSTITUTE],
    deletions: steps[DELETE],
    insertions: steps[INSERT],
  }
}

/**
 * How the items of a hypothesis line up with those of its reference, as runs in order; jiwer 4's alignment chunks.
 * Two empty lists give none.
 *
 * @example alignTokens(['at', 'noon'], ['at', 'dawn']).length // 2
 */
export function alignTokens(reference: readonly string[], hypothesis: readonly string[]): AlignmentChunk[] {
  const [a, b] = internTokens(reference, hypothesis)
  const script = editScript(a, b)
  const chunks: AlignmentChunk[] = []
  let r = 0
  let h = 0
  for (let i = 0; i < script.length; ) {
    const kind = script[i]
    const referenceStart = r
    const hypothesisStart = h
    for (; i < script.length && script[i] === kind; i++) {
      if (kind !== INSERT) r++
      if (kind !== DELETE) h++
    }
    chunks.push({ kind: KINDS[kind], referenceStart, referenceEnd: r, hypothesisStart, hypothesisEnd: h })
  }
  return chunks
}
