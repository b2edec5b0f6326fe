import type { LanguageLists } from './language-lists.ts'
import { type LintToken, normAt } from './lint-tokens.ts'
import type { NumberReading } from './number-reading.ts'
import { readNumber } from './read-number.ts'

export interface TimeReading {
  /** Minutes since midnight that it may stand for: without am or pm, an hour up to twelve is one of two. */
  readonly times: readonly number[]
  readonly hour: number
  readonly length: number
}

/**
 * A time of day that begins at token `at`, or null: 15:00, 3 p.m., half past ten, 15 Uhr 30, halb vier, 十点半. In
 * Chinese the half of the day stands before (`before`). `first` is the number at `at`, which the caller needs, too.
 */
export function readTime(
  tokens: readonly LintToken[],
  at: number,
  first: NumberReading | null,
  lists: LanguageLists,
  before: 'morning' | 'afternoon' | null,
): TimeReading | null {
  if (
    lists.language === 'en' &&
    (normAt(tokens, at) === 'half' || normAt(tokens, at) === 'quarter') &&
    /^(?:past|to)$/.test(normAt(tokens, at + 1))
  ) {
    const hour = wholeHour(readNumber(tokens, at + 2, lists))
    if (hour === null) return null
    const minutes = normAt(tokens, at) === 'half' ? 30 : normAt(tokens, at + 1) === 'to' ? -15 : 15
    return finish(tokens, at, at + 2 + hour.length, hour.value, minutes, lists, null)
  }
  if (lists.language === 'de' && normAt(tokens, at) === 'viertel' && /^(?:nach|vor)$/.test(normAt(tokens, at + 1))) {
    const hour = wholeHour(readNumber(tokens, at + 2, lists))
    const minutes = normAt(tokens, at + 1) === 'vor' ? -15 : 15
    return hour === null ? null : finish(tokens, at, at + 2 + hour.length, hour.value, minutes, lists, null)
  }
  const aside = first === null ? null : readMinutesAside(tokens, at, first, lists)
  if (aside !== null) return finish(tokens, at, aside.end, aside.hour, aside.minutes, lists, before)
  if (lists.language === 'de' && normAt(tokens, at) === 'dreiviertel') {
    const hour = wholeHour(readNumber(tokens, at + 1, lists))
    return hour === null ? null : finish(tokens, at, at + 1 + hour.length, hour.value, -15, lists, null)
  }
  if (lists.language === 'de' && normAt(tokens, at) === 'halb') {
    const hour = wholeHour(readNumber(tokens, at + 1, lists))
    return hour === null ? null : finish(tokens, at, at + 1 + hour.length, hour.value, -30, lists, null)
  }
  const dotted = isDottedTime(tokens, at, lists) ? /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(normAt(tokens, at)) : null
  if (dotted) return finish(tokens, at, at + 1, Number(dotted[1]), Number(dotted[2]), lists, before)
  if (
    tokens[at].kind === 'number' &&
    normAt(tokens, at + 1) === ':' &&
    tokens[at + 1].glued &&
    /^[0-5]\d$/.test(normAt(tokens, at + 2))
  ) {
    const hour = Number(normAt(tokens, at))
    const withSeconds = normAt(tokens, at + 3) === ':' && /^[0-5]\d$/.test(normAt(tokens, at + 4))
    return hour > 24
      ? null
      : finish(tokens, at, at + (withSeconds ? 5 : 3), hour, Number(normAt(tokens, at + 2)), lists, before)
  }
  const hour = wholeHour(first)
  if (hour === null) return null
  const end = at + hour.length
  if (lists.language === 'zh') return readChineseTime(tokens, at, end, hour.value, lists, before)
  if (lists.language === 'de') {
    if (normAt(tokens, end) !== 'uhr') return null
    const named = readNumber(tokens, end + 1, lists)
    const minutes =
      tokens[end + 1]?.kind === 'number' ? Number(normAt(tokens, end + 1)) : (named?.values[0] ?? Number.NaN)
    const isMinutes = named !== null && !named.weak && !named.share && Number.isInteger(minutes) && minutes < 60
    if (isMinutes && tokens[end + 1 + named.length]?.kind !== 'word')
      return finish(tokens, at, end + 1 + named.length, hour.value, minutes, lists, before)
    if (isMinutes && tokens[end + 1].kind === 'number')
      return finish(tokens, at, end + 2, hour.value, minutes, lists, before)
    return finish(tokens, at, end, hour.value, 0, lists, before)
  }
  const minutes = hour.value >= 1 && hour.value <= 12 ? readSpokenMinutes(tokens, at, end, lists) : null
  if (minutes !== null) return finish(tokens, at, minutes.end, hour.value, minutes.value, lists, before)
  if (normAt(tokens, end) === "o'clock" || lists.dayHalves.match(tokens, end)) {
    return finish(tokens, at, end, hour.value, 0, lists, before)
  }
  return null
}

const BEFORE_TIME =
  /^(?:at|by|until|till|about|around|almost|nearly|is|was|before|after|since|um|gegen|bis|ab|seit|ist|war|kurz|schon)$/
const MOST_ASIDE = 29

/** Minutes before or after an hour: twenty past nine, zehn vor neun, fünf nach halb neun, 差十分九点. */
function readMinutesAside(
  tokens: readonly LintToken[],
  at: number,
  first: NumberReading,
  lists: LanguageLists,
): { readonly hour: number; readonly minutes: number; readonly end: number } | null {
  const minutes = first.values[0]
  if (first.share || !Number.isInteger(minutes) || minutes < 1 || minutes > MOST_ASIDE) return null
  let k = at + first.length
  if (lists.language === 'zh') {
    if (normAt(tokens, at - 1) !== '差' || normAt(tokens, k) !== '分') return null
    const hour = wholeHour(readNumber(tokens, k + 1, lists))
    const end = k + 1 + (hour?.length ?? 0)
    return hour === null || !/^[点點]$/.test(normAt(tokens, end))
      ? null
      : { hour: hour.value, minutes: -minutes, end: end + 1 }
  }
  if (minutes % 5 !== 0) return null
  if (/^minute[ns]?$/.test(normAt(tokens, k))) k++
  const isBefore = normAt(tokens, k) === 'to' || normAt(tokens, k) === 'vor'
  const isAfter = normAt(tokens, k) === 'past' || normAt(tokens, k) === 'nach'
  if ((!isBefore && !isAfter) || (normAt(tokens, k) !== 'past' && !BEFORE_TIME.test(normAt(tokens, at - 1))))
    return null
  const isHalf = lists.language === 'de' && normAt(tokens, k + 1) === 'halb'
  const from = isHalf ? k + 2 : k + 1
  const hour = wholeHour(readNumber(tokens, from, lists))
  if (hour === null || hour.value > 12 || hour.value < 1) return null
  const end = from + hour.length
  // Ten to twelve percent, fünf nach zehn Metern.
  if (lists.measures.match(tokens, end) !== null || lists.percent.match(tokens, end) !== null) return null
  return { hour: hour.value, minutes: (isBefore ? -minutes : minutes) - (isHalf ? 30 : 0), end }
}

function readChineseTime(
  tokens: readonly LintToken[],
  at: number,
  end: number,
  hour: number,
  lists: LanguageLists,
  before: 'morning' | 'afternoon' | null,
): TimeReading | null {
  if (
    normAt(tokens, end) !== '点' &&
    normAt(tokens, end) !== '點' &&
    !(normAt(tokens, end) === '时' && tokens[at].kind === 'number')
  )
    return null
  const next = normAt(tokens, end + 1)
  if (next === '半') return finish(tokens, at, end + 2, hour, 30, lists, before)
  if (normAt(tokens, end + 2) === '刻') return finish(tokens, at, end + 3, hour, next === '三' ? 45 : 15, lists, before)
  if (next === '钟' || next === '整') return finish(tokens, at, end + 2, hour, 0, lists, before)
  // 九点差五分
  const less = next === '差' ? readNumber(tokens, end + 2, lists) : null
  if (less !== null && normAt(tokens, end + 2 + less.length) === '分')
    return finish(tokens, at, end + 3 + less.length, hour, -less.values[0], lists, before)
  const minutes = readNumber(tokens, end + 1, lists)
  if (minutes !== null && minutes.values[0] < 60 && Number.isInteger(minutes.values[0])) {
    const after = end + 1 + minutes.length
    return finish(
      tokens,
      at,
      normAt(tokens, after) === '分' ? after + 1 : after,
      hour,
      minutes.values[0],
      lists,
      before,
    )
  }
  return finish(tokens, at, end + 1, hour, 0, lists, before)
}

/** 17.30 Uhr, at 5.30, 5.30 p.m.; not a number with decimals. */
function isDottedTime(tokens: readonly LintToken[], at: number, lists: LanguageLists): boolean {
  const next = tokens[at + 1]
  if (lists.language === 'zh') return false
  if (lists.language === 'de') return next?.norm === 'uhr'
  if (lists.dayHalves.match(tokens, at + 1) !== null) return true
  const isAlone = next === undefined || next.kind === 'sign' ? next?.norm !== '%' : AFTER_TIME.test(next.norm)
  return isAlone && AT_TIME.test(tokens[at - 1]?.norm ?? '')
}

const AT_TIME = /^(?:at|until|till)$/
const AFTER_TIME = /^(?:on|from|in|and|to|at|for|sharp|every|each|daily)$/

/** At nine thirty. */
function readSpokenMinutes(
  tokens: readonly LintToken[],
  at: number,
  end: number,
  lists: LanguageLists,
): { readonly value: number; readonly end: number } | null {
  if (
    tokens[at].kind !== 'word' ||
    tokens[end]?.kind !== 'word' ||
    !/^(?:at|by|until|till)$/.test(tokens[at - 1]?.norm ?? '')
  )
    return null
  const minutes = readNumber(tokens, end, lists)
  if (minutes === null || minutes.share || minutes.weak) return null
  const [value] = minutes.values
  const isMinutes = Number.isInteger(value) && value >= 10 && value < 60
  const after = end + minutes.length
  return isMinutes && lists.measures.match(tokens, after) === null ? { value, end: after } : null
}

function wholeHour(reading: NumberReading | null): { value: number; length: number } | null {
  if (reading === null || reading.share) return null
  const value = reading.values[0]
  return Number.isInteger(value) && value >= 0 && value <= 24 ? { value, length: reading.length } : null
}

function finish(
  tokens: readonly LintToken[],
  at: number,
  end: number,
  hour: number,
  minutes: number,
  lists: LanguageLists,
  before: 'morning' | 'afternoon' | null,
): TimeReading {
  const named = lists.language === 'zh' ? null : lists.dayHalves.match(tokens, end)
  const half = named?.value ?? before
  let length = end - at + (named?.length ?? 0)
  if (named === null && (tokens[end]?.norm === "o'clock" || tokens[end]?.norm === 'uhr')) length++
  const time = hour * 60 + minutes
  if (half === 'afternoon') return { times: [hour < 12 ? time + 720 : time], hour, length }
  if (half === 'morning') return { times: [hour === 12 ? time - 720 : time], hour, length }
  return { times: hour <= 12 ? [time, time + 720] : [time], hour, length }
}
