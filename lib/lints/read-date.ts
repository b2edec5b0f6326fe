import type { CalendarWord, LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { type CalendarItem, type Quantity, toDecade } from './quantity.ts'
import { readNumber } from './read-number.ts'

export interface DateReading {
  readonly quantities: readonly Quantity[]
  readonly calendar: readonly CalendarItem[]
  readonly length: number
}

const BEFORE_MONTH =
  /^(?:in|of|by|until|till|since|from|to|late|early|mid|last|next|this|during|every|through|before|after|and|on)$/
const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日', '天']
const BEFORE_GERMAN_DATE = /^(?:am|vom|zum|bis|den|dem|ab|seit|der|und|datum)$/

/**
 * A date, or a word of the calendar, that begins at token `at`; null where none does. Day and year are numbers like any
 * other, the month is a word of the calendar: so 2021-06-30, 30. Juni 2021 and 2021年6月30日 have the same parts.
 */
export function readDate(tokens: readonly LintToken[], at: number, lists: LanguageLists): DateReading | null {
  const token = tokens[at]
  if (token.kind === 'number') return readNumericDate(tokens, at, lists)
  const word = lists.calendar.match(tokens, at)
  if (word !== null) {
    if (!isCalendarWord(tokens, at, word.value.part, lists)) return null
    const { part, value } = isGermanMorning(tokens, at) ? MORNING : word.value
    const end = at + word.length
    const calendar: CalendarItem[] = [{ part, values: value.split(' '), at, end }]
    // 下周五 is next week, and a Friday.
    const day =
      part === 'relativeDay' && /[周期拜]/.test(tokens[end - 1].norm) ? WEEKDAYS.indexOf(tokens[end]?.norm ?? '-') : -1
    if (day < 0) return { quantities: [], calendar, length: word.length }
    calendar.push({ part: 'weekday', values: [String(Math.min(day, 6) + 1)], at: end, end: end + 1 })
    return { quantities: [], calendar, length: word.length + 1 }
  }
  if (lists.language !== 'zh') return null
  return readLunarDay(tokens, at) ?? readChineseDatePart(tokens, at, lists)
}

const MORNING: CalendarWord = { part: 'dayPart', value: 'morning' }

/** Morgen is tomorrow, but the morning as a noun and after another day: am Morgen, heute morgen. */
function isGermanMorning(tokens: readonly LintToken[], at: number): boolean {
  const { norm, capital } = tokens[at]
  if (norm !== 'morgen') return false
  const before = tokens[at - 1]
  if (before !== undefined && DAY_BEFORE_MORNING.test(before.norm)) return true
  return capital && before !== undefined && before.kind !== 'sign'
}

const DAY_BEFORE_MORNING =
  /^(?:heute|gestern|vorgestern|übermorgen|am|jeden|guten|der|den|dem|des|eines|gegen|früh|uhr|\w+tag|mittwoch|sonnabend)$/

/** Months and weekdays have a capital in English and German, and the month of May stands among other words than the verb. */
function isCalendarWord(tokens: readonly LintToken[], at: number, part: string, lists: LanguageLists): boolean {
  const { norm, capital } = tokens[at]
  // The night to Friday is a Thursday's.
  if (/^(?:zu|auf|zum)$/.test(tokens[at - 1]?.norm ?? '') && tokens[at - 2]?.norm === 'nacht') return false
  if (lists.language === 'zh' || (part !== 'month' && part !== 'weekday' && part !== 'festival')) return true
  if (!capital) return part === 'weekday' && lists.language === 'de'
  if (part === 'festival' || !/^(?:may|march|mar|jan|mon|wed|dec)$/.test(norm)) return true
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (before?.kind === 'number' || after?.kind === 'number') return true
  return (before !== undefined && BEFORE_MONTH.test(before.norm)) || after?.norm === 'the'
}

function readNumericDate(tokens: readonly LintToken[], at: number, lists: LanguageLists): DateReading | null {
  const { norm } = tokens[at]
  const dotted =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(norm) ?? reversed(/^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(norm))
  if (dotted) return toDate(at, 1, Number(dotted[1]), [Number(dotted[2])], Number(dotted[3]))
  if (lists.language === 'de') {
    const short = /^(\d{1,2})\.(\d{1,2})$/.exec(norm)
    const isDate =
      tokens[at + 1]?.norm === '.' && tokens[at + 1].glued && BEFORE_GERMAN_DATE.test(tokens[at - 1]?.norm ?? '')
    if (short && isDate) return toDate(at, 1, Number(short[1]), [Number(short[2])], null)
  }
  const sign = tokens[at + 1]?.norm
  const isRow =
    (sign === '-' || sign === '/') &&
    tokens[at + 3]?.norm === sign &&
    [1, 2, 3, 4].every((k) => tokens[at + k]?.glued) &&
    tokens[at + 2].kind === 'number' &&
    tokens[at + 4].kind === 'number'
  if (isRow) {
    const [a, b, c] = [norm, tokens[at + 2].norm, tokens[at + 4].norm]
    if (a.length === 4) return toDate(at, 5, Number(c), [Number(b)], Number(a))
    // 6/30/2021 or 30/6/2021: whichever is no month is the day.
    const [x, y] = [Number(a), Number(b)]
    if (c.length === 4 || c.length === 2)
      return toDate(at, 5, x > 12 ? x : y, x > 12 ? [y] : y > 12 ? [x] : [x, y], Number(c), [x, y])
  }
  return lists.language === 'zh' ? readChineseDatePart(tokens, at, lists) : null
}

function reversed(match: RegExpExecArray | null): string[] | null {
  return match ? [match[0], match[3], match[2], match[1]] : null
}

function toDate(
  at: number,
  length: number,
  day: number,
  months: readonly number[],
  year: number | null,
  days = [day],
): DateReading | null {
  if (day < 1 || day > 31 || months.some((month) => month < 1 || month > 12)) return null
  const end = at + length
  const part = (values: readonly number[]): Quantity => ({
    values,
    times: [],
    units: [],
    currencies: [],
    role: 'date',
    weak: false,
    at,
    end,
  })
  const years = year === null ? [] : [part(year < 100 ? [year, 2000 + year, 1900 + year] : [year])]
  return {
    quantities: [part(days), ...years],
    calendar: [{ part: 'month', values: months.map(String), at, end }],
    length,
  }
}

/** 2021年, 6月, 30日, 90年代. */
function readChineseDatePart(tokens: readonly LintToken[], at: number, lists: LanguageLists): DateReading | null {
  const number = readNumber(tokens, at, lists)
  if (number === null || number.share) return null
  const end = at + number.length
  const value = number.values[0]
  const sign = tokens[end]?.norm
  const next = tokens[end + 1]?.norm
  const date = (values: readonly number[], length: number): DateReading => ({
    quantities: [{ values, times: [], units: [], currencies: [], role: 'date', weak: false, at, end: at + length }],
    calendar: [],
    length,
  })
  if (sign === '年' && next === '代') return date(toDecade(value), number.length + 2)
  // 一千年 is a time, 一九五一年 a year.
  const isYear = tokens[at].kind === 'number' || !tokens.slice(at, end).some(({ norm }) => /[十百千万]/.test(norm))
  if (sign === '年' && isYear && value >= 1000 && value < 3000) return date(number.values, number.length + 1)
  if (sign === '月' && value >= 1 && value <= 12) {
    return {
      quantities: [],
      calendar: [{ part: 'month', values: [String(value)], at, end: end + 1 }],
      length: number.length + 1,
    }
  }
  const isDay =
    (sign === '日' && next !== '元' && next !== '圆' && next !== '本') ||
    (sign === '号' && next !== '楼' && next !== '线')
  return isDay && value >= 1 && value <= 31 ? date(number.values, number.length + 1) : null
}

const LUNAR_DAYS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** 初五 after a month or a year; 初一 to 初三 are years at school as well. */
function readLunarDay(tokens: readonly LintToken[], at: number): DateReading | null {
  if (tokens[at].norm !== '初') return null
  const day = LUNAR_DAYS.indexOf(tokens[at + 1]?.norm ?? '') + 1
  const isAfterMonth = /^[月年]$/.test(tokens[at - 1]?.norm ?? '')
  if (day === 0 || (day <= 3 && !isAfterMonth)) return null
  const end = at + 2
  return {
    quantities: [{ values: [day], times: [], units: [], currencies: [], role: 'date', weak: false, at, end }],
    calendar: [],
    length: 2,
  }
}
