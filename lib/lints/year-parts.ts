import { normAt } from './lint-tokens.ts'
import type { Quantity } from './quantity.ts'
import type { TextReading } from './text-reading.ts'

const QUARTER = /^(?:quarter|quartals?|vierteljahr(?:es)?|季)$/
const HALF_YEAR = /^(?:halbjahr(?:es)?)$/
const FIRST = /^(?:first|erste[nrsm]?|前|头)$/
const MONTHS = { quarter: 3, half: 6 }

/**
 * A first part of a year written as a part on the one side and in months on the other: the first quarter, the first
 * three months; 上半年, 前六个月.
 */
export function isSamePartOfYear(a: Quantity, inA: TextReading, b: Quantity, inB: TextReading): boolean {
  return firstMonths(a, inA) === partOf(b, inB) || firstMonths(b, inB) === partOf(a, inA)
}

/** Months of the first part of a year that a number opens, 0 where it opens none. */
function partOf({ values, at, end }: Quantity, { tokens, lists }: TextReading): number {
  if (values.includes(1)) {
    if (QUARTER.test(normAt(tokens, end))) return MONTHS.quarter
    if (HALF_YEAR.test(normAt(tokens, end)) || HALF_YEAR.test(normAt(tokens, end - 1))) return MONTHS.half
  }
  if (values[0] !== 0.5) return 0
  if (lists.language === 'zh') return normAt(tokens, at - 1) === '上' && normAt(tokens, end) === '年' ? MONTHS.half : 0
  return lists.language === 'en' && normAt(tokens, at - 1) === 'first' ? MONTHS.half : 0
}

/** How many months are the first of a year in this number, −1 where none are. */
function firstMonths({ values, units, at }: Quantity, { tokens }: TextReading): number {
  const isMonths = units.some(({ key }) => key === 'month')
  return isMonths && FIRST.test(tokens[at - 1]?.norm ?? '') ? values[0] : -1
}
