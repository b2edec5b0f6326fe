import type { MetricComparison } from '../compare/comparison.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import {
  formatDifference,
  formatDifferenceInterval,
  formatNumber,
  toDecimals,
  toTellingDecimals,
} from './format-number.ts'
import { formatPlain } from './format-plain.ts'
import { verdictMessages } from './messages/en/verdict.ts'

/** The numbers of one compared metric as text, all at the digits that its interval deserves. */
export interface ComparisonFigures {
  readonly base: string
  readonly head: string
  /** Signed: `−0.91`. */
  readonly delta: string
  /** Without sign: `0.91`. */
  readonly size: string
  readonly low: string | null
  readonly high: string | null
  /** Both bounds, as tables show them: `[−1.46, +0.35]`. */
  readonly interval: string | null
  readonly mde: string | null
  readonly smallestEffect: string | null
  /** `points`, or '' where the scale has no word. */
  readonly unit: string
}

/** What stands where there is no number. */
export const NO_NUMBER = '–'

/**
 * Figures of a comparison for the eye. Difference, bounds and scores share the digits at which the half-width of the
 * interval has two significant figures; where the rounded difference would fall on the other side of the smallest
 * effect than the exact one, it gets more digits, so that rounding never contradicts what is said about it.
 */
export function comparisonFigures(result: MetricComparison): ComparisonFigures {
  const { delta, ci, smallestEffect } = result
  const decimals = toDecimals(ci, SCALE_DECIMALS[result.unit] ?? 2)
  const thresholds = smallestEffect === null ? [0] : [0, smallestEffect, -smallestEffect]
  // Two scores that differ must not read as equal beside a difference that does not read as 0.
  const deltaDecimals = delta === null ? decimals : toTellingDecimals(delta, decimals, thresholds)
  const score = (value: number | null) => (value === null ? NO_NUMBER : formatNumber(value, deltaDecimals))
  return {
    base: score(result.base),
    head: score(result.head),
    delta: delta === null ? NO_NUMBER : formatDifference(delta, decimals, thresholds),
    size: delta === null ? NO_NUMBER : formatNumber(Math.abs(delta), deltaDecimals),
    low: ci && formatDifference(ci[0], decimals, thresholds),
    high: ci && formatDifference(ci[1], decimals, thresholds),
    interval: ci && formatDifferenceInterval(ci, decimals, thresholds),
    mde: result.mde === null ? null : formatNumber(result.mde, toTellingDecimals(result.mde, decimals, thresholds)),
    smallestEffect: smallestEffect === null ? null : formatPlain(smallestEffect),
    unit: verdictMessages.unit[result.unit] ?? '',
  }
}

/** Decimals where there is no interval to tell: two on 0–100 scales, four on 0–1 scales. */
const SCALE_DECIMALS: Readonly<Record<string, number>> = { points: 2, ratio: 4 }

/** Whether an interval clear of 0 would not stand after the correction for looking at several metrics. */
export function isOnlyUncorrected(result: MetricComparison): boolean {
  return statedVerdict(result) === 'not-after-correction'
}
