import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { type NumberReading, plain } from './number-reading.ts'
import { parseDigits } from './parse-digits.ts'
import { parseGermanNumber } from './parse-german-number.ts'
import { parseRoman } from './parse-roman.ts'
import { readChineseNumber } from './read-chinese-number.ts'
import { ABBREVIATED, readFractionWord, withFraction, withScale } from './read-fraction.ts'
import { readWords, wordValue } from './read-number-words.ts'
import { readMixedPart, readWrittenFraction } from './vulgar-fraction.ts'

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
