import type { LintLanguage } from './guess-language.ts'
import type { CalendarItem } from './quantity.ts'
import { phrasesOf } from './read-word-list.ts'
import { FESTIVALS } from './words/festivals.ts'

const COLUMN: Readonly<Record<LintLanguage, number>> = { en: 0, de: 1, zh: 2 }
const LINES = FESTIVALS.trim()
  .split('\n')
  .map((line) => line.split('|').map(phrasesOf))

/**
 * Festivals in the words of one language. A value is the number of the festival and its days, parted by blanks: two that
 * share a day (Christmas, Christmas Eve) are not told apart.
 */
export function toFestivals(language: LintLanguage): [string, { readonly part: 'festival'; readonly value: string }][] {
  return LINES.flatMap((columns, festival) => {
    const days = columns[3].filter((date) => date.includes('/'))
    const value = [`festival-${festival}`, ...days].join(' ')
    return columns[COLUMN[language]].map((phrase): [string, { part: 'festival'; value: string }] => [
      phrase,
      { part: 'festival', value },
    ])
  })
}

/** Whether a festival may be on a day of a month (null where no day is written): Easter in March or April, Christmas on 24 December. */
export function mayFallOn({ values }: CalendarItem, months: readonly string[], day: number | null): boolean {
  const dates = LINES[Number(values[0].slice(values[0].indexOf('-') + 1))][3]
  return dates.some((date) => {
    const [month, at] = date.replace('~', '').split('/')
    return months.includes(month) && (at === undefined || day === null || Number(at) === day)
  })
}
