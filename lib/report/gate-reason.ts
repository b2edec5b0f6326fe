import type { MetricGate } from '../compare/gate.ts'
import { formatNumber, toTellingDecimals } from './format-number.ts'
import { gateMessages as words } from './messages/en/gate.ts'

/**
 * Why a gate judged a metric as it did, as a sentence to read: a score beside its bound has as many digits as it takes to
 * stand on its side of it.
 *
 * @example gateReason({ …, bound: { kind: 'minimum', limit: 20, score: 19.999 } }) // '19.999 is below the minimum of 20.'
 */
export function gateReason({ reason, bound }: Pick<MetricGate, 'reason' | 'bound'>): string {
  if (!bound) return reason
  const { kind, limit, score } = bound
  const decimals = toTellingDecimals(score, 2, [limit])
  return words.bound[kind]({ score: formatNumber(score, decimals), limit: formatLimit(limit) })
}

/** A limit as it was set: the digits that somebody wrote, no more. */
function formatLimit(limit: number): string {
  const text = String(limit)
  return text.includes('e') ? text : formatNumber(limit, text.split('.')[1]?.length ?? 0)
}
