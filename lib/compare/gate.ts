import type { Comparison, MetricComparison } from './comparison.ts'
import { signOf } from './segment-deltas.ts'

/** What a project asks of a comparison. Smallest effects are in the comparison itself. */
export interface GatePolicy {
  /** SPECs that the gate looks at; default all of the comparison. */
  readonly metrics?: readonly string[]
  /** Level of the adjusted p, default 0.05. */
  readonly level?: number
  /** Absolute bounds of head's score, by SPEC. */
  readonly minimum?: Readonly<Record<string, number>>
  readonly maximum?: Readonly<Record<string, number>>
  /** Fall of the scored share, in points of 1, beyond which the gate cannot tell; default 0.01. */
  readonly coverageDrop?: number
}

export type GateOutcome = 'pass' | 'fail' | 'cannot-tell' | 'not-comparable' | 'nothing-to-judge'

export interface MetricGate {
  readonly spec: string
  /** The slice that was judged; absent for the whole. */
  readonly slice?: { readonly by: string; readonly value: string }
  /** `pass` with a `waiver` is a failure that was waived. */
  readonly outcome: GateOutcome
  /** Why, as one sentence. */
  readonly reason: string
  readonly waiver?: Waiver
}

/** Leave to fail, given by somebody for a time. */
export interface Waiver {
  /** SPEC or name of the metric, in the whole and in every slice. */
  readonly metric: string
  /** Who gave it. */
  readonly author: string
  readonly reason: string
  /** ISO 8601; afterwards it does nothing. */
  readonly expiresAt: string
  /** The one run, or the one branch, that it is for; absent or null for all. */
  readonly headRunId?: string | null
  readonly branch?: string | null
}

export interface GateResult {
  /** `fail` before `not-comparable` before `cannot-tell` before `pass`; `nothing-to-judge` when no metric is there. */
  readonly outcome: GateOutcome
  readonly metrics: readonly MetricGate[]
  /** What is weak about the gate itself or passed by leave, as sentences. */
  readonly warnings: readonly string[]
}

const LEVEL = 0.05
const COVERAGE_DROP = 0.01
/** Rounding, as of 0.99 − 0.98, must not tip a limit. */
const SLACK = 1e-9

/**
 * Whether a comparison fails a pull request. Metric by metric: *fail* when worse by at least the smallest effect that
 * matters, with the adjusted p below its level, or when an absolute bound is broken; *pass* when identical, too small to
 * matter, or when the bound of the interval on the bad side is better than − the smallest effect; else *cannot tell*.
 * Without a smallest effect: fail when worse, else pass with a note. No outcome rests on an interval marked *few*, on
 * a coverage that fell by more than 1 pp, or on a metric without a better direction; a SPEC that the comparison lacks
 * is nothing to judge.
 *
 * @example gate(comparison, { metrics: ['bleu'] }).outcome // 'pass'
 */
export function gate(comparison: Comparison, policy: GatePolicy = {}): GateResult {
  const specs = policy.metrics ?? comparison.results.map((result) => result.spec)
  const metrics = specs.map((spec) => {
    const result = comparison.results.find((one) => one.spec === spec)
    return result
      ? { spec, ...judge(result, comparison.pairs, policy) }
      : { spec, outcome: 'nothing-to-judge' as const, reason: 'The comparison does not hold this metric.' }
  })
  const first = ORDER.find((outcome) => metrics.some((metric) => metric.outcome === outcome))
  return { outcome: first ?? 'nothing-to-judge', metrics, warnings: [] }
}

const ORDER: readonly GateOutcome[] = ['fail', 'nothing-to-judge', 'not-comparable', 'cannot-tell', 'pass']

type Judgement = Omit<MetricGate, 'spec'>

function judge(result: MetricComparison, pairs: number, policy: GatePolicy): Judgement {
  const broken = brokenBound(result, policy)
  if (broken) return { outcome: 'fail', reason: broken }
  if (result.comparable === 'no' || (result.comparable === 'after-repair' && result.delta === null))
    return { outcome: 'not-comparable', reason: result.reason ?? 'The two numbers may not be compared.' }
  if (signOf(result.direction) === 0) return cannotTell('The metric has no better direction.')
  if (pairs > 0 && coverageFell(result, pairs, policy.coverageDrop ?? COVERAGE_DROP))
    return cannotTell('Head scored fewer of the pairs than base did.')
  if (result.verdict === 'identical') return { outcome: 'pass', reason: 'All outputs are identical.' }
  if (result.verdict === null || result.ci === null) return cannotTell(result.reason ?? 'There is no verdict.')
  if (result.few) return cannotTell('The interval rests on too few segments or documents.')
  return judgeInterval(result, result.ci, policy.level ?? LEVEL)
}

function judgeInterval(result: MetricComparison, ci: readonly [number, number], level: number): Judgement {
  const { verdict, smallestEffect } = result
  const significant = result.pAdjusted !== null && result.pAdjusted < level
  const loss = -signOf(result.direction) * (result.delta ?? 0)
  if (verdict === 'worse' && loss >= (smallestEffect ?? 0) - SLACK) {
    if (significant) return { outcome: 'fail', reason: 'Worse, by at least the smallest effect that matters.' }
    return cannotTell('The interval says worse, but the adjusted p does not.')
  }
  if (smallestEffect === null) return { outcome: 'pass', reason: 'Not worse; no smallest effect is set.' }
  if (verdict === 'too-small') return { outcome: 'pass', reason: 'Too small to matter.' }
  const worstCase = signOf(result.direction) === 1 ? ci[0] : -ci[1]
  return worstCase > -smallestEffect
    ? { outcome: 'pass', reason: 'Not worse by as much as the smallest effect that matters.' }
    : cannotTell('A fall by the smallest effect that matters is still possible.')
}

function cannotTell(reason: string): Judgement {
  return { outcome: 'cannot-tell', reason }
}

/** Absolute bounds hold for all that head scored, paired or not. */
function brokenBound({ spec, whole, head }: MetricComparison, { minimum, maximum }: GatePolicy): string | null {
  const score = whole.head ?? head
  if (score === null) return null
  if (minimum?.[spec] !== undefined && score < minimum[spec]) return `Below the minimum of ${minimum[spec]}.`
  if (maximum?.[spec] !== undefined && score > maximum[spec]) return `Above the maximum of ${maximum[spec]}.`
  return null
}

function coverageFell({ scored }: MetricComparison, pairs: number, drop: number): boolean {
  return (scored.base - scored.head) / pairs > drop + SLACK
}
