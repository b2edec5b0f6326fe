import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { CalendarItem, Quantity } from './quantity.ts'

/** A number beside a month is a day, one after `in` or a month a year. */
export function withDateRole(
  item: Quantity,
  tokens: readonly LintToken[],
  calendar: readonly CalendarItem[],
  all: readonly Quantity[],
  lists: LanguageLists,
): Quantity {
  if (item.role !== 'plain' || item.units.length > 0 || item.currencies.length > 0) return item
  const value = item.values[0]
  if (!Number.isInteger(value) || value < 1 || value > 2999) return item
  if (calendar.length === 0 && (value < 1500 || value > 2099)) return item
  const before = skipBack(tokens, item.at - 1, /^(?:the|,|of|den|dem|am)$/)
  const after = skipOn(tokens, item.end, /^(?:\.|of)$/)
  const isBesideMonth = isMonth(calendar, before) || isMonth(calendar, after)
  if (isBesideMonth && (value <= 31 || (value >= 1500 && value <= 2099))) return { ...item, role: 'date' }
  if (value < 1500 || value > 2099 || item.end - item.at !== 1 || tokens[item.at].kind !== 'number') return item
  if (/[.,]/.test(tokens[item.at].norm)) return item
  // June 30, 2021
  const isAfterDay = all.some(
    ({ at, end, values }) => end - 1 === before && values[0] <= 31 && isMonth(calendar, at - 1),
  )
  const precedes = tokens[item.at - 1]?.norm ?? ''
  const isYear = lists.beforeYear.has(precedes) || precedes === '(' || isAfterDay || isBareYear(tokens, item, lists)
  return isYear ? { ...item, role: 'date' } : item
}

/** German years need no word before them: Das Schloss brannte 1748 bis auf die Mauern nieder. What is counted would follow. */
function isBareYear(tokens: readonly LintToken[], { at, end }: Quantity, { language }: LanguageLists): boolean {
  return language === 'de' && AFTER_YEAR.test(tokens[end]?.norm ?? '') && !BEFORE_COUNT.test(tokens[at - 1]?.norm ?? '')
}

const AFTER_YEAR = /^(?:bis|in|im|an|am|auf|zum|zur|nach|von|vom|durch|als|aus|wurden?|waren?|begann|starb|kam)$/
const BEFORE_COUNT = /^(?:etwa|rund|fast|über|unter|nur|mehr|als|knapp|ungefähr|circa|die|der|den|alle|für|mit)$/

function isMonth(calendar: readonly CalendarItem[], at: number): boolean {
  return calendar.some((item) => item.part === 'month' && at >= item.at && at < item.end)
}

function skipBack(tokens: readonly LintToken[], at: number, words: RegExp): number {
  let k = at
  while (k >= 0 && k > at - 2 && words.test(tokens[k].norm)) k--
  return k
}

function skipOn(tokens: readonly LintToken[], at: number, words: RegExp): number {
  let k = at
  while (k < tokens.length && k < at + 2 && words.test(tokens[k].norm)) k++
  return k
}
