import { toFestivals } from './festivals.ts'
import type { LintLanguage } from './guess-language.ts'
import { toFlags } from './list-flags.ts'
import { toMeasures } from './measure-list.ts'
import { type ListedName, toNameTable } from './name-table.ts'
import { toClosingOpposites, toOpposites, toPartPairs } from './opposite-lists.ts'
import { PhraseTable } from './phrase-table.ts'
import { linesOf, phrasesOf, toCalendar, toNumbers, toParts, toTable } from './read-word-list.ts'
import type { Unit } from './units.ts'
import { GERMAN } from './words/de.ts'
import { ENGLISH } from './words/en.ts'
import type { LanguageWords } from './words/language-words.ts'
import { CHINESE } from './words/zh.ts'

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
  /** Null for a language whose words for how often are one word each. */
  readonly frequencies: PhraseTable<true> | null
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

function toLists(language: LintLanguage, words: LanguageWords): Omit<LanguageLists, 'flags'> {
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
    frequencies: words.frequencies === undefined ? null : toTable(words.frequencies),
  }
}
