import type { TokenRange } from './align-tokens.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import { nameFlips } from './name-flips.ts'
import { findDenial } from './negation-flips.ts'
import { numberFlips } from './number-flips.ts'
import { polarityFlips } from './polarity-flips.ts'
import { findSoftDenial } from './soft-denial.ts'
import type { TextReading } from './text-reading.ts'

/** A denial and an opposite as close as this answer each other: `not open`, `closed`. */
const NEAR = 8

/** All that a hypothesis says otherwise than one reference: what denies, opposites, numbers and dates, names. */
export function flipsOfPair(pair: ReadPair): FlipCandidate[] {
  const polarity = polarityFlips(pair)
  const denial = findDenial(pair)
  // "not open" for "closed" says the same: the denial and the opposite cancel out.
  const cancelled =
    denial === null ? undefined : polarity.find((flip) => isNear(denial.flip, flip) || isException(pair, flip))
  const negation = denial === null || denial.isAnswered || cancelled ? [] : [denial.flip]
  const soft = denial === null && polarity.length === 0 ? findSoftDenial(pair) : null
  const kept = [...negation, ...(soft ? [soft] : []), ...polarity.filter((flip) => flip !== cancelled)]
  return [...kept, ...numberFlips(pair), ...nameFlips(pair)]
}

function isNear(denial: FlipCandidate, opposite: FlipCandidate): boolean {
  const negator = denial.reference ?? denial.hypothesis
  const word = denial.reference ? opposite.reference : opposite.hypothesis
  return negator !== null && word !== null && Math.abs(negator.at - word.at) <= NEAR
}

/** Not unless is only if, however far they stand from each other. */
function isException({ reference, hypothesis }: ReadPair, opposite: FlipCandidate): boolean {
  const has = ({ tokens }: TextReading, range: TokenRange | null) =>
    range !== null && tokens.slice(range.at, range.end).some(({ norm }) => EXCEPT.test(norm))
  return has(reference, opposite.reference) || has(hypothesis, opposite.hypothesis)
}

const EXCEPT = /^(?:unless|denn|außer|除)$/
