import type { MetricComparison } from './comparison.ts'
import { isCompared } from './is-compared.ts'
import { shownVerdict } from './stated-verdict.ts'

type Look = Pick<MetricComparison, 'comparable' | 'verdict' | 'delta' | 'smallestEffect'> &
  Partial<Pick<MetricComparison, 'differences' | 'few'>>

type Step = Parameters<typeof shownVerdict>[0]

type Side = 'better' | 'worse'

/** Whether a metric has drifted away from the pinned baseline, and if not, why that cannot be said. */
export interface Drift {
  /** Null: no drift. */
  readonly drift: Side | null
  /** Where both of the two newest runs stand by the smallest effect, whether by drift or by a single step; else null. */
  readonly side: Side | null
  /** Why there is none: what was missing, `within` where the runs stayed near the baseline, `step` where one step did it. */
  readonly reason:
    | 'no-smallest-effect'
    | 'one-run'
    | 'not-comparable'
    | 'inconclusive'
    | 'below'
    | 'within'
    | 'no-verdict'
    | 'few'
    | 'once'
    | 'step'
    | null
  /** Whether all steps since the baseline are known, and none had that verdict by itself. */
  readonly unnoticed: boolean
}

/**
 * Drift from a baseline: both of the two newest runs differ from it by at least the smallest effect that matters, to the
 * same side and with an interval clear of 0, while no single step since said so. One run alone is not enough, since every
 * new run is another look; and what one step did is that step's doing.
 *
 * `newest` and `before` are comparisons of these runs, as heads, with the baseline as base; `before` is null where only one run
 * followed the baseline. `steps` are those of all runs since, each against the run before it, null where not known; one
 * that no correction backs, or that rests on few, said nothing.
 * Without a smallest effect, where either is not comparable, and by rough intervals of *few* there is no drift to speak of.
 *
 * @example
 * const look = { comparable: 'yes', verdict: 'worse', delta: -0.7, smallestEffect: 0.5 } as const
 * judgeDrift(look, look, []).drift // 'worse'
 */
export function judgeDrift(newest: Look, before: Look | null, steps: readonly (Step | null)[]): Drift {
  const none = (reason: Drift['reason']): Drift => ({ drift: null, side: null, reason, unnoticed: false })
  if (newest.smallestEffect === null) return none('no-smallest-effect')
  if (!isCompared(newest) || (before !== null && !isCompared(before))) return none('not-comparable')
  const side = sideOf(newest)
  if (side === null) return none(whyNot(newest))
  if (before === null) return none('one-run')
  if (sideOf(before) !== side) return none('once')
  const said = steps.map((step) => step && shownVerdict(step))
  if (said.includes(side)) return { drift: null, side, reason: 'step', unnoticed: false }
  return { drift: side, side, reason: null, unnoticed: !said.includes(null) }
}

function sideOf({ verdict, delta, smallestEffect, few }: Look): Side | null {
  if (few || (verdict !== 'better' && verdict !== 'worse')) return null
  return delta !== null && smallestEffect !== null && Math.abs(delta) >= smallestEffect ? verdict : null
}

/** An inconclusive difference is no absence of drift: it is not known. */
function whyNot({ verdict, delta, few }: Look): Drift['reason'] {
  if (verdict === null || delta === null) return 'no-verdict'
  if (few && verdict !== 'identical') return 'few'
  if (verdict === 'inconclusive') return 'inconclusive'
  return verdict === 'better' || verdict === 'worse' ? 'below' : 'within'
}
