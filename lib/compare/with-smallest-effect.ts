import type { MetricComparison } from './comparison.ts'
import { decideVerdict } from './verdict.ts'

/** What of a result a smallest effect decides, and what that rests on. */
export type JudgedByEffect = Pick<
  MetricComparison,
  'direction' | 'base' | 'head' | 'ci' | 'p' | 'n' | 'verdict' | 'reason' | 'smallestEffect'
>

/**
 * A result as it would be under another smallest effect that matters: no resample depends on it, so that what is stored is
 * judged anew without being computed again. Under the same one the result itself.
 *
 * @example withSmallestEffect(result, 2).verdict // 'too-small', where the interval lies within ±2
 */
export function withSmallestEffect<R extends JudgedByEffect>(result: R, smallestEffect: number | null): R {
  if (result.smallestEffect === smallestEffect) return result
  const { base, head, ci, n, verdict } = result
  // Without an interval there is nothing that an effect could decide.
  if (base === null || head === null || ci === null || n < 2) return { ...result, smallestEffect }
  const judged = decideVerdict({ ...result, smallestEffect, reason: null, identical: verdict === 'identical' })
  return { ...result, ...judged, smallestEffect }
}

/** The smallest effect of a metric: that of its SPEC, else of its name; null where none is set. */
export function effectOf(
  effects: Readonly<Record<string, number>>,
  { spec, metric }: Pick<MetricComparison, 'spec' | 'metric'>,
): number | null {
  return effects[spec] ?? effects[metric] ?? null
}
