import type { TokenRange } from './align-tokens.ts'
import { haveChangedSides } from './changed-sides.ts'
import { hasEquivalentTurn } from './equivalent-turns.ts'
import { findOpposites, type OppositeItem } from './find-opposites.ts'
import type { ReadPair } from './flip.ts'
import { isReplaced, rootOf, STEM } from './replaced-denial.ts'
import { countSoftSurplus, isDenyingWord } from './soft-negators.ts'
import { stemOf, type TextReading } from './text-reading.ts'

/** Whether the other text answers a denial by a word or a turn of its own: `not until` by `only`, `not official` by `unofficial`. */
export function isAnswered(pair: ReadPair, isLeft: boolean, negator: TokenRange): boolean {
  const [denying, plain] = isLeft ? [pair.reference, pair.hypothesis] : [pair.hypothesis, pair.reference]
  return (
    isAnsweredByPrefix(denying, negator, plain) ||
    isDenialOfDenial(denying, negator, plain) ||
    hasEquivalentTurn(denying, plain) ||
    isTurnedComparison(denying, negator, plain) ||
    isReplaced(pair, isLeft, negator) ||
    isRestated(denying, negator, plain) ||
    countSoftSurplus(plain, denying) > 0
  )
}

/** Tom is not as tall as Anna, Anna is taller than Tom; 北京没有广州热, 广州比北京热. */
function isTurnedComparison(denying: TextReading, negator: TokenRange, plain: TextReading): boolean {
  const than = COMPARING[plain.lists.language]
  const at = plain.tokens.findIndex(({ norm }) => norm === than)
  return at >= 0 && haveChangedSides(denying, negator, plain, { at, end: at + 1 })
}

const COMPARING = { en: 'than', de: 'als', zh: '比' }

/** What is denied stands in the other text with a denying beginning: not official, unofficial. */
function isAnsweredByPrefix(denying: TextReading, { end }: TokenRange, plain: TextReading): boolean {
  const denied = denying.tokens[end]
  if (denying.lists.language === 'zh') return isAnsweredInWord(denying, end, plain)
  if (denied === undefined || denied.norm.length < SHORTEST_DENIED) return false
  const stems = [stemOf(denied), rootOf(denied)]
  return plain.tokens.some(({ norm }) =>
    DENYING_PREFIXES.some((prefix) => stems.some((stem) => norm.startsWith(prefix + stem))),
  )
}

/** 无名 answers 不知名: a word that denies by itself, though it is no negator. */
function isAnsweredInWord(denying: TextReading, end: number, plain: TextReading): boolean {
  const denied = new Set(
    denying.tokens.slice(end, end + NEXT).flatMap(({ kind, norm }) => (kind === 'han' ? [norm] : [])),
  )
  return plain.tokens.some(
    ({ norm }, k) =>
      DENYING_IDEOGRAPHS.has(norm) && denied.has(plain.tokens[k + 1]?.norm ?? '') && plain.tokens[k + 1].glued,
  )
}

const DENYING_IDEOGRAPHS = new Set(['无', '非', '未', '無'])

/** Words after a negator among which it may deny another denial. */
const NEXT = 3

/** What is denied denies by itself, and the other text has no such word: no one doubts, nicht ungewöhnlich. */
function isDenialOfDenial(denying: TextReading, { end }: TokenRange, plain: TextReading): boolean {
  const { tokens, lists } = denying
  for (let i = end; i < Math.min(end + NEXT, tokens.length); i++) {
    const soft = lists.softNegators.match(tokens, i)
    if (soft === null && !isDenyingWord(tokens[i].norm, lists)) continue
    const beginnings = tokens.slice(i, i + (soft?.length ?? 1)).map(({ norm }) => norm.slice(0, STEM))
    return !plain.tokens.some((_, k) => beginnings.every((part, j) => plain.tokens[k + j]?.norm.startsWith(part)))
  }
  return false
}

/** The door is not shut, it is open; the door is open: the opposite of what is denied is in both texts, what is denied in one. */
function isRestated(denying: TextReading, { end }: TokenRange, plain: TextReading): boolean {
  const own = findOpposites(denying)
  const denied = own.find(({ at }) => at >= end && at < end + NEXT)
  if (denied === undefined) return false
  const there = findOpposites(plain)
  return denied.sides.some(({ pair, side }) => {
    const has = (items: readonly OppositeItem[], which: number) =>
      items.some(({ sides }) => sides.some((each) => each.pair === pair && each.side === which))
    return has(own, 1 - side) && has(there, 1 - side) && !has(there, side)
  })
}

const SHORTEST_DENIED = 4
const DENYING_PREFIXES = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'mis', 'miss']
