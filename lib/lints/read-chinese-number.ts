import { type LintToken, normAt } from './lint-tokens.ts'
import type { NumberReading } from './number-reading.ts'
import { parseDigits } from './parse-digits.ts'
import { readChineseShare } from './read-chinese-share.ts'
import { readMixedPart, readWrittenFraction } from './vulgar-fraction.ts'

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 }
/** Before a scale these say that it is a little more. */
const ODD = new Set(['多', '余', '来'])
/** Before a number these make it a rough one, which is not compared: 几十, 数百. */
const ROUGH = new Set(['几', '数', '幾', '數'])
/** 半满: how full something is, a share of it. */
const FULL = /^[满滿空]$/

/**
 * The Chinese number that begins at token `at`: digits with 万 or 亿, numerals, 第, 百分之, fractions with 分之, decimals
 * with 点, 半. 一 alone is weak. Example: 一千二百八十 is 1280, 1.2万 is 12000, 三分之一 is a third.
 */
export function readChineseNumber(tokens: readonly LintToken[], at: number): NumberReading | null {
  if (normAt(tokens, at) === '百' || normAt(tokens, at) === '千') {
    if (normAt(tokens, at + 1) !== '分' || normAt(tokens, at + 2) !== '之') return null
    const part = readWhole(tokens, at + 3)
    if (part === null) return null
    const under = normAt(tokens, at) === '百' ? 100 : 1000
    const values = [...part.values.map((value) => value / under), ...part.values]
    return { values, length: 3 + part.length, weak: false, share: true }
  }
  if (normAt(tokens, at) === '半') {
    const dozen = readChineseShare(tokens, at, at + 1, 0.5)
    if (dozen !== null) return { values: dozen.values, length: 2, weak: false, share: false }
    return { values: [0.5], length: 1, weak: !FULL.test(normAt(tokens, at + 1)), share: true }
  }
  const written = readWrittenFraction(tokens, at)
  if (written !== null) return { values: [written.value], length: written.length, weak: false, share: true }
  if (at > 0 && ROUGH.has(normAt(tokens, at - 1))) return null
  const whole = readWhole(tokens, at)
  if (whole === null) return null
  const end = at + whole.length
  const part = readChineseShare(tokens, at, end, whole.values[0])
  if (part !== null) return { values: part.values, length: whole.length + part.length, weak: false, share: part.share }
  if (ROUGH.has(normAt(tokens, end))) return null
  if (normAt(tokens, at) === '一' && whole.length === 1 && normAt(tokens, end) === '半')
    return { values: [0.5], length: 2, weak: false, share: true }
  if (normAt(tokens, end) === '分' && normAt(tokens, end + 1) === '之') {
    const over = readWhole(tokens, end + 2)
    if (over !== null) {
      const values = over.values.flatMap((value) => whole.values.map((under) => value / under))
      return { values, length: whole.length + 2 + over.length, weak: false, share: true }
    }
  }
  if (normAt(tokens, end) === '/' && tokens[end].glued) {
    const under = tokens[end + 1]?.kind === 'number' ? readWhole(tokens, end + 1) : null
    if (under !== null && normAt(tokens, end + 2) !== '/') {
      const values = whole.values.map((value) => value / under.values[0])
      return { values, length: whole.length + 2, weak: false, share: true }
    }
  }
  return whole
}

/** Digits or numerals without 第, 半 and 分之. */
function readWhole(tokens: readonly LintToken[], at: number): NumberReading | null {
  const token = tokens[at]
  if (token === undefined) return null
  let k = at
  let values: number[]
  if (token.kind === 'number') {
    const part = /[^\d]/.test(token.norm) ? null : readMixedPart(tokens, at + 1)
    values = parseDigits(token.norm, 'zh').map((value) => value + (part?.value ?? 0))
    k += 1 + (part?.length ?? 0)
  } else {
    const section = readSection(tokens, at)
    if (section === null) return null
    values = [...section.values]
    k = section.end
  }
  // 3千万, 三亿五千万, 1亿3000万, 3万5千
  const isDigits = token.kind === 'number'
  let total = 0
  for (;;) {
    // 三百多万
    const isOdd = ODD.has(normAt(tokens, k)) && MYRIADS[normAt(tokens, k + 1)] !== undefined
    const sign = normAt(tokens, isOdd ? k + 1 : k)
    const scale = MYRIADS[sign] ?? (isDigits ? TENS[sign] : undefined)
    if (scale === undefined) break
    values = values.map((value) => value * scale)
    k += isOdd ? 2 : 1
    const isScale = MYRIADS[tokens[k]?.norm ?? ''] !== undefined
    const rest = isScale || (scale < 1e4 && !isDigits) ? null : readRest(tokens, k, scale)
    if (rest === null) continue
    total += values[0]
    values = [...rest.values]
    k = rest.end
  }
  values = values.map((value) => value + total)
  if (tokens[k]?.norm === '点' && DIGITS[tokens[k + 1]?.norm ?? ''] !== undefined && token.kind !== 'number') {
    const decimals = readDecimals(tokens, k + 1)
    if (decimals !== null) {
      values = values.map((value) => value + decimals.value)
      k = decimals.end
      const scale = MYRIADS[tokens[k]?.norm ?? '']
      if (scale !== undefined) {
        values = values.map((value) => value * scale)
        k++
      }
    }
  }
  return { values, length: k - at, weak: k === at + 1 && token.norm === '一', share: false }
}

/** What follows a scale: digits or numerals below it; a lone one counts tenths of it, as in 一万二 (12000). */
function readRest(tokens: readonly LintToken[], at: number, scale: number): { values: number[]; end: number } | null {
  const { kind, norm } = tokens[at] ?? {}
  if (kind === 'number') {
    // 3亿 2020年: the next number is a year.
    const isDate = /^[年月日号%％]$/.test(tokens[at + 1]?.norm ?? '')
    const isBelow = /^[1-9]\d*$/.test(norm) && Number(norm) < scale && !isDate
    return isBelow ? { values: [tenthsOf(scale, Number(norm), tokens[at + 1])], end: at + 1 } : null
  }
  const section = readSection(tokens, at)
  if (section === null || section.end > at + 1) return section
  return { values: section.values.map((value) => tenthsOf(scale, value, tokens[at + 1])), end: section.end }
}

function tenthsOf(scale: number, digit: number, next: LintToken | undefined): number {
  const isScaled = next !== undefined && (TENS[next.norm] ?? MYRIADS[next.norm]) !== undefined
  return digit > 0 && digit < 10 && !isScaled ? (digit * scale) / 10 : digit
}

/** Numerals below ten thousand (二千零五十), or a row of them read digit by digit (二〇二一). */
function readSection(tokens: readonly LintToken[], at: number): { values: number[]; end: number } | null {
  let k = at
  let total = 0
  let digit = -1
  let row = ''
  let hasTens = false
  let last = 0
  for (; k < tokens.length; k++) {
    const norm = tokens[k].norm
    const value = DIGITS[norm]
    if (value !== undefined) {
      if (hasTens && digit >= 0 && value !== 0 && digit !== 0) break
      digit = value
      row += value
      continue
    }
    const scale = TENS[norm]
    if (scale === undefined || (scale > 10 && digit < 0)) break
    total += (digit < 0 || (digit === 0 && scale === 10) ? 1 : digit) * scale
    digit = -1
    row = ''
    hasTens = true
    last = scale
  }
  if (k === at) return null
  if (!hasTens) {
    const read = Number(row)
    // 七八个 means seven or eight.
    return { values: row.length === 2 ? [read, Number(row[0]), Number(row[1])] : [read], end: k }
  }
  // 三千五 is 3500, 三千零五 is 3005.
  const isTenth = digit > 0 && row.length === 1 && last > 10
  return { values: [total + (isTenth ? (digit * last) / 10 : Math.max(0, digit))], end: k }
}

/** Digits after 点, unless they are minutes. */
function readDecimals(tokens: readonly LintToken[], at: number): { value: number; end: number } | null {
  let k = at
  let text = '0.'
  while (DIGITS[tokens[k]?.norm ?? ''] !== undefined) text += DIGITS[tokens[k++].norm]
  const next = tokens[k]?.norm ?? ''
  return next === '分' || next === '十' || next === '刻' ? null : { value: Number(text), end: k }
}
