import type { GateContext, MetricGate } from './gate.ts'
import type { Waiver } from './gate-policy.ts'
import type { GatedItem } from './gated-items.ts'

/**
 * Failures that a waiver covers pass and carry it; what else is to be said of waivers, as warnings: those in force, and
 * those that ran out and would have been needed. A waiver covers failures only: nothing to judge stays that.
 */
export function applyWaivers(
  judged: readonly MetricGate[],
  items: readonly GatedItem[],
  waivers: readonly Waiver[],
  { now, head }: GateContext,
): { readonly metrics: readonly MetricGate[]; readonly warnings: readonly string[] } {
  const warnings: string[] = []
  const metrics = judged.map((metric, i): MetricGate => {
    if (metric.outcome !== 'fail') return metric
    const meant = waivers.filter((waiver) => isMeant(waiver, items[i], head))
    const inForce = meant.find((waiver) => isInForce(waiver, now))
    if (inForce) {
      warnings.push(`${nameOf(metric)} failed and was waived by ${inForce.author} until ${inForce.expiresAt}.`)
      return { ...metric, outcome: 'pass', waiver: inForce }
    }
    for (const { author, expiresAt } of meant)
      warnings.push(`The waiver of ${author} for ${nameOf(metric)} ran out on ${expiresAt} and does nothing.`)
    return metric
  })
  return { metrics, warnings: [...new Set(warnings)] }
}

function isMeant({ metric, headRunId, branch }: Waiver, { spec, result }: GatedItem, head: GateContext['head']) {
  if (metric !== spec && metric !== result?.metric) return false
  if (headRunId && headRunId !== head?.id) return false
  return !branch || branch === head?.branch
}

function isInForce({ expiresAt }: Waiver, now: string | undefined): boolean {
  // A date that cannot be read is NaN, and no comparison with it holds.
  return now !== undefined && Date.parse(now) <= Date.parse(expiresAt)
}

function nameOf({ spec, slice }: MetricGate): string {
  return slice ? `${spec} (${slice.by} ${slice.value})` : spec
}
