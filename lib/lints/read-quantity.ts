import type { LanguageLists, Measure } from './language-lists.ts'
import { type LintToken, normAt } from './lint-tokens.ts'
import { type Quantity, toDecade } from './quantity.ts'
import { readAddedAmount } from './read-added-amount.ts'
import { readAddedFraction } from './read-fraction.ts'
import { readGermanPart } from './read-german-part.ts'
import { readNumber } from './read-number.ts'
import { readPhone } from './read-phone.ts'
import { readRough } from './read-rough.ts'
import { readTime } from './read-time.ts'
import { getUnit } from './units.ts'

const [PERCENT, PERCENT_POINT] = [getUnit('%'), getUnit('pp')]
const CHINESE_DIME: Measure = { units: [], currencies: ['CNY角'] }

const BARE = { times: [], units: [], currencies: [], role: 'plain', weak: false } as const
const BEFORE_CHINESE_MINUS = /^[温至到为约是低达在]$/

/** The number, amount or time of day that begins at token `start`, with its unit or currency; `before` is the half of the day that stands before it. */
export function readQuantity(
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
  const factor = lists.factors.get(tokens[start].norm)
  if (factor !== undefined) return { ...BARE, values: [factor], role: 'factor', weak: true, at: start, end: start + 1 }
  const per = readPerUnit(tokens, start, lists)
  if (per !== null) return per
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
  const isDigits = tokens[at].kind === 'number'
  if (isDigits && tokens[end]?.glued && /^(?:st|nd|rd|th)$/.test(normAt(tokens, end))) end++
  else if (isDigits && tokens[end]?.glued && /^(?:s|er)$/.test(normAt(tokens, end))) {
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
  if (lists.language === 'zh' && normAt(tokens, end) === '个' && normAt(tokens, end + 1) === '半') {
    values = values.map((value) => value + 0.5)
    end += 2
  }
  const points = lists.percentPoints.match(tokens, end)
  const percent = points ?? lists.percent.match(tokens, end)
  if (percent !== null) {
    values = values.flatMap((value) => [value / 100, value])
    return {
      values,
      times: [],
      units: [points === null ? PERCENT : PERCENT_POINT],
      currencies: [],
      role: 'share',
      weak: false,
      at: start,
      end: end + percent.length,
    }
  }
  if (hasPrefix && normAt(tokens, end) === 'm' && tokens[end].glued) {
    values = values.map((value) => value * 1e6)
    end++
  }
  // Three quarters of an hour.
  const isPart =
    lists.language === 'en' &&
    reading.share &&
    normAt(tokens, end) === 'of' &&
    /^(?:an?|one)$/.test(normAt(tokens, end + 1))
  const measure = findMeasure(tokens, isPart ? end + 2 : end, lists, isDigits)
  if (measure !== null) end += measure.length + (isPart ? 2 : 0)
  const added = measure !== null && lists.language === 'en' ? readAddedFraction(tokens, end, lists) : null
  if (added !== null) {
    values = values.map((value) => value + added.value)
    end += added.length
  } else if (measure !== null && lists.language === 'zh' && normAt(tokens, end) === '半') {
    values = values.map((value) => value + 0.5)
    end++
  } else if (measure !== null && Number.isInteger(values[0])) {
    const part = readAddedAmount(tokens, end, measure.value, lists)
    if (part !== null) {
      values = values.map((value) => value + (value < 0 ? -part.value : part.value))
      end += part.length
      // 三元五角二分
      const last = readAddedAmount(tokens, end, CHINESE_DIME, lists)
      if (last !== null && normAt(tokens, end - 1) === '角') {
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

/** Units that are as often another word. */
const OTHER_WORDS = /^(?:second|foot|bar|yard|cup|degree|m)$/

/** `an hour` is one hour, though no number is written. */
function readArticle(tokens: readonly LintToken[], at: number, lists: LanguageLists) {
  if (lists.language !== 'en' || !/^an?$/.test(tokens[at].norm)) return null
  const measure = lists.measures.match(tokens, at + 1)
  if (measure === null || measure.value.units.length === 0 || measure.value.currencies.length > 0) return null
  if (OTHER_WORDS.test(tokens[at + 1].norm)) return null
  return { values: [1], length: 1, weak: true, share: false }
}

/** A unit that is told without a number, one of which is meant: per hour, pro Liter, 每加仑; but not every Friday (每周五). */
function readPerUnit(tokens: readonly LintToken[], at: number, lists: LanguageLists): Quantity | null {
  if (!lists.perUnit.has(tokens[at].norm) || lists.calendar.match(tokens, at + 1) !== null) return null
  const next = tokens[at + 1]
  const measure = next?.kind === 'number' ? null : lists.measures.match(tokens, at + 1)
  if (measure === null || measure.value.units.length === 0 || measure.value.currencies.length > 0) return null
  if (next.kind === 'word' && (next.norm.length === 1 || OTHER_WORDS.test(next.norm))) return null
  return { ...BARE, values: [1], units: measure.value.units, weak: true, at, end: at + 1 + measure.length }
}

/** A unit or currency after a number; a single letter only after digits. */
function findMeasure(tokens: readonly LintToken[], at: number, lists: LanguageLists, isDigits: boolean) {
  const measure = lists.measures.match(tokens, at)
  if (measure === null) return null
  const isLetter = measure.length === 1 && tokens[at].kind === 'word' && tokens[at].norm.length === 1
  return isLetter && !isDigits ? null : measure
}
