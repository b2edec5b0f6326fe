import { formatSignature } from '../signature/format-signature.ts'
import { itemsNeeded, smallestDetectable } from '../stats/power.ts'
import type { ComparabilityResult } from './comparability.ts'
import type { GroupResult } from './compare-group.ts'
import type { MetricComparison } from './comparison.ts'
import type { SideMetric } from './run-side.ts'
import { tieWidth } from './segment-deltas.ts'
import { decideVerdict } from './verdict.ts'

/** Resampling units below which an interval is marked *few* and no gate rests on it. */
export const FEW_UNITS = 30

/** What a metric of a comparison holds where nothing could be reckoned. */
export const NO_FIGURES = {
  base: null,
  head: null,
  delta: null,
  ci: null,
  p: null,
  pAdjusted: null,
  family: 0,
  mde: null,
  smallestEffect: null,
  segmentsNeeded: null,
  n: 0,
  scored: { base: 0, head: 0 },
  failedAsEmpty: null,
  whole: { base: null, head: null },
  repeats: null,
  segmentMeanDelta: null,
  signsDisagree: false,
  mcnemar: null,
  documents: null,
  verdict: null,
  reason: null,
  wins: 0,
  ties: 0,
  losses: 0,
  undefinedResamples: 0,
  baseInterval: null,
  headInterval: null,
  few: false,
  sacrebleu: null,
} as const satisfies Partial<MetricComparison>

/** A result that has no number yet: names, signature and what differs. */
export function emptyResult(
  { metric, spec }: SideMetric,
  { comparable, differences, hasNumbers }: ComparabilityResult,
  smallestEffect: number | null,
): MetricComparison {
  return {
    metric: metric.name,
    label: metric.label,
    spec,
    signature: formatSignature(metric.signature),
    implementation: metric.signature.implementation,
    direction: metric.direction,
    unit: metric.unit,
    layer: metric.layer,
    comparable,
    differences,
    ...NO_FIGURES,
    smallestEffect,
    reason:
      hasNumbers || differences.length === 0
        ? null
        : `Not comparable as they are: ${differences.map((one) => one.field).join(', ')}.`,
  }
}

/**
 * Puts what chance says beside a result's scores: intervals, p, reach and verdict. Fewer than two resampling units give
 * neither interval nor p, since every resample would be the same.
 */
export function withChance(
  result: MetricComparison,
  chance: GroupResult,
  { identical, range }: { readonly identical: boolean; readonly range: readonly [number, number] },
): MetricComparison {
  const units = result.documents ?? result.n
  const undefinedResamples = chance.delta.undefinedCount
  const ci = units < 2 ? null : chance.delta.interval
  const p = units < 2 ? null : chance.p
  const spread = units < 2 ? 0 : (chance.delta.standardError ?? 0)
  // A spread within rounding is none: nothing can be said of reach.
  const standardError = spread > tieWidth(result.base ?? 0, result.head ?? 0) ? spread : 0
  const { verdict, reason } = decideVerdict({
    ...result,
    ci,
    p,
    identical,
    ...(result.n === 0 && result.reason !== null && { unscoredReason: result.reason }),
    reason: result.reason ?? noIntervalReason(units, result.documents !== null, undefinedResamples),
  })
  return {
    ...result,
    ci,
    p,
    mde: standardError > 0 ? withinScale(smallestDetectable(standardError), result, range) : null,
    segmentsNeeded:
      standardError > 0 && result.smallestEffect !== null
        ? itemsNeeded({ n: result.n, standardError, effect: result.smallestEffect })
        : null,
    verdict,
    reason: result.comparable === 'yes' ? reason : (reason ?? result.reason),
    undefinedResamples,
    baseInterval: units < 2 ? null : chance.base.interval,
    headInterval: units < 2 ? null : chance.head.interval,
    few: units < FEW_UNITS,
    sacrebleu: units < 2 ? null : chance.sacrebleu,
    ...(chance.bca !== undefined && { bca: units < 2 ? null : chance.bca }),
  }
}

/** A difference that the scale has no room for from either score is none that could have been shown. */
function withinScale(
  mde: number,
  { base, head }: MetricComparison,
  [low, high]: readonly [number, number],
): number | null {
  const room = [base, head].flatMap((score) => (score === null ? [] : [score - low, high - score]))
  return room.length > 0 && mde > Math.max(...room) ? null : mde
}

function noIntervalReason(units: number, areDocuments: boolean, undefinedResamples: number): string | null {
  if (units < 2 && areDocuments) return 'All pairs belong to one document: nothing is known of how another would be.'
  if (undefinedResamples > 0)
    return `The score is undefined in ${undefinedResamples} resamples, which are more than 1 %.`
  return null
}
