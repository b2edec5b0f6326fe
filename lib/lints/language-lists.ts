import { toFestivals } from './festivals.ts'
import type { LintLanguage } from './guess-language.ts'
import { type ListedName, toNameTable } from './name-table.ts'
import { ROMAN_NUMERALS } from './parse-roman.ts'
import { PhraseTable } from './phrase-table.ts'
import { getUnit, type Unit } from './units.ts'
import { VULGAR_FRACTIONS } from './vulgar-fraction.ts'
import {
  CALENDAR_WORD,
  DENIAL_WORD,
  IDLE_NUMBER_WORD,
  NAME_WORD,
  NUMBER_WORD,
  OPPOSITE_WORD,
  SOFT_WORD,
} from './word-flags.ts'
import { GERMAN } from './words/de.ts'
import { ENGLISH } from './words/en.ts'
import type { LanguageWords } from './words/language-words.ts'
import { CHINESE } from './words/zh.ts'
import { toZuInfinitive } from './zu-infinitives.ts'

/** A currency or some units that one word may mean (a pound is both). */
export interface Measure {
  readonly units: readonly Unit[]
  readonly currencies: readonly string[]
}

export type CalendarPart = 'month' | 'weekday' | 'season' | 'dayPart' | 'relativeDay' | 'festival'

export interface CalendarWord {
  readonly part: CalendarPart
  readonly value: string
}

/** A pair of opposites (its line in the list) and which side of it a word is on. */
export interface OppositeSide {
  readonly pair: number
  readonly side: 0 | 1
}

/** Two parts of words that make opposites of them. */
export type PartPair = readonly [string, string]

/** What a verb is together with the particle at the end of its clause. */
export interface SplitOpposite {
  readonly particle: string
  readonly sides: readonly OppositeSide[]
}

/** The word lists of one language, ready for look-up. */
export interface LanguageLists {
  readonly language: LintLanguage
  /** By word, what it may begin (`word-flags.ts`). */
  readonly flags: ReadonlyMap<string, number>
  readonly names: PhraseTable<ListedName>
  readonly negators: PhraseTable<true>
  readonly softNegators: PhraseTable<true>
  readonly denyingBeginnings: readonly string[]
  readonly denyingEndings: readonly string[]
  /** Beginnings that turn a word into its opposite: un-. */
  readonly denyingPrefixes: readonly string[]
  readonly oppositeBeginnings: readonly PartPair[]
  readonly oppositeEndings: readonly PartPair[]
  /** Beginnings of words that look as if they had such a part. */
  readonly lookAlikes: readonly string[]
  readonly notDenying: ReadonlySet<string>
  readonly harmless: PhraseTable<true>
  readonly equivalents: readonly (readonly [readonly string[][], readonly string[][]])[]
  readonly numbers: ReadonlyMap<string, number>
  readonly scales: ReadonlyMap<string, number>
  readonly fractions: ReadonlyMap<string, number>
  readonly amounts: ReadonlyMap<string, number>
  readonly roughNumbers: ReadonlyMap<string, number>
  readonly factors: ReadonlyMap<string, number>
  readonly weakNumbers: ReadonlySet<string>
  readonly notNumbers: PhraseTable<true>
  readonly calendar: PhraseTable<CalendarWord>
  readonly beforeYear: ReadonlySet<string>
  readonly dayHalves: PhraseTable<'morning' | 'afternoon'>
  readonly percent: PhraseTable<true>
  readonly percentPoints: PhraseTable<true>
  readonly perUnit: ReadonlySet<string>
  readonly minus: PhraseTable<true>
  /** After degrees: they are below zero. */
  readonly belowZero: PhraseTable<true>
  readonly measures: PhraseTable<Measure>
  readonly opposites: PhraseTable<readonly OppositeSide[]>
  /** Verbs that come apart (`nahm … an`), by the verb. */
  readonly splitOpposites: ReadonlyMap<string, readonly SplitOpposite[]>
  readonly particles: ReadonlySet<string>
  readonly notOpposites: PhraseTable<true>
  readonly titles: PhraseTable<true>
  /** Words that are counted by Roman numerals. */
  readonly beforeRoman: ReadonlySet<string>
  /** By particle at the end of a clause, those that turn its verb round. */
  readonly closingOpposites: ReadonlyMap<string, ReadonlySet<string>>
  /** Verbs that deny what follows, and fire by themselves. */
  readonly denyingVerbs: PhraseTable<true>
}

const WORDS: Readonly<Record<LintLanguage, LanguageWords>> = { en: ENGLISH, zh: CHINESE, de: GERMAN }
const ready = new Map<LintLanguage, LanguageLists>()

/** The lists of a language; built at the first call and kept. */
export function getLanguageLists(language: LintLanguage): LanguageLists {
  const known = ready.get(language)
  if (known) return known
  const lists = toLists(language, WORDS[language])
  const made = { ...lists, flags: toFlags(lists, WORDS[language]) }
  ready.set(language, made)
  return made
}

type Unflagged = Omit<LanguageLists, 'flags'>

function toLists(language: LintLanguage, words: LanguageWords): Unflagged {
  return {
    language,
    names: toNameTable(language),
    negators: toTable(words.negators),
    softNegators: toTable(words.softNegators),
    denyingBeginnings: phrasesOf(words.denyingBeginnings),
    denyingEndings: phrasesOf(words.denyingEndings),
    denyingPrefixes: phrasesOf(words.denyingPrefixes),
    oppositeBeginnings: toPartPairs(words.oppositeBeginnings),
    oppositeEndings: toPartPairs(words.oppositeEndings),
    lookAlikes: phrasesOf(words.lookAlikes),
    notDenying: new Set(phrasesOf(words.notDenying)),
    harmless: toTable(words.harmless),
    equivalents: linesOf(words.equivalents).map((line) => {
      const [negated, plain] = line.split(' = ')
      return [toParts(negated, language), toParts(plain, language)] as const
    }),
    numbers: toNumbers(words.numbers),
    scales: toNumbers(words.scales),
    fractions: toNumbers(words.fractions),
    amounts: toNumbers(words.amounts),
    roughNumbers: toNumbers(words.roughNumbers),
    factors: toNumbers(words.factors),
    weakNumbers: new Set(phrasesOf(words.weakNumbers)),
    notNumbers: toTable(words.notNumbers),
    calendar: new PhraseTable<CalendarWord>([
      // Before months: 正月初一 is a festival.
      ...toFestivals(language),
      ...toCalendar('month', words.months),
      ...toCalendar('weekday', words.weekdays),
      ...toCalendar('season', words.seasons),
      ...toCalendar('dayPart', words.dayParts),
      ...toCalendar('relativeDay', words.relativeDays),
    ]),
    beforeYear: new Set(phrasesOf(words.beforeYear).map((phrase) => phrase.split(' ').at(-1) as string)),
    dayHalves: new PhraseTable<'morning' | 'afternoon'>([
      ...phrasesOf(words.morning).map((phrase) => [phrase, 'morning'] as const),
      ...phrasesOf(words.afternoon).map((phrase) => [phrase, 'afternoon'] as const),
    ]),
    percent: toTable(words.percent),
    percentPoints: toTable(words.percentPoints),
    perUnit: new Set(phrasesOf(words.perUnit)),
    minus: toTable(words.minus),
    belowZero: toTable(words.belowZero),
    measures: toMeasures(words),
    ...toOpposites(words.opposites, language),
    particles: new Set(phrasesOf(words.particles)),
    notOpposites: toTable(words.notOpposites),
    titles: toTable(words.titles),
    beforeRoman: new Set(phrasesOf(words.beforeRoman)),
    closingOpposites: toClosingOpposites(words.closingParticles),
    denyingVerbs: toTable(words.denyingVerbs),
  }
}

/** Words that stand before or in a number without being one. */
const AROUND_NUMBERS: Readonly<Record<LintLanguage, readonly string[]>> = {
  en: ['a', 'an', 'half', 'quarter', 'every'],
  de: ['halb', 'viertel', 'dreiviertel', 'jeder', 'jede', 'jedes', 'jedem', 'jeden'],
  zh: [...'〇零一二两兩三四五六七八九十百千半初几数幾數上成'],
}

function toFlags(lists: Unflagged, words: LanguageWords): Map<string, number> {
  const flags = new Map<string, number>()
  const mark = (words: Iterable<string>, flag: number) => {
    for (const word of words) flags.set(word, (flags.get(word) ?? 0) | flag)
  }
  mark(lists.names.firstWords(), NAME_WORD)
  mark(lists.calendar.firstWords(), CALENDAR_WORD)
  for (const map of [lists.numbers, lists.scales, lists.fractions, lists.amounts, lists.roughNumbers, lists.factors])
    mark(map.keys(), NUMBER_WORD)
  mark(lists.perUnit, NUMBER_WORD)
  mark(lists.minus.firstWords(), NUMBER_WORD)
  mark(lists.notNumbers.firstWords(), IDLE_NUMBER_WORD)
  // A currency may stand before its number, a unit never does.
  const currencies = linesOf(words.currencies).flatMap((line) => phrasesOf(line.slice(line.indexOf(':') + 1)))
  mark(toTable(currencies.join(',')).firstWords(), NUMBER_WORD)
  mark(['-', '−', '–', '+', '(', ...VULGAR_FRACTIONS.keys(), ...AROUND_NUMBERS[lists.language]], NUMBER_WORD)
  if (lists.beforeRoman.size > 0) mark(ROMAN_NUMERALS, NUMBER_WORD)
  mark(lists.harmless.firstWords(), DENIAL_WORD)
  mark(lists.negators.firstWords(), DENIAL_WORD)
  mark(lists.opposites.firstWords(), OPPOSITE_WORD)
  mark(lists.splitOpposites.keys(), OPPOSITE_WORD)
  mark(lists.notOpposites.firstWords(), OPPOSITE_WORD)
  mark(lists.softNegators.firstWords(), SOFT_WORD)
  mark(lists.denyingVerbs.firstWords(), SOFT_WORD)
  return flags
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}

function linesOf(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function toTable(list: string): PhraseTable<true> {
  return new PhraseTable(phrasesOf(list).map((phrase) => [phrase, true] as const))
}

function toNumbers(list: string): Map<string, number> {
  return new Map(phrasesOf(list).map((entry): [string, number] => [beforeLast(entry), Number(lastOf(entry))]))
}

function toCalendar(part: CalendarPart, list: string): [string, CalendarWord][] {
  return phrasesOf(list).map((entry) => [beforeLast(entry), { part, value: lastOf(entry) }])
}

function lastOf(entry: string): string {
  return entry.slice(entry.lastIndexOf(' ') + 1)
}

function beforeLast(entry: string): string {
  return entry.slice(0, entry.lastIndexOf(' '))
}

/** Words between the `…` of a pattern; in Chinese every ideograph is a word. */
function toParts(pattern: string, language: LintLanguage): string[][] {
  return pattern
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (language === 'zh' ? [...part.replaceAll(' ', '')] : part.split(' ')))
}

function toMeasures(words: LanguageWords): PhraseTable<Measure> {
  const found = new Map<string, { units: Unit[]; currencies: string[] }>()
  const at = (phrase: string) => {
    const known = found.get(phrase) ?? { units: [], currencies: [] }
    found.set(phrase, known)
    return known
  }
  for (const line of linesOf(words.units)) {
    const [key, list] = line.split(': ')
    for (const phrase of phrasesOf(list)) at(phrase).units.push(getUnit(key))
  }
  for (const line of linesOf(words.currencies)) {
    const [code, list] = line.split(': ')
    for (const phrase of phrasesOf(list)) at(phrase).currencies.push(code)
  }
  return new PhraseTable(found)
}

function toOpposites(list: string, language: LintLanguage): Pick<LanguageLists, 'opposites' | 'splitOpposites'> {
  const found = new Map<string, OppositeSide[]>()
  linesOf(list).forEach((line, pair) => {
    line.split(' | ').forEach((words, side) => {
      for (const phrase of withInfinitives(phrasesOf(words), language)) {
        const sides = found.get(phrase) ?? []
        sides.push({ pair, side: side === 0 ? 0 : 1 })
        found.set(phrase, sides)
      }
    })
  })
  const splitOpposites = new Map<string, SplitOpposite[]>()
  for (const [phrase, sides] of found) {
    const [verb, particle] = phrase.split(' … ')
    if (particle === undefined) continue
    splitOpposites.set(verb, [...(splitOpposites.get(verb) ?? []), { particle, sides }])
    found.delete(phrase)
  }
  return { opposites: new PhraseTable(found), splitOpposites }
}

/** With the infinitives that hold `zu` of German verbs that come apart. */
function withInfinitives(phrases: string[], language: LintLanguage): string[] {
  if (language !== 'de') return phrases
  return [...phrases, ...phrases.flatMap((phrase) => toZuInfinitive(phrase) ?? [])]
}

/** Each part on the one side of a line with each on the other. */
function toPartPairs(list: string): PartPair[] {
  return linesOf(list).flatMap((line) => {
    const [left, right] = line.split(' | ').map(phrasesOf)
    return left.flatMap((one) => right.map((other): PartPair => [one, other]))
  })
}

/** Both ways round, each side of a line against the other. */
function toClosingOpposites(list: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of linesOf(list)) {
    const [left, right] = line.split(' | ').map(phrasesOf)
    for (const [from, to] of [
      [left, right],
      [right, left],
    ])
      for (const word of from) found.set(word, new Set([...(found.get(word) ?? []), ...to]))
  }
  return found
}
