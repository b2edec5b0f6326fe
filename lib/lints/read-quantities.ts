import type { LanguageLists, Measure } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { type CalendarItem, type Quantity, toDecade } from './quantity.ts'
import { readAddedAmount } from './read-added-amount.ts'
import { readDate } from './read-date.ts'
import { readGermanPart } from './read-german-part.ts'
import { readAddedFraction, readNumber } from './read-number.ts'
import { readPhone } from './read-phone.ts'
import { withRanges } from './read-range.ts'
import { readRough } from './read-rough.ts'
import { readTime } from './read-time.ts'
import { CALENDAR_WORD, IDLE_NUMBER_WORD, NUMBER_WORD } from './word-flags.ts'

export interface Quantities {
  readonly quantities: readonly Quantity[]
  readonly calendar: readonly CalendarItem[]
}

/** All numbers, amounts, times and dates of a text; tokens that `blocked` marks (names) are passed over. */
export function readQuantities(
  tokens: readonly LintToken[],
  lists: LanguageLists,
  blocked: Uint8Array,
  flags: Uint8Array,
): Quantities {
  const quantities: Quantity[] = []
  const calendar: CalendarItem[] = []
  for (let i = 0; i < tokens.length; ) {
    const mayBegin = tokens[i].kind === 'number' || (flags[i] & (CALENDAR_WORD | NUMBER_WORD)) !== 0
    const idle = flags[i] & IDLE_NUMBER_WORD && !blocked[i] ? lists.notNumbers.match(tokens, i) : null
    if (blocked[i] || !mayBegin) {
      i += idle?.length ?? 1
      continue
    }
    const isCount = lists.language !== 'zh' && tokens[i].kind !== 'number' && (flags[i] & CALENDAR_WORD) === 0
    const date = isCount ? null : readDate(tokens, i, lists)
    if (date !== null) {
      quantities.push(...date.quantities)
      calendar.push(...date.calendar)
      i += date.length
      continue
    }
    const found = readQuantity(tokens, i, lists, dayHalfBefore(tokens, calendar, i, lists))
    if (idle !== null && (found === null || idle.length >= found.end - i)) i += idle.length
    else if (found !== null) {
      quantities.push(found)
      i = found.end
    } else i++
  }
  const ranged = quantities.length > 1 ? withRanges(quantities, tokens, lists) : quantities
  return { quantities: ranged.map((item) => withDateRole(item, tokens, calendar, quantities, lists)), calendar }
}

const CHINESE_DIME: Measure = { units: [], currencies: ['CNY角'] }
const BARE = { times: [], units: [], currencies: [], role: 'plain', weak: false } as const

const BEFORE_CHINESE_MINUS = /^[温至到为约是低达在]$/

function readQuantity(
  tokens: readonly LintToken[],
  start: number,
  lists: LanguageLists,
  before: 'morning' | 'afternoon' | null,
): Quantity | null {
  const phone = readPhone(tokens, start)
  if (phone !== null) return { ...BARE, values: [phone.value], at: start, end: start + phone.length }
  const part = lists.language === 'de' ? readGermanPart(tokens, start, lists) : null
  if (part !== null) return { ...BARE, ...part, at: start, end: start + part.length }
  const rough = readRough(tokens, start, lists)
  if (rough !== null) return { ...BARE, values: [rough.value], role: 'rough', at: start, end: start + rough.length }
  const first = readNumber(tokens, start, lists)
  const time = readTime(tokens, start, first, lists, before)
  if (time !== null) {
    const { times, hour, length } = time
    return {
      values: [hour],
      times,
      units: [],
      currencies: [],
      role: 'time',
      weak: false,
      at: start,
      end: start + length,
    }
  }
  const minus = lists.minus.match(tokens, start)
  // 气温-5度, but 8月-10月.
  const isApart = !tokens[start].glued || BEFORE_CHINESE_MINUS.test(tokens[start - 1]?.norm ?? '')
  const isSign = isApart && tokens[start + 1]?.glued === true && /^[-−–]$/.test(tokens[start].norm)
  let at = start + (minus?.length ?? (isSign ? 1 : 0))
  const isNegative = at > start
  const prefix = lists.measures.match(tokens, at)
  // A sign, or a word that is written as one; "won 10,000 yen" is no money of Korea.
  // 马克 is a first name as well.
  const isMark =
    (lists.language === 'zh' && tokens[at].norm !== '马') ||
    tokens[at + (prefix?.length ?? 1) - 1].kind === 'sign' ||
    tokens[at].capital
  const hasPrefix = prefix !== null && prefix.value.currencies.length > 0 && isMark
  if (hasPrefix) at += prefix.length
  const article = at === start ? readArticle(tokens, at, lists) : null
  const reading = article ?? (at === start ? first : readNumber(tokens, at, lists))
  if (reading === null) return null
  let values = isNegative ? reading.values.map((value) => -value) : reading.values
  let end = at + reading.length
  const norm = (k: number) => tokens[k]?.norm ?? ''
  const isDigits = tokens[at].kind === 'number'
  if (isDigits && tokens[end]?.glued && /^(?:st|nd|rd|th)$/.test(norm(end))) end++
  else if (isDigits && tokens[end]?.glued && /^(?:s|er)$/.test(norm(end))) {
    return {
      values: toDecade(values[0]),
      times: [],
      units: [],
      currencies: [],
      role: 'date',
      weak: false,
      at: start,
      end: end + 1,
    }
  }
  if (lists.language === 'zh' && norm(end) === '个' && norm(end + 1) === '半') {
    values = values.map((value) => value + 0.5)
    end += 2
  }
  const percent = lists.percent.match(tokens, end)
  if (percent !== null) {
    values = values.flatMap((value) => [value / 100, value])
    return {
      values,
      times: [],
      units: [],
      currencies: [],
      role: 'share',
      weak: false,
      at: start,
      end: end + percent.length,
    }
  }
  if (hasPrefix && norm(end) === 'm' && tokens[end].glued) {
    values = values.map((value) => value * 1e6)
    end++
  }
  // Three quarters of an hour.
  const isPart = lists.language === 'en' && reading.share && norm(end) === 'of' && /^(?:an?|one)$/.test(norm(end + 1))
  const measure = findMeasure(tokens, isPart ? end + 2 : end, lists, isDigits)
  if (measure !== null) end += measure.length + (isPart ? 2 : 0)
  const added = measure !== null && lists.language === 'en' ? readAddedFraction(tokens, end, lists) : null
  if (added !== null) {
    values = values.map((value) => value + added.value)
    end += added.length
  } else if (measure !== null && lists.language === 'zh' && norm(end) === '半') {
    values = values.map((value) => value + 0.5)
    end++
  } else if (measure !== null && Number.isInteger(values[0])) {
    const part = readAddedAmount(tokens, end, measure.value, lists)
    if (part !== null) {
      values = values.map((value) => value + (value < 0 ? -part.value : part.value))
      end += part.length
      // 三元五角二分
      const last = readAddedAmount(tokens, end, CHINESE_DIME, lists)
      if (last !== null && norm(end - 1) === '角') {
        values = values.map((value) => value + last.value / 10)
        end += last.length
      }
    }
  }
  const below = measure === null || isNegative ? null : lists.belowZero.match(tokens, end)
  if (below && measure?.value.units.some(({ dimension }) => dimension === 'temperature')) {
    values = values.map((value) => -value)
    end += below.length
  }
  return {
    values,
    times: [],
    units: measure?.value.units ?? [],
    // The more telling of the two: 人民币五万元.
    currencies: hasPrefix ? prefix.value.currencies : (measure?.value.currencies ?? []),
    role: reading.share && measure === null ? 'share' : 'plain',
    weak: reading.weak && (measure === null || article !== null),
    at: start,
    end,
  }
}

/** `an hour` is one hour, though no number is written. */
function readArticle(tokens: readonly LintToken[], at: number, lists: LanguageLists) {
  if (lists.language !== 'en' || !/^an?$/.test(tokens[at].norm)) return null
  const measure = lists.measures.match(tokens, at + 1)
  if (measure === null || measure.value.units.length === 0 || measure.value.currencies.length > 0) return null
  if (/^(?:second|foot|bar|yard|cup|degree|m)$/.test(tokens[at + 1].norm)) return null
  return { values: [1], length: 1, weak: true, share: false }
}

/** A unit or currency after a number; a single letter only after digits. */
function findMeasure(tokens: readonly LintToken[], at: number, lists: LanguageLists, isDigits: boolean) {
  const measure = lists.measures.match(tokens, at)
  if (measure === null) return null
  const isLetter = measure.length === 1 && tokens[at].kind === 'word' && tokens[at].norm.length === 1
  return isLetter && !isDigits ? null : measure
}

function dayHalfBefore(
  tokens: readonly LintToken[],
  calendar: readonly CalendarItem[],
  at: number,
  lists: LanguageLists,
) {
  const last = calendar.at(-1)
  if (lists.language !== 'zh' || last === undefined || last.end !== at) return null
  return lists.dayHalves.match(tokens, last.at)?.value ?? null
}

/** A number beside a month is a day, one after `in` or a month a year. */
function withDateRole(
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
  const isMonth = (k: number) => calendar.some(({ part, at, end }) => part === 'month' && k >= at && k < end)
  const isBesideMonth = isMonth(before) || isMonth(after)
  if (isBesideMonth && (value <= 31 || (value >= 1500 && value <= 2099))) return { ...item, role: 'date' }
  if (value < 1500 || value > 2099 || item.end - item.at !== 1 || tokens[item.at].kind !== 'number') return item
  if (/[.,]/.test(tokens[item.at].norm)) return item
  // June 30, 2021
  const isAfterDay = all.some(({ at, end, values }) => end - 1 === before && values[0] <= 31 && isMonth(at - 1))
  const precedes = tokens[item.at - 1]?.norm ?? ''
  return lists.beforeYear.has(precedes) || precedes === '(' || isAfterDay ? { ...item, role: 'date' } : item
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
