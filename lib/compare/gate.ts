import { holm } from '../stats/holm.ts'
import { applyWaivers } from './apply-waivers.ts'
import type { Comparison, MetricComparison } from './comparison.ts'
import { type GatePolicy, toCanonicalPolicy, type Waiver } from './gate-policy.ts'
import { GATE_REASONS, type GateReason } from './gate-reasons.ts'
import { gateWarnings } from './gate-warnings.ts'
import { type GatedItem, listGatedItems, ruleOf } from './gated-items.ts'
import { isCompared } from './is-compared.ts'
import { signOf } from './segment-deltas.ts'
import { decideVerdict } from './verdict.ts'

export type GateOutcome = 'pass' | 'fail' | 'cannot-tell' | 'not-comparable' | 'nothing-to-judge'

export interface MetricGate {
  readonly spec: string
  /** The slice that was judged; absent for the whole. */
  readonly slice?: { readonly by: string; readonly value: string }
  /** `pass` with a `waiver` is a failure that was waived; with any other outcome, a broken bound was, and that is left. */
  readonly outcome: GateOutcome
  readonly code: GateReason
  /** Why, as one sentence; numbers in full. */
  readonly reason: string
  /** The absolute bound that was broken, with the score that broke it. */
  readonly bound?: { readonly kind: 'minimum' | 'maximum'; readonly limit: number; readonly score: number }
  /** Adjusted over all that this gate looks at; null where there is no p. */
  readonly pAdjusted: number | null
  readonly waiver?: Waiver
}

export interface GateResult {
  /**
   * `fail` before `nothing-to-judge` before `not-comparable` before `cannot-tell` before `pass`, of all that was looked
   * at; `nothing-to-judge` when there is nothing.
   */
  readonly outcome: GateOutcome
  readonly metrics: readonly MetricGate[]
  /** How many p were adjusted together; 0 where nothing was. */
  readonly family: number
  /** What is weak about the gate itself, was passed by leave, or left out by policy, as sentences. */
  readonly warnings: readonly string[]
}

/** What a gate needs to know beside the comparison. */
export interface GateContext {
  /** ISO 8601; without it no waiver is in force. */
  readonly now?: string
  /** The run that is judged, for waivers of one run or branch. */
  readonly head?: { readonly id: string | null; readonly branch: string | null }
  /** Head's own scores by SPEC: for bounds where the comparison holds no number. */
  readonly scores?: Readonly<Record<string, number | null>>
  /** Share of the largest gold class, from 0 to 1, where segments have gold labels. */
  readonly majorityShare?: number | null
}

const LEVEL = 0.05
const COVERAGE_DROP = 0.01
/** Rounding, as of 0.99 − 0.98, must not tip a limit. */
const SLACK = 1e-9
const ORDER: readonly GateOutcome[] = ['fail', 'nothing-to-judge', 'not-comparable', 'cannot-tell', 'pass']

/**
 * Whether a comparison fails a pull request. Metric by metric, and slice by slice where the policy names some: *fail*
 * when worse by at least the smallest effect that matters, with the adjusted p below its level, or when an absolute bound
 * is broken; *pass* when identical, too small to matter, or when the bound of the interval on the bad side is better than
 * − the smallest effect; else *cannot tell*. Without a smallest effect: fail when worse, else pass with a note. No outcome
 * rests on an interval marked *few*, on a coverage that fell by more than 1 pp, or on a metric without a better direction.
 *
 * A metric that is not there, a value that is null or not finite, and runs without a common segment are nothing to judge
 * and never pass. p is adjusted over all that the gate looks at (Holm). A failure that a waiver covers passes and names it; where a broken bound is
 * waived, what the comparison says beneath it holds: not comparable stays that.
 * `comparison` is null where there is no baseline: then only bounds are judged.
 *
 * Throws InputError for a policy that holds no rules, such as a bound that is not a number.
 *
 * @example gate(comparison, { metrics: ['bleu'] }).outcome // 'pass'
 */
export function gate(comparison: Comparison | null, policy: GatePolicy = {}, context: GateContext = {}): GateResult {
  const rules = toCanonicalPolicy(policy)
  const items = listGatedItems(comparison, rules)
  const { adjusted, family } = adjust(items, rules)
  const settings = items.map((_, i): Setting => ({ comparison, rules, context, pAdjusted: adjusted[i] }))
  const judged = items.map((item, i) => toMetricGate(item, judge(item, settings[i]), settings[i]))
  // What a broken bound hides: it comes to light where the bound is waived.
  const withoutBound = (i: number) => toMetricGate(items[i], judgeUnbound(items[i], settings[i]), settings[i])
  const { metrics, warnings } = applyWaivers(judged, { items, waivers: rules.waivers ?? [], context, withoutBound })
  return {
    outcome: overall(metrics, rules),
    metrics,
    family,
    warnings: [...gateWarnings(comparison, items, metrics, rules, context), ...warnings],
  }
}

/** Under `neutral` what may not be compared decides nothing; but where nothing else was judged, nothing can be told. */
function overall(metrics: readonly MetricGate[], { incomparable = 'fail' }: GatePolicy): GateOutcome {
  const counted = metrics.filter(({ outcome }) => incomparable === 'fail' || outcome !== 'not-comparable')
  if (counted.length === 0) return metrics.length === 0 ? 'nothing-to-judge' : 'cannot-tell'
  return ORDER.find((outcome) => counted.some((metric) => metric.outcome === outcome)) ?? 'nothing-to-judge'
}

function adjust(items: readonly GatedItem[], { correction = 'holm' }: GatePolicy) {
  const members = items.flatMap(({ result, boundOnly }, i) => (boundOnly || (result?.p ?? null) === null ? [] : [i]))
  const ps = members.map((i) => items[i].result?.p as number)
  const values = correction === 'holm' ? holm(ps) : ps
  const adjusted = items.map((): number | null => null)
  members.forEach((i, k) => {
    adjusted[i] = values[k]
  })
  return { adjusted, family: correction === 'holm' ? members.length : Math.min(1, members.length) }
}

interface Judgement extends Pick<MetricGate, 'outcome' | 'code' | 'bound'> {
  /** In place of the code's own sentence. */
  readonly detail?: string
}

interface Setting {
  readonly comparison: Comparison | null
  readonly rules: GatePolicy
  readonly context: GateContext
  readonly pAdjusted: number | null
}

function toMetricGate({ spec, slice }: GatedItem, judgement: Judgement, { pAdjusted }: Setting): MetricGate {
  const { detail, ...rest } = judgement
  return { spec, ...(slice && { slice }), ...rest, reason: detail ?? GATE_REASONS[judgement.code], pAdjusted }
}

function judge(item: GatedItem, setting: Setting): Judgement {
  const score = scoreOf(item, setting.context)
  const broken = score === null || item.slice ? null : brokenBound(score, boundsOf(item, setting.rules))
  return broken ?? judgeUnbound(item, setting)
}

/** As though no bound were broken. */
function judgeUnbound(item: GatedItem, setting: Setting): Judgement {
  const { result } = item
  const { comparison, rules, context } = setting
  const bounds = boundsOf(item, rules)
  const score = scoreOf(item, context)
  if (result === null) {
    if (comparison && (isPostedOnly(comparison, item.spec) || !haveSegments(comparison)))
      return { outcome: 'nothing-to-judge', code: 'only-totals' }
    if (score !== null && item.boundOnly) return { outcome: 'pass', code: 'within-bounds' }
    const missing = item.slice ? 'no-slice' : comparison === null && score !== null ? 'no-baseline' : 'no-metric'
    return { outcome: 'nothing-to-judge', code: missing }
  }
  if (item.boundOnly)
    return score === null
      ? { outcome: 'nothing-to-judge', code: 'no-value' }
      : { outcome: 'pass', code: 'within-bounds' }
  if (comparison && !haveSegments(comparison)) return { outcome: 'nothing-to-judge', code: 'only-totals' }
  if (!isCompared(result))
    return { outcome: 'not-comparable', code: 'not-comparable', ...(result.reason && { detail: result.reason }) }
  if (item.pairs === 0) return { outcome: 'nothing-to-judge', code: 'no-pairs' }
  if (!isNumber(result.base) || !isNumber(result.head))
    return { outcome: 'nothing-to-judge', code: 'no-value', ...(result.reason && { detail: result.reason }) }
  return judgeDifference(item, result, bounds, setting)
}

function judgeDifference(item: GatedItem, result: MetricComparison, bounds: Bounds, setting: Setting): Judgement {
  const { comparison, rules } = setting
  if (signOf(result.direction) === 0)
    return bounds.minimum === null && bounds.maximum === null
      ? cannotTell('no-direction')
      : { outcome: 'pass', code: 'within-bounds' }
  const drop = rules.coverageDrop ?? COVERAGE_DROP
  if (coverageFell(result, item.pairs, drop)) return cannotTell('coverage-fell')
  if (comparison && lostSegments(comparison) > drop + SLACK) return cannotTell('segments-lost')
  if (result.verdict === 'identical') return { outcome: 'pass', code: 'identical' }
  if (result.verdict === null || result.ci === null)
    return { ...cannotTell('no-verdict'), ...(result.reason && { detail: result.reason }) }
  if (result.n < (rules.minimumPairs ?? 0)) return cannotTell('few-pairs')
  if (result.few) return cannotTell('few')
  const own = withEffect(result, ruleOf(rules.smallestEffects, result) ?? result.smallestEffect)
  return judgeInterval(own, result.ci, setting.pAdjusted, rules.level ?? LEVEL)
}

/** The verdict under the policy's own smallest effect, where the comparison was made with another. */
function withEffect(result: MetricComparison, smallestEffect: number | null): MetricComparison {
  if (smallestEffect === result.smallestEffect) return result
  const { verdict } = decideVerdict({ ...result, smallestEffect, identical: false })
  return { ...result, verdict, smallestEffect }
}

function judgeInterval(
  { verdict, smallestEffect, direction, delta }: MetricComparison,
  ci: readonly [number, number],
  pAdjusted: number | null,
  level: number,
): Judgement {
  const sign = signOf(direction)
  const loss = -sign * (delta ?? 0)
  if (verdict === 'worse' && loss >= (smallestEffect ?? 0) - SLACK) {
    if (pAdjusted === null || pAdjusted >= level) return cannotTell('worse-after-correction')
    return { outcome: 'fail', code: smallestEffect === null ? 'worse' : 'worse-that-matters' }
  }
  if (verdict === 'better') {
    const isBacked = pAdjusted !== null && pAdjusted < level
    return { outcome: 'pass', code: isBacked ? 'better' : 'better-after-correction' }
  }
  if (smallestEffect === null) return { outcome: 'pass', code: 'not-worse' }
  if (verdict === 'too-small') return { outcome: 'pass', code: 'too-small' }
  const worstCase = sign === 1 ? ci[0] : -ci[1]
  return worstCase > -smallestEffect ? { outcome: 'pass', code: 'no-fall-that-matters' } : cannotTell('fall-possible')
}

function cannotTell(code: GateReason): Judgement {
  return { outcome: 'cannot-tell', code }
}

interface Bounds {
  readonly minimum: number | null
  readonly maximum: number | null
}

function boundsOf({ spec, result }: GatedItem, { minimum, maximum }: GatePolicy): Bounds {
  const named = result ?? { spec, metric: spec }
  return { minimum: ruleOf(minimum, named), maximum: ruleOf(maximum, named) }
}

/** Absolute bounds hold for all that head scored, paired or not. */
function scoreOf({ spec, result }: GatedItem, { scores = {} }: GateContext): number | null {
  const value = result?.whole.head ?? result?.head ?? scores[spec] ?? null
  return isNumber(value) ? value : null
}

function brokenBound(score: number, { minimum, maximum }: Bounds): Judgement | null {
  if (minimum !== null && score < minimum)
    return {
      outcome: 'fail',
      code: 'below-minimum',
      detail: `${score} is below the minimum of ${minimum}.`,
      bound: { kind: 'minimum', limit: minimum, score },
    }
  if (maximum !== null && score > maximum)
    return {
      outcome: 'fail',
      code: 'above-maximum',
      detail: `${score} is above the maximum of ${maximum}.`,
      bound: { kind: 'maximum', limit: maximum, score },
    }
  return null
}

/** Neither null nor NaN, of which every comparison would be false and no rule broken. */
function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}

function coverageFell({ scored }: MetricComparison, pairs: number, drop: number): boolean {
  return (scored.base - scored.head) / pairs > drop + SLACK
}

/** Whether both runs hold segments: of totals alone nothing can be said, whatever else differs. */
function haveSegments({ pairs, changed, unpaired }: Comparison): boolean {
  return pairs + changed.length > 0 || (unpaired.base.length > 0 && unpaired.head.length > 0)
}

function isPostedOnly({ postedOnly = [] }: Comparison, spec: string): boolean {
  return postedOnly.some(({ metric }) => metric === spec)
}

/** The share of base's segments that head does not have at all. */
function lostSegments({ pairs, changed, unpaired }: Comparison): number {
  return unpaired.base.length / (pairs + changed.length + unpaired.base.length)
}
