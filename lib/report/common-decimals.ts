import { toDecimals } from './format-number.ts'

/**
 * Decimals for a column of scores: those that the interval of middle width deserves, so that all rows share them.
 * Without any interval: `fallback`. Example: half-widths 0.9, 0.95 and 4 give 2.
 */
export function commonDecimals(intervals: readonly (readonly [number, number] | null)[], fallback = 2): number {
  const known = intervals.filter((interval): interval is readonly [number, number] => interval !== null)
  if (known.length === 0) return fallback
  const byWidth = [...known].sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
  return toDecimals(byWidth[Math.floor((byWidth.length - 1) / 2)], fallback)
}
