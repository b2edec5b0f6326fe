import type { LintLanguage } from './guess-language.ts'
import type { CalendarPart, CalendarWord } from './language-lists.ts'
import { PhraseTable } from './phrase-table.ts'

/** The words and phrases of a list, which commas part. */
export function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}

/** The entries of a list that has one a line. */
export function linesOf(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function toTable(list: string): PhraseTable<true> {
  return new PhraseTable(phrasesOf(list).map((phrase) => [phrase, true] as const))
}

/** Entries of a word and its number: `dozen 12`. */
export function toNumbers(list: string): Map<string, number> {
  return new Map(phrasesOf(list).map((entry): [string, number] => [beforeLast(entry), Number(lastOf(entry))]))
}

/** Entries of a word and what it is called in all languages: `märz 3`. */
export function toCalendar(part: CalendarPart, list: string): [string, CalendarWord][] {
  return phrasesOf(list).map((entry) => [beforeLast(entry), { part, value: lastOf(entry) }])
}

function lastOf(entry: string): string {
  return entry.slice(entry.lastIndexOf(' ') + 1)
}

function beforeLast(entry: string): string {
  return entry.slice(0, entry.lastIndexOf(' '))
}

/** Words between the `…` of a pattern; in Chinese every ideograph is a word. */
export function toParts(pattern: string, language: LintLanguage): string[][] {
  return pattern
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (language === 'zh' ? [...part.replaceAll(' ', '')] : part.split(' ')))
}
