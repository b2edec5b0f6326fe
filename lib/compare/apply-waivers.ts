import type { GateContext, MetricGate } from './gate.ts'
import type { Waiver } from './gate-policy.ts'
import type { GatedItem } from './gated-items.ts'
import { meansPosted } from './posted-score-rules.ts'

/** What waivers are held against. */
export interface WaiverSetting {
  readonly items: readonly GatedItem[]
  readonly waivers: readonly Waiver[]
  readonly context: GateContext
  /** The judgement of the item at this place had it no bound. */
  readonly withoutBound: (at: number) => MetricGate
}

/**
 * Failures that a waiver covers pass and carry it, so that each is said once, with its metric; as warnings those that ran
 * out and would have been needed. A waiver covers failures only: what is not comparable, nothing to judge or
 * cannot be told stays that, beneath a broken bound as well.
 */
export function applyWaivers(
  judged: readonly MetricGate[],
  { items, waivers, context: { now, head }, withoutBound }: WaiverSetting,
): { readonly metrics: readonly MetricGate[]; readonly warnings: readonly string[] } {
  const warnings: string[] = []
  const metrics = judged.map((metric, i): MetricGate => {
    if (metric.outcome !== 'fail') return metric
    const meant = waivers.filter((waiver) => isMeant(waiver, items[i], head))
    const inForce = meant.find((waiver) => isInForce(waiver, now))
    if (inForce) {
      const beneath = metric.bound ? withoutBound(i) : metric
      const isCovered = beneath.outcome === 'fail' || beneath.outcome === 'pass'
      return isCovered ? { ...metric, outcome: 'pass', waiver: inForce } : { ...beneath, waiver: inForce }
    }
    for (const { author, expiresAt } of meant)
      warnings.push(`The waiver of ${author} for ${nameOf(metric)} ran out on ${dayOf(expiresAt)} and does nothing.`)
    return metric
  })
  return { metrics, warnings: [...new Set(warnings)] }
}

function isMeant({ metric, headRunId, branch }: Waiver, { spec, result }: GatedItem, head: GateContext['head']) {
  if (metric !== spec && metric !== result?.metric && !meansPosted(metric, spec)) return false
  if (headRunId && headRunId !== head?.id) return false
  return !branch || branch === head?.branch
}

function isInForce({ expiresAt }: Waiver, now: string | undefined): boolean {
  // A date that cannot be read is NaN, and no comparison with it holds.
  return now !== undefined && Date.parse(now) <= Date.parse(expiresAt)
}

/** `1 Jan 2020`, in UTC, as reports print days. */
function dayOf(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : new Date(time).toUTCString().slice(5, 16).replace(/^0/, '')
}

function nameOf({ spec, slice }: MetricGate): string {
  return slice ? `${spec} (${slice.by} ${slice.value})` : spec
}
