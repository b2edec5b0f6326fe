import type { LanguageLists, Measure } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { partOfMoney } from './quantity.ts'
import { readNumber } from './read-number.ts'

/** What may stand between the two parts of an amount. */
const JOINING = /^(?:and|und|零|又)$/
const ALMOST = /^(?:almost|nearly|about|some|fast|knapp|rund|etwa)$/
/** A bare number after these is their hundredth, sixtieth or, as a Chinese digit, their tenth: 3 Euro 50, 1 Stunde 30, 一米八. */
const HUNDREDTHS = new Set(['m'])
const SIXTIETHS = new Set(['h'])
/** Words after a bare number that show that it counts nothing else. */
const CLOSING =
  /^(?:for|per|a|an|each|in|at|to|from|on|with|on|and|or|pro|je|für|im|in|an|auf|zu|und|oder|lang|long|tall|groß|hoch|high|wide|breit|teuer|kostete[nt]?|kostet|gekostet|bezahlt)$/
const CHINESE_COUNTERS = /^[个名位人次年月日号天岁点分倍折成层度本只条张件种台辆家所]$/

/**
 * A smaller part that is added to an amount of `measure`, whose last token is before `end`: two hours and ten minutes, 3
 * Euro 50, 五元三角, 一米八. `value` is in the unit or currency of `measure`; null where nothing is added.
 */
export function readAddedAmount(
  tokens: readonly LintToken[],
  end: number,
  { units, currencies }: Measure,
  lists: LanguageLists,
): { readonly value: number; readonly length: number } | null {
  const isJoined = JOINING.test(tokens[end]?.norm ?? '')
  // An hour and almost ten minutes
  const at = isJoined ? end + (ALMOST.test(tokens[end + 1]?.norm ?? '') ? 2 : 1) : end
  const number = readNumber(tokens, at, lists)
  if (number === null || number.share) return null
  const after = at + number.length
  const count = number.values[0]
  const measure = lists.measures.match(tokens, after)
  if (measure !== null) {
    const value = count * partOf({ units, currencies }, measure.value)
    return value > 0 && value < 1 ? { value, length: after + measure.length - end } : null
  }
  if (lists.language === 'zh' && tokens[after]?.norm === '分') {
    // 三毛五分, 一小时三十分
    const part = currencies.some((code) => code.endsWith('角'))
      ? 0.1
      : units.some(({ key }) => key === 'h')
        ? 1 / 60
        : 0
    return part > 0 && count * part < 1 ? { value: count * part, length: after + 1 - end } : null
  }
  const value = isJoined ? null : bareValue(tokens, at, after, count, { units, currencies }, lists)
  return value === null ? null : { value, length: after - end }
}

function partOf(whole: Measure, part: Measure): number {
  for (const unit of whole.units) {
    const smaller = part.units.find(({ dimension, offset }) => dimension === unit.dimension && offset === 0)
    if (smaller !== undefined && unit.offset === 0) return smaller.factor / unit.factor
  }
  for (const code of whole.currencies)
    for (const small of part.currencies) if (partOfMoney(small, code) > 0) return partOfMoney(small, code)
  return 0
}

function bareValue(
  tokens: readonly LintToken[],
  at: number,
  after: number,
  count: number,
  { units, currencies }: Measure,
  lists: LanguageLists,
): number | null {
  const next = tokens[after]
  const isMoney = currencies.length > 0 && !currencies.some((code) => /[¢p角分]$/.test(code))
  if (lists.language === 'zh') {
    const isCounted = next !== undefined && (CHINESE_COUNTERS.test(next.norm) || next.kind === 'number')
    if (isCounted || !/^[块米]$/.test(tokens[at - 1].norm)) return null
    const digits = tokens.slice(at, after)
    const isRow = digits.every(({ norm }) => /^[一二两三四五六七八九]$/.test(norm)) && digits.length <= 2
    return isRow ? count / 10 ** digits.length : null
  }
  if (!Number.isInteger(count) || count < 10 || count > 99) return null
  const isClosed = next === undefined || next.kind === 'sign' || CLOSING.test(next.norm)
  if (!isClosed || next?.norm === '-' || next?.norm === ':') return null
  if (isMoney || units.some(({ key }) => HUNDREDTHS.has(key))) return count / 100
  return units.some(({ key }) => SIXTIETHS.has(key)) && count < 60 ? count / 60 : null
}
