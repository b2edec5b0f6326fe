import type { LintLanguage } from './guess-language.ts'
import type { LanguageLists } from './language-lists.ts'
import { ROMAN_NUMERALS } from './parse-roman.ts'
import { linesOf, phrasesOf, toTable } from './read-word-list.ts'
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
import type { LanguageWords } from './words/language-words.ts'

/** Words that stand before or in a number without being one. */
const AROUND_NUMBERS: Readonly<Record<LintLanguage, readonly string[]>> = {
  en: ['a', 'an', 'half', 'quarter', 'every'],
  de: ['halb', 'viertel', 'dreiviertel', 'jeder', 'jede', 'jedes', 'jedem', 'jeden'],
  zh: [...'〇零一二两兩三四五六七八九十百千半初几数幾數上成'],
}

/** What each word of the lists may begin (`word-flags.ts`). */
export function toFlags(lists: Omit<LanguageLists, 'flags'>, words: LanguageWords): Map<string, number> {
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
