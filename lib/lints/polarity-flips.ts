import { isSamePlace, type TokenRange } from './align-tokens.ts'
import { findClosingOpposites } from './closing-particles.ts'
import { findCompoundOpposites } from './compound-flips.ts'
import { findOpposites, type OppositeItem } from './find-opposites.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import { haveHangingHyphens } from './hanging-hyphen.ts'
import { areIdleOpposites, haveSwapped } from './idle-opposites.ts'
import type { LintToken } from './lint-tokens.ts'

/** A word replaced by its opposite in the same place; not where the two things compared have changed places as well. */
export function polarityFlips(pair: ReadPair): FlipCandidate[] {
  const left = findOpposites(pair.reference, pair.alignment.changeOfReference)
  const right = left.length === 0 ? [] : findOpposites(pair.hypothesis, pair.alignment.changeOfHypothesis)
  const flips: FlipCandidate[] = []
  const taken = new Set<OppositeItem>()
  for (const a of left) {
    const b = right.find(
      (each) => !taken.has(each) && isSamePlace(pair.alignment, a, each) && isOpposite(a, each, pair),
    )
    if (b === undefined || areIdleOpposites(pair, a, b)) continue
    taken.add(b)
    flips.push(toFlip(pair, a, b))
  }
  const byPart = findCompoundOpposites(pair).filter(
    ([a, b]) => !flips.some((flip) => flip.reference?.at === a.at) && !haveSwapped(pair, a, b),
  )
  // A verb that comes apart and is in the list has told already.
  const closing = flips.length > 0 ? [] : findClosingOpposites(pair)
  const found = [...flips, ...[...byPart, ...closing].map(([a, b]) => toFlip(pair, a, b))]
  return found.length > 0 && haveHangingHyphens(pair) ? [] : found
}

/** On two sides of one pair, and each rarer in the other text. */
function isOpposite(a: OppositeItem, b: OppositeItem, pair: ReadPair): boolean {
  return a.sides.some((x) =>
    b.sides.some((y) => {
      if (x.pair !== y.pair || x.side === y.side) return false
      const count = (list: readonly OppositeItem[], side: number) =>
        list.filter((each) => each.sides.some((z) => z.pair === x.pair && z.side === side)).length
      const left = findOpposites(pair.reference)
      const right = findOpposites(pair.hypothesis)
      return count(left, x.side) > count(right, x.side) && count(right, y.side) > count(left, y.side)
    }),
  )
}

function toFlip(pair: ReadPair, a: TokenRange, b: TokenRange): FlipCandidate {
  const words = pair.hypothesis.tokens.slice(b.at, b.end).map(({ norm }) => norm)
  return { kind: 'polarity', reference: a, hypothesis: b, agrees: (other) => holds(other.tokens, words) }
}

function holds(tokens: readonly LintToken[], words: readonly string[]): boolean {
  return tokens.some((_, i) => words.every((word, k) => tokens[i + k]?.norm === word))
}
