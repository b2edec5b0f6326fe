import { isSamePlace, type TokenRange } from './align-tokens.ts'
import { areOtherFamilies } from './family-names.ts'
import type { NameItem } from './find-names.ts'
import { type FlipCandidate, isShortChange, type ReadPair } from './flip.ts'
import { haveHangingHyphens } from './hanging-hyphen.ts'
import { isSpelledAlike } from './spelled-alike.ts'
import { NAME, type TextReading } from './text-reading.ts'
import {
  CHINESE_FAMILY_NAMES,
  GIVEN_IDEOGRAPHS,
  LONE_GIVEN_IDEOGRAPHS,
  SOUND_IDEOGRAPHS,
  SURE_FAMILY_NAMES,
} from './words/people.ts'

/** Names of people and places that the hypothesis replaces by others of their kind. */
export function nameFlips(pair: ReadPair): FlipCandidate[] {
  const listed = listedNameFlips(pair)
  const others = pair.reference.lists.language === 'zh' ? chinesePeople(pair) : capitalisedNames(pair)
  if (listed.length === 0) return others
  const isListed = (flip: FlipCandidate) =>
    listed.some((known) => known.reference!.at < flip.reference!.end && known.reference!.end > flip.reference!.at)
  return [...listed, ...others.filter((flip) => !isListed(flip))]
}

function listedNameFlips(pair: ReadPair): FlipCandidate[] {
  const left = onlyIn(pair.reference, pair.hypothesis)
  const right = onlyIn(pair.hypothesis, pair.reference)
  const flips: FlipCandidate[] = []
  const taken = new Set<NameItem>()
  for (const a of left) {
    const b = right.find(
      (each) =>
        !taken.has(each) && areOneClass(each, a) && isSamePlace(pair.alignment, a, each) && isShortChange(pair, a),
    )
    if (b === undefined) continue
    // The lists know the spellings of a name: Slovakia is not Slovenia, but Manchester may be Manchester United.
    if (isPartOf(textOf(pair.reference, a), textOf(pair.hypothesis, b))) continue
    if (haveHangingHyphens(pair)) continue
    // North and South Korea, South and North Korea.
    if (holdsWords(pair.hypothesis, pair.reference, a) && holdsWords(pair.reference, pair.hypothesis, b)) continue
    taken.add(b)
    flips.push({
      kind: 'name',
      reference: a,
      hypothesis: b,
      agrees: (other) => other.names.some(({ entity }) => entity === b.entity),
    })
  }
  return flips
}

/** Whether a text has all words of a stretch of another somewhere. */
function holdsWords({ tokens }: TextReading, from: TextReading, { at, end }: TokenRange): boolean {
  return from.tokens.slice(at, end).every(({ norm }) => tokens.some((token) => token.norm === norm))
}

/** The one name is the beginning of the other. */
function isPartOf(a: string, b: string): boolean {
  return a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

/** A public figure is a person, too; a first name may be that of an author, whom the other text calls by family name. */
function areOneClass({ kind: a }: NameItem, { kind: b }: NameItem): boolean {
  if (a === 'author' || b === 'author') return a === b || a === 'figure' || b === 'figure'
  const isPerson = (kind: NameItem['kind']) => kind === 'person' || kind === 'figure'
  return a === b || (isPerson(a) && isPerson(b))
}

function onlyIn(reading: TextReading, other: TextReading): NameItem[] {
  return reading.names.filter(({ entity }) => !other.names.some((each) => each.entity === entity))
}

function textOf(reading: TextReading, { at, end }: TokenRange): string {
  return reading.text.slice(reading.tokens[at].start, reading.tokens[end - 1].end)
}

/** Above this share of capitals a text is a headline, and capitals tell nothing. */
const HEADLINE = 0.5
const LONGEST_NAME = 3

/** A change in which both sides are nothing but capitalised words that no list knows. */
function capitalisedNames(pair: ReadPair): FlipCandidate[] {
  const isGerman = pair.reference.lists.language === 'de'
  if (!isGerman && (isHeadline(pair.reference) || isHeadline(pair.hypothesis))) return []
  const flips: FlipCandidate[] = []
  for (const { reference, hypothesis } of pair.alignment.changes) {
    // German nouns have capitals too: only a title, or a first name, tells a name.
    if (isGerman && !isTitled(pair.reference, reference) && !isAfterFirstName(pair.reference, reference)) continue
    if (!isNameOnly(pair.reference, reference) || !isNameOnly(pair.hypothesis, hypothesis)) continue
    if (isListedOnly(pair.reference, reference) && isListedOnly(pair.hypothesis, hypothesis)) continue
    const words = textOf(pair.hypothesis, hypothesis)
    const name = textOf(pair.reference, reference)
    if (isSpelledAlike(name, words) && !areOtherFamilies(name, words)) continue
    // Ann is taller than Ben, Ben is shorter than Ann: nobody was replaced.
    if (haveBoth(pair, name, words)) continue
    flips.push({ kind: 'name', reference, hypothesis, agrees: (other) => other.text.includes(words) })
  }
  return flips
}

function isTitled(reading: TextReading, { at }: TokenRange): boolean {
  return at > 0 && reading.lists.titles.match(reading.tokens, isAbbreviated(reading, at - 1) ? at - 2 : at - 1) !== null
}

/** The point of a title that is written short: Dr. Weber, Hr. Weber. */
function isAbbreviated({ tokens, lists }: TextReading, at: number): boolean {
  return at > 0 && tokens[at].norm === '.' && tokens[at].glued && lists.titles.match(tokens, at - 1) !== null
}

function isAfterFirstName({ tokens, names }: TextReading, { at, end }: TokenRange): boolean {
  return at > 0 && end > at && !tokens[at].glued && names.some((name) => name.kind === 'person' && name.end === at)
}

/** Each text holds the name that the other has in this place. */
function haveBoth({ reference, hypothesis }: ReadPair, name: string, other: string): boolean {
  return hypothesis.text.includes(name) && reference.text.includes(other)
}

/** All of it is in the lists, which then know better. */
function isListedOnly({ marks }: TextReading, { at, end }: TokenRange): boolean {
  return marks.subarray(at, end).every((mark) => mark === NAME)
}

function isHeadline({ tokens, marks }: TextReading): boolean {
  const words = tokens.filter(({ kind, norm }, i) => i > 0 && marks[i] === 0 && kind === 'word' && norm.length > 3)
  return words.filter(({ capital }) => capital).length > HEADLINE * words.length && words.length > 3
}

function isNameOnly(reading: TextReading, { at, end }: TokenRange): boolean {
  if (end === at || end - at > LONGEST_NAME) return false
  for (let i = at; i < end; i++) {
    const token = reading.tokens[i]
    if (token.kind !== 'word' || !token.capital || reading.marks[i] > NAME) return false
    if (isSentenceStart(reading, i) || token.norm.length < 2) return false
    if (reading.lists.titles.match(reading.tokens, i) !== null) return false
    // Shouted words are no names.
    const raw = reading.text.slice(token.start, token.end)
    if (raw.length > 1 && raw === raw.toUpperCase()) return false
  }
  return true
}

function isSentenceStart(reading: TextReading, at: number): boolean {
  if (isAbbreviated(reading, at - 1)) return false
  const before = reading.tokens[at - 1]
  return before === undefined || (before.kind === 'sign' && /[.!?:;"“”„»«'()–—-]/.test(before.norm))
}

/** A family name before a title (王医生) or in front of the same given name (张伟, 王伟), or one full name for another (张伟, 刘洋). */
function chinesePeople(pair: ReadPair): FlipCandidate[] {
  const flips: FlipCandidate[] = []
  const { tokens: left, lists } = pair.reference
  for (const { reference, hypothesis } of pair.alignment.changes) {
    if (pair.reference.marks[reference.at] === NAME || pair.hypothesis.marks[hypothesis.at] === NAME) continue
    const [m, n] = [reference.end - reference.at, hypothesis.end - hypothesis.at]
    const [a, b] = [left[reference.at]?.norm, pair.hypothesis.tokens[hypothesis.at]?.norm]
    if (m === 0 || n === 0 || a === b || haveBoth(pair, a, b)) continue
    const isSingle = m === 1 && n === 1
    const areFamilies = isFamilyName(a) && isFamilyName(b)
    const isTitled = isSingle && areFamilies && lists.titles.match(left, reference.end) !== null
    const isFullName = m >= 2 && m <= 3 && n >= 2 && n <= 3 && areFamilies
    const isGiven = isSingle && isGivenName(pair, reference.at, b)
    const isFamily = isSingle && isSure(a) && isSure(b) && left[reference.end]?.kind === 'han'
    if (!isTitled && !isFullName && !isFamily && !isGiven && !areForeignNames(pair, reference, hypothesis)) continue
    const words = textOf(pair.hypothesis, hypothesis)
    flips.push({ kind: 'name', reference, hypothesis, agrees: (other) => other.text.includes(words) })
  }
  return flips
}

/** 王建国 for 王建军, 李小龙 for 李晓龙, 张伟 for 张强: one ideograph of a given name after a family name that is hardly anything else. */
function isGivenName({ reference: { tokens, marks } }: ReadPair, at: number, other: string): boolean {
  const isGiven = (norm: string | undefined) => norm?.length === 1 && GIVEN_IDEOGRAPHS.includes(norm)
  if (!isGiven(tokens[at].norm) || !isGiven(other)) return false
  const isFamily = (k: number) => k >= 0 && marks[k] === 0 && isSure(tokens[k].norm)
  const isLone = [tokens[at].norm, other].every((norm) => LONE_GIVEN_IDEOGRAPHS.includes(norm))
  if (isLone && isFamily(at - 1)) return true
  return (isFamily(at - 2) && isGiven(tokens[at - 1].norm)) || (isFamily(at - 1) && isGiven(tokens[at + 1]?.norm))
}

/** Two names written by sound, with no ideograph in common: 马克龙, 萨科齐. */
function areForeignNames(pair: ReadPair, reference: TokenRange, hypothesis: TokenRange): boolean {
  const [a, b] = [textOf(pair.reference, reference), textOf(pair.hypothesis, hypothesis)]
  const isBySound = (name: string) => [...name].every((sign) => SOUND_IDEOGRAPHS.includes(sign))
  if (Math.min(a.length, b.length) < 2 || Math.max(a.length, b.length) < 3 || Math.max(a.length, b.length) > 6)
    return false
  return isBySound(a) && isBySound(b) && ![...a].some((sign) => b.includes(sign))
}

function isFamilyName(norm: string): boolean {
  return norm.length === 1 && CHINESE_FAMILY_NAMES.includes(norm)
}

function isSure(norm: string): boolean {
  return norm.length === 1 && SURE_FAMILY_NAMES.includes(norm)
}
