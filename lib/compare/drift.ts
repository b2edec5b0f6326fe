import type { MetricComparison } from './comparison.ts'
import { isCompared } from './is-compared.ts'

type Look = Pick<MetricComparison, 'comparable' | 'verdict' | 'delta' | 'smallestEffect'>

/** Whether a metric has drifted away from the pinned baseline, and if not, why that cannot be said. */
export interface Drift {
  /** Null: no drift. */
  readonly drift: 'better' | 'worse' | null
  /** Why there is none: what was missing, or `within` where the runs stayed near the baseline. */
  readonly reason: 'no-smallest-effect' | 'one-run' | 'not-comparable' | 'within' | 'once' | null
}

/**
 * Drift from a baseline: both of the two newest runs differ from it by at least the smallest effect that matters, to the
 * same side and with an interval clear of 0. One run alone is not enough, since every new run is another look.
 *
 * `newest` and `before` are comparisons of these runs, as heads, with the baseline as base; `before` is null where only one run
 * followed the baseline. Without a smallest effect, and where either is not comparable, there is no drift to speak of.
 *
 * @example
 * const look = { comparable: 'yes', verdict: 'worse', delta: -0.7, smallestEffect: 0.5 } as const
 * judgeDrift(look, look).drift // 'worse'
 */
export function judgeDrift(newest: Look, before: Look | null): Drift {
  if (newest.smallestEffect === null) return { drift: null, reason: 'no-smallest-effect' }
  if (!isCompared(newest) || (before !== null && !isCompared(before))) return { drift: null, reason: 'not-comparable' }
  const side = sideOf(newest)
  if (side === null) return { drift: null, reason: 'within' }
  if (before === null) return { drift: null, reason: 'one-run' }
  return sideOf(before) === side ? { drift: side, reason: null } : { drift: null, reason: 'once' }
}

function sideOf({ verdict, delta, smallestEffect }: Look): 'better' | 'worse' | null {
  if (verdict !== 'better' && verdict !== 'worse') return null
  return delta !== null && smallestEffect !== null && Math.abs(delta) >= smallestEffect ? verdict : null
}
