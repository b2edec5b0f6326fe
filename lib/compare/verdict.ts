import type { Direction } from '../metrics/metric.ts'
import type { Verdict } from './comparison.ts'
import { signOf, tieWidth } from './segment-deltas.ts'

export interface VerdictInput {
  readonly direction: Direction
  readonly base: number | null
  readonly head: number | null
  /** 95 % interval of head − base. */
  readonly ci: readonly [number, number] | null
  readonly p: number | null
  /** Pairs that both sides scored. */
  readonly n: number
  /** Whether all paired outputs and all rows are equal. */
  readonly identical: boolean
  readonly smallestEffect: number | null
  /** Why there is no interval, where there is none. */
  readonly reason: string | null
  /** Why no pair was scored by both sides, where it is known. */
  readonly unscoredReason?: string
}

export interface VerdictResult {
  readonly verdict: Verdict | null
  readonly reason: string | null
}

/** Level of p that an interval without width must reach instead. */
const LEVEL = 0.05

/**
 * The one verdict on a difference, which page, comment, export and exit code all show: the first that holds of
 * *identical*; *too small to matter* (interval wholly within ± the smallest effect); *better* or *worse* (interval
 * clear of 0, in the metric's direction); *inconclusive*. None, with the reason, for fewer than two pairs, without an
 * interval, or where the difference is clear but the metric has no better direction.
 *
 * An interval without width around a difference other than 0 shows only that all resamples agree; it counts as clear
 * of 0 where the randomisation test says so too.
 *
 * @example decideVerdict({ …, ci: [0.2, 1.1], smallestEffect: null }).verdict // 'better'
 */
export function decideVerdict(input: VerdictInput): VerdictResult {
  const { base, head, ci, n, identical, smallestEffect, direction } = input
  if (n === 0) return none(input.unscoredReason ?? 'No pair was scored by both sides.')
  if (base === null || head === null) return none(input.reason ?? 'One of the two scores is undefined.')
  if (n === 1) return none('Only one pair was scored by both sides.')
  if (identical) return { verdict: 'identical', reason: null }
  if (ci === null) return none(input.reason ?? 'There is no interval.')
  if (smallestEffect !== null && ci[0] > -smallestEffect && ci[1] < smallestEffect)
    return { verdict: 'too-small', reason: null }
  const side = sideOf(ci, tieWidth(base, head))
  if (side === 0) return { verdict: 'inconclusive', reason: null }
  if (ci[1] - ci[0] <= tieWidth(base, head) && !(input.p !== null && input.p < LEVEL))
    return none('All pairs differ by the same amount: nothing is known of how the next one would.')
  const sign = signOf(direction)
  if (sign === 0) return none('It moved, but this metric has no better direction.')
  return { verdict: side === sign ? 'better' : 'worse', reason: null }
}

/** 1 above 0, −1 below, 0 where the interval touches 0 within rounding. */
function sideOf([low, high]: readonly [number, number], tie: number): 1 | -1 | 0 {
  if (low > tie) return 1
  if (high < -tie) return -1
  return 0
}

function none(reason: string): VerdictResult {
  return { verdict: null, reason }
}
