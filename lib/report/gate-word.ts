import type { MetricGate } from '../compare/gate.ts'
import { reportMessages } from './messages/en/report.ts'

/**
 * What a gate says of one metric, in a word or two; a failure that passes by leave is named as one.
 *
 * @example gateWord({ outcome: 'fail' }) // 'fails'
 */
export function gateWord({ outcome, waiver }: Pick<MetricGate, 'outcome' | 'waiver'>): string {
  const { short } = reportMessages.gate
  return waiver && outcome === 'pass' ? short.waived : short[outcome]
}
