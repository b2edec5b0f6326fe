import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { DOZEN, type NumberReading, plain, SCORE } from './number-reading.ts'

/** `a third of`, `half`, `die Hälfte`; a lone `third` or `quarter` is an ordinal or a part of a year. */
export function readFractionWord(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  if (!lists.fractions.has(tokens[at].norm) && !lists.fractions.has(tokens[at + 1]?.norm ?? '')) return null
  const isArticle = /^(?:an?|one|einem|einer|eine?s?)$/.test(tokens[at].norm)
  const k = isArticle ? at + 1 : at
  const fraction = lists.fractions.get(tokens[k]?.norm ?? '')
  if (fraction === undefined) return null
  const isHalf = fraction === 0.5
  if (!isHalf && !isArticle) return null
  const isEnglish = lists.language === 'en'
  const isShare = isEnglish ? isShareOfWhole(tokens, at, k + 1) : FULL.test(tokens[k + 1]?.norm ?? '')
  if (!isHalf && isEnglish && !isShare) return null
  let next = k + 1
  // half a million, half a kilogram
  if (isHalf && /^(?:an?)$/.test(tokens[next]?.norm ?? '')) next++
  const scale = lists.scales.get(tokens[next]?.norm ?? '')
  if (scale !== undefined) return plain([fraction * scale], next + 1 - at, false)
  // half a dozen, ein halbes Dutzend
  const amount = isHalf ? lists.amounts.get(tokens[next]?.norm ?? '') : undefined
  if (amount !== undefined && amount >= DOZEN && amount <= SCORE)
    return plain([fraction * amount], next + 1 - at, false)
  const isNoun = tokens[k].norm === 'hälfte' || isShare
  const reading = { values: [fraction], length: next - at, weak: isHalf && !isNoun && next === k + 1, share: true }
  return withScale(reading, tokens, at, lists)
}

/** `a third of it`, `half the guests`, `half full`, `by a third last year`; but not `by a third party`, nor `half past`. */
function isShareOfWhole(tokens: readonly LintToken[], at: number, next: number): boolean {
  const after = tokens[next]
  if (after !== undefined && (OF.test(after.norm) || FULL.test(after.norm))) return true
  if (tokens[at - 1]?.norm !== 'by') return false
  return after === undefined || (after.kind === 'sign' ? !HYPHEN.test(after.norm) : AFTER_SHARE.test(after.norm))
}

const OF = /^(?:of|the)$/
const FULL = /^(?:full|empty|more|less|fewer|(?:voll|leer)(?:e[nrsm]?)?)$/
const HYPHEN = /^[-‐‑]$/
/** What may follow `by half`, and no noun that would have halves or be the third of its kind. */
const AFTER_SHARE =
  /^(?:in|on|at|over|since|from|last|this|next|by|but|when|while|after|before|during|within|between|against|compared|overall|again|every|each|per|because|if|until|is|was|yesterday|today)$/

/** A fraction word after a number: `two thirds`, `two and a half`. */
export function withFraction(
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

/** A fraction times what follows: two and a half million, a quarter of a million. */
export function withScale(
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

/** Scales that are written short: 3 Mio. Euro. */
export const ABBREVIATED = /^(?:mio|mrd|tsd)$/
