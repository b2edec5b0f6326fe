import type { TokenRange } from './align-tokens.ts'
import { haveChangedSides, isSmallWord } from './changed-sides.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { isWord, NAME, stemOf, type TextReading } from './text-reading.ts'
import { DENIAL_WORD, SOFT_WORD } from './word-flags.ts'

/** Tokens that deny, phrases that merely hold such a word left out. */
export function findNegators(reading: TextReading): TokenRange[] {
  const { tokens, lists, marks, flags } = reading
  const found: TokenRange[] = []
  for (let i = 0; i < tokens.length; ) {
    if (marks[i] === NAME || (flags[i] & DENIAL_WORD) === 0) {
      if (isNonWord(reading, i)) found.push({ at: i, end: i + 1 })
      i++
      continue
    }
    const idle = lists.harmless.match(tokens, i)
    const negator = lists.negators.match(tokens, i)
    const length = negator?.length ?? 0
    // Of Chinese words that deny within (无效, 不同) the list of opposites knows better.
    const opposite = lists.language === 'zh' ? lists.opposites.match(tokens, i) : null
    if (idle !== null && idle.length >= length) i += idle.length
    else if (opposite !== null && opposite.length > Math.max(1, length)) i += opposite.length
    else if (negator === null) i++
    else {
      if (!isIdle(tokens, i, found.length > 0) && !isRhetorical(reading, i, length))
        found.push({ at: i, end: i + length })
      i += length
    }
  }
  return found
}

/** A German noun that denies itself: Nichtmitglieder. */
function isNonWord({ tokens, lists }: TextReading, at: number): boolean {
  const { norm, capital } = tokens[at]
  // Longer ones are hashtags.
  return (
    lists.language === 'de' &&
    capital &&
    norm.length > 8 &&
    norm.length < 20 &&
    norm.startsWith('nicht') &&
    !norm.startsWith('nichts')
  )
}

/** The negator as a part of speech that denies nothing: No. 7, isn't it?, 能不能. */
function isIdle(tokens: readonly LintToken[], at: number, hasOther: boolean): boolean {
  const { norm } = tokens[at]
  const next = tokens[at + 1]
  if (norm === 'no' && (next?.kind === 'number' || (next?.norm === '.' && tokens[at + 2]?.kind === 'number')))
    return true
  if (
    norm === 'not' &&
    tokens[at + 2]?.norm === '?' &&
    /^(?:it|he|she|they|we|you|i|there|that|this)$/.test(next?.norm ?? '')
  )
    return true
  if (norm === 'nor' && hasOther) return true
  if ((norm !== '不' && norm !== '没') || at === 0 || next === undefined) return false
  // 认识不认识
  if (at > 1 && tokens[at - 2].norm === next.norm && tokens[at - 1].norm === tokens[at + 2]?.norm) return true
  if (tokens[at - 1].norm !== next.norm) return false
  // 认不认识, but 承认不认识.
  return !(next.norm === '认' && /^[承确否]$/.test(tokens[at - 2]?.norm ?? ''))
}

/** Verbs with which a question begins. */
const ASKING = {
  en: /^(?:be|is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|shall|must|may|might)$/,
  de: /^(?:bin|bist|ist|sind|seid|war|waren|habe|hast|hat|haben|hatte|hatten|wird|werden|würde|würden|kann|kannst|können|könnte|könnten|soll|sollte|sollten|muss|musst|müssen|will|willst|wollen|darf|dürfen)$/,
  zh: null,
}
const SENTENCE_END = /^[.!?。！？;；]$/

/** A question that expects a yes: isn't it cold?, ist das nicht schön?, 这不是很好吗？ */
function isRhetorical({ tokens, lists }: TextReading, at: number, length: number): boolean {
  const { norm } = tokens[at]
  if (lists.language === 'zh' ? norm !== '不' : norm !== 'not' && norm !== 'nicht') return false
  let end = at + length
  while (end < tokens.length && !SENTENCE_END.test(tokens[end].norm)) end++
  if (end >= tokens.length || !/^[?？]$/.test(tokens[end].norm)) return false
  if (lists.language === 'zh')
    return length === 2 && tokens[at + 1].norm === '是' && /^[吗嗎么]$/.test(tokens[end - 1].norm)
  let start = at
  while (start > 0 && !SENTENCE_END.test(tokens[start - 1].norm)) start--
  if (!ASKING[lists.language]?.test(tokens[start].norm)) return false
  // Is it not …?, but not: Is he the man who did not …?
  return lists.language === 'de' ? at - start <= 4 : at - start <= 2
}

/** Up to six words, or fourteen ideographs, between the parts of a pattern. */
const GAP = { en: 6, de: 8, zh: 14 }
/** Words around a negator that must be found in the other text, at least half of them. */
const BEFORE = 2
const AFTER = 3

/** A denial that only one of the two texts holds. */
export interface Denial {
  readonly flip: FlipCandidate
  /** The other text answers it with a word or a turn of its own, or says something else altogether. */
  readonly isAnswered: boolean
}

/**
 * A statement denied on one side only: the negators of the two texts differ in number by an odd count. It is answered
 * where the other text has a soft negator more (`failed to` for `did not`) or an equivalent turn (`only on` for `not
 * until`), and where what is denied is not in the other text.
 */
export function findDenial(pair: ReadPair): Denial | null {
  const left = findNegators(pair.reference)
  const right = findNegators(pair.hypothesis)
  if ((left.length - right.length) % 2 === 0) return null
  const isLeft = left.length > right.length
  const denying = isLeft ? pair.reference : pair.hypothesis
  const plain = isLeft ? pair.hypothesis : pair.reference
  const negators = isLeft ? left : right
  const changes = isLeft ? pair.alignment.changeOfReference : pair.alignment.changeOfHypothesis
  const extra = withoutAnswered(denying, negators, plain, isLeft ? right : left)
  const changed = extra.filter(({ at, end }) => changes.slice(at, end).some((change) => change >= 0))
  const among = (changed.length > 0 ? changed : extra).find((negator) => isAmongSame(denying, negator, plain))
  const found = among ?? changed[0] ?? extra[0]
  const isEquivalent = denying.lists.equivalents.some(
    ([negated, answer]) => holds(denying, negated) && holds(plain, answer) && !holds(denying, answer),
  )
  const parity = right.length % 2
  return {
    flip: {
      kind: 'negation',
      reference: isLeft ? found : null,
      hypothesis: isLeft ? null : found,
      agrees: (other) => findNegators(other).length % 2 === parity,
    },
    isAnswered:
      among === undefined ||
      isAnsweredByPrefix(denying, found, plain) ||
      isDenialOfDenial(denying, found, plain) ||
      isEquivalent ||
      isTurnedComparison(denying, found, plain) ||
      isReplaced(pair, isLeft, found) ||
      countSoftSurplus(plain, denying) > 0,
  }
}

/** What is denied was replaced as well, by a word that the denying text lacks: nicht ausgeschlossen, möglich. */
function isReplaced({ reference, hypothesis, alignment }: ReadPair, isLeft: boolean, { at, end }: TokenRange): boolean {
  const [denying, plain] = isLeft ? [reference, hypothesis] : [hypothesis, reference]
  const change = alignment.changes[(isLeft ? alignment.changeOfReference : alignment.changeOfHypothesis)[at]]
  if (change === undefined) return false
  const [from, to] = isLeft ? [change.reference, change.hypothesis] : [change.hypothesis, change.reference]
  const { language } = denying.lists
  if (to.end - to.at > LONGEST_ANSWER[language]) return false
  // Did not buy, bought: the verb has another form.
  if (language === 'en' && VERB_FOLLOWS.test(denying.tokens[at - 1]?.norm ?? '')) return false
  const isOpen = ({ tokens, marks }: TextReading, k: number) =>
    marks[k] === 0 && isWord(tokens[k]) && !isSmallWord(tokens[k].norm, language) && !IDLE_ANSWER.test(tokens[k].norm)
  const denied = denying.tokens.slice(end, from.end).filter((_, i) => isOpen(denying, end + i))
  const answer = plain.tokens.slice(to.at, to.end).filter((_, i) => isOpen(plain, to.at + i))
  if (denied.length === 0 || answer.length === 0) return false
  const isParticiple = ({ norm }: LintToken) => language === 'de' && GERMAN_PARTICIPLE.test(norm)
  if (denied.some(isParticiple) !== answer.some(isParticiple)) return false
  const have = (tokens: readonly LintToken[], word: LintToken) => tokens.some((each) => rootOf(each) === rootOf(word))
  return !denied.some((word) => have(plain.tokens, word)) && !answer.some((word) => have(denying.tokens, word))
}

/** First letters, of a German participle those after ge-: kommen, kommt, gekommen. */
function rootOf({ norm }: LintToken): string {
  return norm.replace(/^ge(?=.{4})/, '').slice(0, STEM)
}

const VERB_FOLLOWS = /^(?:do|does|did|has|have|had|will|would)$/
const GERMAN_PARTICIPLE = /^ge.{2,8}(?:t|en)$/
const LONGEST_ANSWER = { en: 2, de: 2, zh: 4 }
/** Words that only say again that something is so. */
const IDLE_ANSWER =
  /^(?:still|longer|any|more|only|also|already|yet|ever|always|very|quite|immer|noch|mehr|schon|sehr|auch|ganz|all|every|some|alle|jede[rsmn]?|了|的|着|过|都|也|很|还|已|仍|会|能|有|是|就|才|再)$/

/** Tom is not as tall as Anna, Anna is taller than Tom; 北京没有广州热, 广州比北京热. */
function isTurnedComparison(denying: TextReading, negator: TokenRange, plain: TextReading): boolean {
  const than = COMPARING[plain.lists.language]
  const at = plain.tokens.findIndex(({ norm }) => norm === than)
  return at >= 0 && haveChangedSides(denying, negator, plain, { at, end: at + 1 })
}

const COMPARING = { en: 'than', de: 'als', zh: '比' }

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

/** Negators that stand beside other words than those of the other text do; what is denied alike in both is no flip. */
function withoutAnswered(
  denying: TextReading,
  negators: readonly TokenRange[],
  plain: TextReading,
  others: readonly TokenRange[],
): TokenRange[] {
  const left = [...negators]
  for (const other of others) {
    const neighbours = [plain.tokens[other.end], plain.tokens[other.at - 1]]
    const at = left.findIndex(({ at: from, end }) =>
      [denying.tokens[end], denying.tokens[from - 1]].some(
        (token, k) => token && isWord(token) && neighbours[k] && stemOf(token) === stemOf(neighbours[k]),
      ),
    )
    left.splice(at < 0 ? left.length - 1 : at, at < 0 ? 0 : 1)
  }
  return left
}

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
/** So many letters make two forms of one word: doubt, doubted. */
const STEM = 4

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

const SHORTEST_DENIED = 4
const DENYING_PREFIXES = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'miss']

/** Soft negators that `reading` has and `other` has not, among them words such as unlikely and homeless. */
function countSoftSurplus(reading: TextReading, other: TextReading): number {
  const elsewhere = new Set(softNegators(other))
  const soft = softNegators(reading).filter((words) => !elsewhere.has(words)).length
  const norms = new Set(other.tokens.map(({ norm }) => norm))
  return soft + reading.tokens.filter(({ norm }) => isDenyingWord(norm, reading.lists) && !norms.has(norm)).length
}

const SHORTEST_DENYING = 6

function isDenyingWord(norm: string, lists: LanguageLists): boolean {
  if (norm.length < SHORTEST_DENYING || lists.notDenying.has(norm)) return false
  if (lists.denyingEndings.some((ending) => norm.endsWith(ending))) return true
  return lists.denyingBeginnings.some((beginning) => norm.startsWith(beginning)) && !/^unt?er/.test(norm)
}

function softNegators({ tokens, lists, flags }: TextReading): string[] {
  const found: string[] = []
  for (let i = 0; i < tokens.length; ) {
    const match = flags[i] & SOFT_WORD ? lists.softNegators.match(tokens, i) : null
    if (match === null) i++
    else {
      found.push(
        tokens
          .slice(i, i + match.length)
          .map(({ norm }) => norm)
          .join(' '),
      )
      i += match.length
    }
  }
  return found
}

/** Whether the parts of a pattern follow each other in a text. */
function holds({ tokens, lists }: TextReading, parts: readonly string[][]): boolean {
  const fits = (at: number, words: readonly string[]) => words.every((word, k) => tokens[at + k]?.norm === word)
  const search = (from: number, to: number, part: number): boolean => {
    if (part === parts.length) return true
    for (let i = from; i < Math.min(to, tokens.length); i++) {
      if (fits(i, parts[part])) {
        const end = i + parts[part].length
        if (search(end, end + GAP[lists.language] + 1, part + 1)) return true
      }
    }
    return false
  }
  return search(0, tokens.length, 0)
}

/** What is denied must be there without the denial: half of the words around the negator are in the other text. */
function isAmongSame(denying: TextReading, negator: TokenRange, plain: TextReading): boolean {
  const known = new Set(plain.tokens.filter(isWord).map(stemOf))
  const around = [
    ...denying.tokens.slice(0, negator.at).filter(isWord).slice(-BEFORE),
    ...denying.tokens.slice(negator.end).filter(isWord).slice(0, AFTER),
  ]
  const same = around.filter((token) => known.has(stemOf(token))).length
  return 2 * same >= around.length && same > 0
}
