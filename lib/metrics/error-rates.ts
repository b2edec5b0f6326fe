/** Summed edit counts; hits + substitutions + deletions is the length of the references. */
export interface EditSums {
  readonly hits: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
}

/**
 * (S + D + I) / (H + S + D): errors per reference item, from 0, above 1 where much is inserted. NaN where the references
 * hold nothing and something was inserted; 0 where both sides are empty. Source: jiwer 4.0.0 `wer`, `cer`.
 *
 * @example errorRate({ hits: 2, substitutions: 1, deletions: 1, insertions: 0 }) // 0.5
 */
export function errorRate({ hits, substitutions, deletions, insertions }: EditSums): number {
  const length = hits + substitutions + deletions
  if (length === 0) return insertions === 0 ? 0 : Number.NaN
  return (substitutions + deletions + insertions) / length
}

/**
 * (S + D + I) / (H + S + D + I): share of the steps that are errors, 0–1; 0 where both sides are empty. jiwer's `mer`.
 *
 * @example matchErrorRate({ hits: 3, substitutions: 0, deletions: 0, insertions: 1 }) // 0.25
 */
export function matchErrorRate({ hits, substitutions, deletions, insertions }: EditSums): number {
  const errors = substitutions + deletions + insertions
  return hits + errors === 0 ? 0 : errors / (hits + errors)
}

/**
 * (H / reference length) · (H / hypothesis length): word information preserved, 0–1. 1 where both sides are empty, 0
 * where one is. Source: Morris, Maier and Green 2004, as jiwer 4.0.0 computes `wip`.
 *
 * @example informationPreserved({ hits: 2, substitutions: 1, deletions: 1, insertions: 0 }) // 0.3333333333333333
 */
export function informationPreserved({ hits, substitutions, deletions, insertions }: EditSums): number {
  const reference = hits + substitutions + deletions
  const hypothesis = hits + substitutions + insertions
  if (reference === 0 && hypothesis === 0) return 1
  return reference === 0 || hypothesis === 0 ? 0 : (hits / reference) * (hits / hypothesis)
}

/**
 * 1 − word information preserved, 0–1: jiwer's `wil`.
 *
 * @example informationLost({ hits: 2, substitutions: 0, deletions: 0, insertions: 2 }) // 0.5
 */
export function informationLost(sums: EditSums): number {
  return 1 - informationPreserved(sums)
}
