import { isSamePlace, type TokenRange } from './align-tokens.ts'
import { haveChangedSides, isSmallWord } from './changed-sides.ts'
import { findCompoundOpposites } from './compound-flips.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import { haveHangingHyphens } from './hanging-hyphen.ts'
import type { OppositeSide } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { PhraseMatch } from './phrase-table.ts'
import { NAME, stemOf, type TextReading } from './text-reading.ts'
import { OPPOSITE_WORD } from './word-flags.ts'

export interface OppositeItem extends TokenRange {
  readonly sides: readonly OppositeSide[]
}

/** Words of the longest phrase in the list of opposites, but for its first. */
const REACH = 3

/**
 * Words of a pair of opposites in a text, without those that a phrase or a name makes mean something else, and without
 * negators. With `changes` only those that may reach into a change.
 */
function findOpposites(reading: TextReading, changes: readonly number[] | null = null): OppositeItem[] {
  const { tokens, lists, marks, flags } = reading
  const found: OppositeItem[] = []
  for (let i = 0; i < tokens.length; ) {
    if ((flags[i] & OPPOSITE_WORD) === 0 || marks[i] === NAME || (changes !== null && !isNearChange(changes, i))) {
      i++
      continue
    }
    const match = withSplit(reading, i, lists.opposites.match(tokens, i))
    const idle = lists.notOpposites.match(tokens, i)
    if (idle !== null && idle.length >= (match?.length ?? 0)) i += idle.length
    else if (match !== null) {
      const negator = lists.negators.match(tokens, i)
      if (negator === null || negator.length < match.length)
        found.push({ sides: match.value, at: i, end: i + match.length })
      i += match.length
    } else i++
  }
  return found
}

type OppositeMatch = PhraseMatch<readonly OppositeSide[]> | null

/** With what a German verb is together with its particle, the last word of the clause: nahm das Angebot an. */
function withSplit({ tokens, lists }: TextReading, at: number, match: OppositeMatch): OppositeMatch {
  const candidates = lists.splitOpposites.get(tokens[at].norm)
  if (candidates === undefined) return match
  let last = at
  while (last + 1 < tokens.length && tokens[last + 1].kind !== 'sign' && !CLAUSE.test(tokens[last + 1].norm)) last++
  const split = candidates.find(({ particle }) => tokens[last].norm === particle)
  if (split === undefined || last === at) return match
  return { value: [...split.sides, ...(match?.value ?? [])], length: match?.length ?? 1 }
}

const CLAUSE = /^(?:und|oder|aber|sondern|dass|weil|wenn|als|ob)$/

function isNearChange(changes: readonly number[], at: number): boolean {
  for (let k = at; k <= at + REACH && k < changes.length; k++) if (changes[k] >= 0) return true
  return false
}

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
    if (
      b === undefined ||
      areBothThere(pair, a, b) ||
      haveSwapped(pair, a, b) ||
      isLooseParticle(pair, a, b) ||
      areBothBeaten(pair, a, b) ||
      areBothHalf(pair, a, b)
    )
      continue
    taken.add(b)
    flips.push(toFlip(pair, a, b))
  }
  const found = [...flips, ...compoundFlips(pair, flips), ...closingFlips(pair, flips)]
  return found.length > 0 && haveHangingHyphens(pair) ? [] : found
}

/** North and South Korea, South and North Korea: a word in a name is no opposite, but it was not replaced either. */
function areBothThere({ reference, hypothesis }: ReadPair, { at }: TokenRange, b: TokenRange): boolean {
  if (reference.names.length === 0 || hypothesis.names.length === 0) return false
  const [x, y] = [reference.tokens[at].norm, hypothesis.tokens[b.at].norm]
  const isNamed = ({ tokens, names }: TextReading, word: string) =>
    names.some((name) => tokens.slice(name.at, name.end).some(({ norm }) => norm === word))
  return isNamed(hypothesis, x) || isNamed(reference, y)
}

/** 大胜 and 大败 say the same before the one who lost: 大败日本队. */
function areBothBeaten({ reference, hypothesis }: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const has = ({ tokens }: TextReading, { at, end }: TokenRange, signs: RegExp) =>
    tokens.slice(at, end).some(({ norm }) => signs.test(norm))
  const isTurned =
    (has(reference, a, WON) && has(hypothesis, b, LOST)) || (has(reference, a, LOST) && has(hypothesis, b, WON))
  if (!isTurned) return false
  const after = ({ tokens }: TextReading, { end }: TokenRange) => tokens[tokens[end]?.norm === '了' ? end + 1 : end]
  const [next, other] = [after(reference, a), after(hypothesis, b)]
  return next?.kind === 'han' && next.norm === other?.norm && !NO_LOSER.test(next.norm)
}

/** Half full is half empty; but half longer is not half shorter, and of a glass it is a saying that tells how one sees things. */
function areBothHalf({ reference, hypothesis }: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const isHalf = ({ tokens }: TextReading, { at }: TokenRange) =>
    HALF.test(tokens[at - 1]?.norm ?? '') && !COMPARED.test(tokens[at].norm)
  return isHalf(reference, a) && isHalf(hypothesis, b) && !reference.tokens.some(({ norm }) => GLASS.test(norm))
}

const HALF = /^(?:half|halb|半)$/
const GLASS = /^(?:glass|glas|杯)$/
const COMPARED =
  /^(?!(?:leer|voll)(?:e[nrsm]?)?$)(?:more|less|mehr|weniger|up|down|over|under|above|below|before|after|.+ere?[nrsm]?)$/

const WON = /^[胜赢]$/
const LOST = /^败$/
const NO_LOSER = /^[于给了的后仗局阵诉选方利在和而,，]$/

function toFlip(pair: ReadPair, a: TokenRange, b: TokenRange): FlipCandidate {
  const words = pair.hypothesis.tokens.slice(b.at, b.end).map(({ norm }) => norm)
  return { kind: 'polarity', reference: a, hypothesis: b, agrees: (other) => holds(other.tokens, words) }
}

function holds(tokens: readonly LintToken[], words: readonly string[]): boolean {
  return tokens.some((_, i) => words.every((word, k) => tokens[i + k]?.norm === word))
}

/** A little word (on, for, 前) that was not simply replaced: it belongs to too many phrases to tell anything. */
function isLooseParticle(pair: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const { particles } = pair.reference.lists
  const isParticle = (tokens: readonly LintToken[], { at, end }: TokenRange) =>
    end - at === 1 && particles.has(tokens[at].norm)
  if (!isParticle(pair.reference.tokens, a) && !isParticle(pair.hypothesis.tokens, b)) return false
  // 不亮 for 暗: the denial before it shows that the word means what it says.
  if (isDenied(pair.reference, a) || isDenied(pair.hypothesis, b)) return false
  const change = pair.alignment.changes[pair.alignment.changeOfReference[a.at]]
  if (change === undefined) return true
  const { reference, hypothesis } = change
  return reference.end - reference.at > a.end - a.at || hypothesis.end - hypothesis.at > b.end - b.at
}

/** A negator of up to three tokens ends just before it: 不亮, 没有关. */
function isDenied({ tokens, lists }: TextReading, { at }: TokenRange): boolean {
  for (let length = 1; length <= 3 && length <= at; length++)
    if (lists.negators.match(tokens, at - length)?.length === length) return true
  return false
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

/** `A is deeper than B` and `B is shallower than A`: more of the shared words stand on the other side than on the same. */
function haveSwapped(pair: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const { tokens: left, lists } = pair.reference
  const right = pair.hypothesis.tokens
  if (haveChangedSides(pair.reference, a, pair.hypothesis, b)) return true
  let swapped = 0
  let kept = 0
  for (let i = 0; i < left.length; i++) {
    const { norm, kind } = left[i]
    if (kind === 'sign' || (i >= a.at && i < a.end) || (kind === 'word' && isSmallWord(norm, lists.language))) continue
    const at = right.findIndex((token) => token.norm === norm)
    if (at < 0 || (at >= b.at && at < b.end)) continue
    if (left.some((token, k) => k !== i && token.norm === norm)) continue
    if (i < a.at === at < b.at) kept++
    else swapped++
  }
  return swapped > kept
}

/** Words that are opposites by one of their parts: noticed, unnoticed. */
function compoundFlips(pair: ReadPair, known: readonly FlipCandidate[]): FlipCandidate[] {
  return findCompoundOpposites(pair).flatMap(([a, b]) =>
    known.some((flip) => flip.reference?.at === a.at) || haveSwapped(pair, a, b) ? [] : [toFlip(pair, a, b)],
  )
}

/** A particle at the end of a clause replaced by one that turns the verb round: Schalten Sie die Pumpe ein, aus. */
function closingFlips(pair: ReadPair, known: readonly FlipCandidate[]): FlipCandidate[] {
  const { closingOpposites } = pair.reference.lists
  // A verb that comes apart and is in the list has told already.
  if (closingOpposites.size === 0 || known.length > 0) return []
  return pair.alignment.changes.flatMap(({ reference, hypothesis }) => {
    if (reference.end - reference.at !== 1 || hypothesis.end - hypothesis.at !== 1) return []
    const [a, b] = [pair.reference.tokens[reference.at].norm, pair.hypothesis.tokens[hypothesis.at].norm]
    if (!closingOpposites.get(a)?.has(b)) return []
    if (!closesClause(pair.reference.tokens, reference.at) || !closesClause(pair.hypothesis.tokens, hypothesis.at))
      return []
    return hasSameClause(pair, reference.at) ? [toFlip(pair, reference, hypothesis)] : []
  })
}

const SHORTEST_VERB = 3

/** A conjunction or a sign, but not the point of St. or Dr. */
function beginsClause(tokens: readonly LintToken[], at: number): boolean {
  const { kind, norm } = tokens[at]
  const isAbbreviation = norm === '.' && tokens[at].glued && (tokens[at - 1]?.norm.length ?? 0) <= 2
  return (kind === 'sign' && !isAbbreviation) || CLAUSE.test(norm)
}

/** Whether the small words of the clause that a particle closes, its verb among them, are in the other text, too. */
function hasSameClause(pair: ReadPair, particle: number): boolean {
  const { tokens } = pair.reference
  const there = new Set(pair.hypothesis.tokens.map(stemOf))
  for (let i = particle - 1; i >= 0 && !beginsClause(tokens, i); i--) {
    const isNoun = tokens[i].capital && i > 0 && tokens[i - 1].kind !== 'sign'
    if (!isNoun && tokens[i].norm.length >= SHORTEST_VERB && !there.has(stemOf(tokens[i]))) return false
  }
  return true
}

function closesClause(tokens: readonly LintToken[], at: number): boolean {
  const next = tokens[at + 1]
  return at > 0 && (next === undefined || next.kind === 'sign' || CLAUSE.test(next.norm))
}
