import type { MetricComparison, Verdict } from './comparison.ts'

/** A verdict as it is said to people: an interval clear of 0 that does not stand after the correction is named as that. */
export type StatedVerdict = Verdict | 'not-after-correction'

/** Level that an adjusted p must fall below to back a verdict. */
const LEVEL = 0.05

/**
 * What page, report, gate, badge and export say of one compared metric, all of them through here. `decideVerdict` looks
 * at one metric alone; among several, some intervals are clear of 0 by chance, so *better* and *worse* are said only
 * where the p adjusted over the family backs them. A family of one has nothing to correct.
 *
 * @example statedVerdict({ verdict: 'worse', pAdjusted: 0.075, family: 4 }) // 'not-after-correction'
 */
export function statedVerdict(
  { verdict, pAdjusted, family }: Pick<MetricComparison, 'verdict' | 'pAdjusted' | 'family'>,
  level = LEVEL,
): StatedVerdict | null {
  const isDecided = verdict === 'better' || verdict === 'worse'
  return isDecided && family > 1 && pAdjusted !== null && pAdjusted >= level ? 'not-after-correction' : verdict
}
