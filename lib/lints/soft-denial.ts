import type { TokenRange } from './align-tokens.ts'
import { isAmongSame } from './among-same.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import { findNegators } from './negators.ts'
import { countSoftSurplus } from './soft-negators.ts'
import type { TextReading } from './text-reading.ts'
import { SOFT_WORD } from './word-flags.ts'

/**
 * A verb that denies what follows (failed to pay, refused to sign), in one text only, where the other has the same without
 * any denial of its own; null where there is none.
 */
export function findSoftDenial(pair: ReadPair): FlipCandidate | null {
  const [left, right] = [denyingVerbs(pair.reference), denyingVerbs(pair.hypothesis)]
  if (left.length === right.length || left.length + right.length > 1) return null
  const [denying, plain] = left.length > 0 ? [pair.reference, pair.hypothesis] : [pair.hypothesis, pair.reference]
  if (findNegators(denying).length !== findNegators(plain).length || countSoftSurplus(plain, denying) > 0) return null
  const [verb] = [...left, ...right]
  const changes = left.length > 0 ? pair.alignment.changeOfReference : pair.alignment.changeOfHypothesis
  if (!changes.slice(verb.at, verb.end).some((change) => change >= 0) || !isAmongSame(denying, verb, plain)) return null
  return {
    kind: 'negation',
    reference: left.length > 0 ? verb : null,
    hypothesis: left.length > 0 ? null : verb,
    agrees: (other) => denyingVerbs(other).length === right.length,
  }
}

function denyingVerbs({ tokens, lists, flags, marks }: TextReading): TokenRange[] {
  const found: TokenRange[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = flags[i] & SOFT_WORD && marks[i] === 0 ? lists.denyingVerbs.match(tokens, i) : null
    // Never fails to, 没有忘记: denied itself.
    const isDenied = match !== null && i > 0 && lists.negators.match(tokens, i - 1) !== null
    if (match !== null && !isDenied) found.push({ at: i, end: i + match.length })
  }
  return found
}
