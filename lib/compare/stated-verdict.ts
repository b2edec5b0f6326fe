import type { MetricComparison, Verdict } from './comparison.ts'

/**
 * A verdict as it is said to people: an interval clear of 0 that does not stand after the correction is named as that, and
 * so is a rough one of few pairs or documents, which is shown and not ranked.
 */
export type StatedVerdict = Verdict | 'not-after-correction' | 'few'

/** Level that an adjusted p must fall below to back a verdict. */
const LEVEL = 0.05

/**
 * What page, report, gate, badge and export say of one compared metric, all of them through here. `decideVerdict` looks
 * at one metric alone, whatever its size; what its interval claims is said only where the interval is to be trusted: not
 * with *few* units, on which no gate rests either. Among several metrics some intervals are clear of 0 by chance, so
 * *better* and *worse* are said only where the p adjusted over the family backs them. A family of one has nothing to
 * correct.
 *
 * @example statedVerdict({ verdict: 'worse', pAdjusted: 0.075, family: 4, few: false }) // 'not-after-correction'
 */
export function statedVerdict(
  { verdict, pAdjusted, family, few }: Pick<MetricComparison, 'verdict' | 'pAdjusted' | 'family' | 'few'>,
  level = LEVEL,
): StatedVerdict | null {
  const isDecided = verdict === 'better' || verdict === 'worse'
  if (few && (isDecided || verdict === 'too-small')) return 'few'
  return isDecided && family > 1 && pAdjusted !== null && pAdjusted >= level ? 'not-after-correction' : verdict
}

/** The verdict whose shape stands for what is said: what nothing backs is open. */
export function shownVerdict(result: Parameters<typeof statedVerdict>[0]): Verdict | null {
  const stated = statedVerdict(result)
  return stated === 'not-after-correction' || stated === 'few' ? 'inconclusive' : stated
}
