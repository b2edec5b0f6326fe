import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { parseDigits } from './parse-digits.ts'
import { parseGermanNumber } from './parse-german-number.ts'
import { parseRoman } from './parse-roman.ts'
import { readChineseNumber } from './read-chinese-number.ts'
import { readMixedPart, readWrittenFraction } from './vulgar-fraction.ts'

/** A number as read from some tokens. */
export interface NumberReading {
  /** What it may stand for: `1.280` is 1280 or 1.28, `68 %` is 0.68 or 68. */
  readonly values: readonly number[]
  /** Tokens that it covers. */
  readonly length: number
  /** An article or a phrase as often as a number. */
  readonly weak: boolean
  /** A share of a whole: per cent or a fraction. */
  readonly share: boolean
}

/**
 * The number that begins at token `at`, in digits or words, with scales (`3 million`, 300万) and fractions (`two
 * thirds`, 三分之二); null where none does.
 */
export function readNumber(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  if (at >= tokens.length) return null
  if (lists.language === 'zh') return readChineseNumber(tokens, at)
  const first = tokens[at]
  const written = readWrittenFraction(tokens, at)
  if (written !== null)
    return withScale({ values: [written.value], ...written, weak: false, share: true }, tokens, at, lists)
  if (first.kind === 'number') return withFraction(readScaled(tokens, at, lists), tokens, at, lists)
  if (first.kind !== 'word') return null
  const fraction = readFractionWord(tokens, at, lists)
  if (fraction) return fraction
  const amount =
    lists.amounts.get(first.norm) ??
    (first.norm.endsWith('n') ? lists.amounts.get(first.norm.slice(0, -1)) : undefined) ??
    halvedAmount(first.norm, lists)
  if (amount !== undefined) return withScale(plain([amount], 1, lists.weakNumbers.has(first.norm)), tokens, at, lists)
  const nth = readEveryNth(tokens, at, lists)
  if (nth !== null) return nth
  const roman = parseRoman(tokens, at, lists.beforeRoman)
  if (roman !== null) return plain([roman], 1, false)
  return withFraction(readWords(tokens, at, lists), tokens, at, lists)
}

/** Jeder fünfte, every fifth: a fifth of them, or every five. */
function readEveryNth(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  const first = tokens[at].norm
  if ((first[0] !== 'e' && first[0] !== 'j') || !/^(?:every|jede[rsmn]?)$/.test(first)) return null
  const norm = tokens[at + 1]?.norm ?? ''
  const isOrdinal = lists.language === 'de' ? /te[nrsm]?$/.test(norm) : /(?:th|third|second)$/.test(norm)
  const nth = isOrdinal ? wordValue(norm.replace(/te[nrsm]$/, 'te'), lists) : undefined
  return nth === undefined || nth < 2 ? null : { values: [1 / nth, nth], length: 2, weak: false, share: true }
}

/** German: zehneinhalb, anderthalbfach. */
function halvedAmount(norm: string, lists: LanguageLists): number | undefined {
  if (lists.language !== 'de' || !norm.endsWith('einhalb')) return undefined
  const whole = norm === 'eineinhalb' ? 1 : parseGermanNumber(norm.slice(0, -'einhalb'.length), lists.numbers)
  return whole === null ? undefined : whole + 0.5
}

/** A fraction times what follows: two and a half million, a quarter of a million. */
function withScale(
  reading: NumberReading,
  tokens: readonly LintToken[],
  at: number,
  lists: LanguageLists,
): NumberReading {
  let k = at + reading.length
  if (lists.language === 'en' && tokens[k]?.norm === 'of' && /^(?:an?|one)$/.test(tokens[k + 1]?.norm ?? '')) k += 2
  const scale = lists.scales.get(tokens[k]?.norm ?? '')
  if (scale === undefined || scale < 100) return reading
  const isShort = tokens[k + 1]?.norm === '.' && ABBREVIATED.test(tokens[k].norm)
  const values = reading.values.map((value) => value * scale)
  return plain(values, k + (isShort ? 2 : 1) - at, false)
}

/** 3 Mio. Euro */
const ABBREVIATED = /^(?:mio|mrd|tsd)$/

function plain(values: readonly number[], length: number, weak: boolean): NumberReading {
  return { values, length, weak, share: false }
}

/** Digits, then words for thousands or millions: `3.5 Millionen`. */
function readScaled(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading {
  let values = parseDigits(tokens[at].norm, lists.language)
  const part = /[^\d]/.test(tokens[at].norm) ? null : readMixedPart(tokens, at + 1)
  if (part !== null) values = values.map((value) => value + part.value)
  let k = at + 1 + (part?.length ?? 0)
  for (; k < tokens.length; k++) {
    const scale = lists.scales.get(tokens[k].norm)
    if (scale === undefined || (tokens[k].norm === 'k' && !tokens[k].glued)) break
    values = values.map((value) => value * scale)
    if (tokens[k + 1]?.norm === '.' && ABBREVIATED.test(tokens[k].norm)) k++
  }
  return plain(values, k - at, false)
}

const MILLION = 1e6
const DOZEN = 12
const SCORE = 20

/** `a third of`, `half`, `die Hälfte`; a lone `third` or `quarter` is an ordinal or a part of a year. */
function readFractionWord(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  const isArticle = /^(?:an?|one|einem|einer|eine?s?)$/.test(tokens[at].norm)
  const k = isArticle ? at + 1 : at
  const fraction = lists.fractions.get(tokens[k]?.norm ?? '')
  if (fraction === undefined) return null
  const isHalf = fraction === 0.5
  if (!isHalf && !isArticle) return null
  if (!isHalf && lists.language === 'en' && tokens[k + 1]?.norm !== 'of' && tokens[k + 1]?.norm !== 'the') return null
  let next = k + 1
  // half a million, half a kilogram
  if (isHalf && /^(?:an?)$/.test(tokens[next]?.norm ?? '')) next++
  const scale = lists.scales.get(tokens[next]?.norm ?? '')
  if (scale !== undefined) return plain([fraction * scale], next + 1 - at, false)
  // half a dozen, ein halbes Dutzend
  const amount = isHalf ? lists.amounts.get(tokens[next]?.norm ?? '') : undefined
  if (amount !== undefined && amount >= DOZEN && amount <= SCORE)
    return plain([fraction * amount], next + 1 - at, false)
  const isNoun = tokens[k].norm === 'hälfte' || (tokens[k].norm === 'half' && tokens[k + 1]?.norm === 'of')
  const reading = { values: [fraction], length: next - at, weak: isHalf && !isNoun && next === k + 1, share: true }
  return withScale(reading, tokens, at, lists)
}

function readWords(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  let total = 0
  let current = 0
  let seen = false
  let afterScale = false
  let k = at
  // "a hundred", "a dozen"
  if (lists.language === 'en' && /^an?$/.test(tokens[k].norm)) {
    const next = tokens[k + 1]?.norm ?? ''
    const amount = lists.amounts.get(next)
    if (next === 'dozen' && amount !== undefined) return plain([amount], 2, false)
    if (!lists.scales.has(next)) return null
    k++
  }
  for (; k < tokens.length; k++) {
    const { norm, kind } = tokens[k]
    if (kind !== 'word') break
    const value = wordValue(norm, lists)
    const scale = lists.scales.get(norm)
    if (value !== undefined) {
      if (!seen) current = value
      else if (afterScale && value < 1000) current += value
      else if (current % 10 === 0 && current % 100 >= 20 && value > 0 && value < 10) current += value
      else if (lists.language === 'en' && current >= 10 && current <= 99 && value >= 10 && value <= 99) {
        // nineteen ninety-five
        current = current * 100 + value
      } else break
      afterScale = value >= 100
      seen = true
    } else if (
      scale !== undefined &&
      (seen || k > at || scale === 100 || scale === 1000) &&
      !(lists.language === 'en' && !seen && k === at)
    ) {
      if (!seen) current = 1
      if (scale === 100) current *= 100
      else {
        total += (current || 1) * scale
        current = 0
      }
      afterScale = true
      seen = true
    } else if (
      (norm === 'and' || norm === 'und') &&
      afterScale &&
      wordValue(tokens[k + 1]?.norm ?? '', lists) !== undefined &&
      // Between five million and ten million: another number.
      (lists.scales.get(tokens[k + 2]?.norm ?? '') ?? 0) < MILLION
    )
      continue
    else break
  }
  if (!seen) return null
  if (lists.amounts.get(tokens[k]?.norm ?? '') === DOZEN) return plain([(total + current) * DOZEN], k + 1 - at, false)
  if (lists.language === 'en' && tokens[k]?.norm === 'score' && current > 1 && current < 10)
    return readScores(tokens, k + 1, at, current * SCORE, lists)
  return plain([total + current], k - at, k === at + 1 && lists.weakNumbers.has(tokens[at].norm))
}

/** Four score and seven. */
function readScores(
  tokens: readonly LintToken[],
  end: number,
  at: number,
  value: number,
  lists: LanguageLists,
): NumberReading {
  const more = tokens[end]?.norm === 'and' ? wordValue(tokens[end + 1]?.norm ?? '', lists) : undefined
  return more === undefined || more > SCORE
    ? plain([value], end - at, false)
    : plain([value + more], end + 2 - at, false)
}

function wordValue(norm: string, lists: LanguageLists): number | undefined {
  const value = lists.numbers.get(norm)
  if (value !== undefined || lists.language !== 'de') return value
  return parseGermanNumber(norm, lists.numbers) ?? undefined
}

/** A fraction word after a number: `two thirds`, `two and a half`. */
function withFraction(
  reading: NumberReading | null,
  tokens: readonly LintToken[],
  at: number,
  lists: LanguageLists,
): NumberReading | null {
  if (reading === null) return null
  const k = at + reading.length
  const next = tokens[k]
  if (next === undefined) return reading
  if (
    (next.norm === '/' || next.norm === '⁄') &&
    next.glued &&
    tokens[k + 1]?.kind === 'number' &&
    tokens[k + 1].glued &&
    tokens[k + 2]?.norm !== '/'
  ) {
    const under = Number(tokens[k + 1].norm)
    if (under > reading.values[0])
      return {
        values: reading.values.map((value) => value / under),
        length: reading.length + 2,
        weak: false,
        share: true,
      }
  }
  const fraction = lists.fractions.get(next.norm)
  if (fraction !== undefined && countsParts(tokens[at].norm, reading.values[0], next.norm, lists)) {
    const values = reading.values.map((value) => value * fraction)
    return withScale({ values, length: reading.length + 1, weak: false, share: true }, tokens, at, lists)
  }
  const added = lists.language === 'en' && reading.values[0] % 1 === 0 ? readAddedFraction(tokens, k, lists) : null
  if (added === null) return reading
  // a million and a half
  const scale = reading.length > 1 ? lists.scales.get(tokens[k - 1].norm) : undefined
  if (scale !== undefined && scale >= 1000)
    return plain(
      reading.values.map((value) => value + added.value * scale),
      reading.length + added.length,
      false,
    )
  const sum = reading.values.map((value) => value + added.value)
  return withScale(plain(sum, reading.length + added.length, false), tokens, at, lists)
}

/** `and a half`, `and three quarters`, after a whole number or after what it counts. */
export function readAddedFraction(
  tokens: readonly LintToken[],
  at: number,
  lists: LanguageLists,
): { readonly value: number; readonly length: number } | null {
  if (tokens[at]?.norm !== 'and') return null
  const count = /^(?:an?|one)$/.test(tokens[at + 1]?.norm ?? '') ? 1 : lists.numbers.get(tokens[at + 1]?.norm ?? '')
  const part = lists.fractions.get(tokens[at + 2]?.norm ?? '')
  if (count === undefined || part === undefined || count * part >= 1) return null
  // The tokens after "and a third" tell whether it is a part or the next of a row.
  if (part !== 0.5 && part !== 0.25 && count === 1) return null
  return { value: count * part, length: 3 }
}

/** Two thirds, one quarter; but not the third quarter, nor the first half. */
function countsParts(number: string, value: number, part: string, lists: LanguageLists): boolean {
  if (lists.language === 'de') return part.endsWith('el') && !/te[nrsm]?$/.test(number)
  return part.endsWith('s') ? value >= 2 && number !== 'second' : number === 'one' || number === '1'
}
