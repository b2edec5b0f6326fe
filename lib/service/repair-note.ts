import type { Repaired } from '../compare/comparison.ts'
import type { StoredScore } from '../db/scores.ts'
import { signatureDifferences } from '../signature/differences.ts'
import { formatSignature } from '../signature/format-signature.ts'
import type { Signature } from '../signature/signature.ts'
import { findRival } from './match-specs.ts'

/**
 * What rescoring changed for one metric: the fields in which the two runs' own scores differed, and which sides did not
 * have the number under this signature before. Null where both had it.
 */
export function repairNote(
  target: Signature & { readonly label: string },
  base: readonly StoredScore[],
  head: readonly StoredScore[],
): Repaired | null {
  const [ofBase, ofHead] = [base, head].map((scores) => findOwn(target, scores))
  const had = (score: StoredScore | null) =>
    score !== null && signatureDifferences(toSignature(score), target).length === 0
  const sides = (['base', 'head'] as const).filter((side) => !had(side === 'base' ? ofBase : ofHead))
  if (sides.length === 0) return null
  return {
    how: 'rescore',
    sides,
    before: { base: ofBase?.signature ?? null, head: ofHead?.signature ?? null },
    values: { base: ofBase?.value ?? null, head: ofHead?.value ?? null },
    signature: formatSignature(target),
    differences: ofBase && ofHead ? signatureDifferences(toSignature(ofBase), toSignature(ofHead)) : [],
  }
}

/** The run's own score under this very signature, else the one of the same metric; null for none. */
function findOwn(target: Signature & { readonly label: string }, scores: readonly StoredScore[]): StoredScore | null {
  const known = scores.filter(({ signatureKey }) => signatureKey !== '')
  const exact = known.find((score) => signatureDifferences(toSignature(score), target).length === 0)
  return exact ?? known[findRival(target, known)] ?? null
}

function toSignature({ metric, fields, implementation }: StoredScore): Signature {
  return { metric, fields, implementation }
}
