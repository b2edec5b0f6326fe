import type { Score } from '../metrics/metric.ts'
import type { MetricComparison } from './comparison.ts'
import type { Pairing } from './pair-segments.ts'
import type { RunSide, SideMetric } from './run-side.ts'
import { decideVerdict } from './verdict.ts'

const NO_INTERVAL = 'This metric does not add up over segments, so that there is no interval and no test.'
const NO_SCORE: Score = { value: null, reason: 'There is no score of the shared segments.', details: {} }

/**
 * Both values and their difference, without interval or p: what is not additive cannot be resampled by sums. Both are
 * taken over the pairs that both sides scored; identical outputs still are known to be identical.
 */
export function compareCorpusMetric(
  empty: MetricComparison,
  base: SideMetric,
  head: SideMetric,
  setting: {
    readonly base: RunSide
    readonly head: RunSide
    readonly pairing: Pairing
    readonly outputsChanged: number
  },
): MetricComparison {
  const { pairing } = setting
  const scored = {
    base: pairing.base.map((at) => (isScored(setting.base, at) ? 1 : 0)),
    head: pairing.head.map((at) => (isScored(setting.head, at) ? 1 : 0)),
  }
  const pairs = [...pairing.base.keys()].filter((k) => scored.base[k] === 1 && scored.head[k] === 1)
  const whole = pairs.length === setting.base.ids.length && pairs.length === setting.head.ids.length
  const scoreOf = (side: SideMetric, places: Int32Array): Score =>
    side.corpusScore?.(whole ? null : pairs.map((k) => places[k])) ?? NO_SCORE
  const ofBase = scoreOf(base, pairing.base)
  const ofHead = scoreOf(head, pairing.head)
  const n = pairs.length
  const identical = setting.outputsChanged === 0 && n === pairing.base.length && ofBase.value === ofHead.value
  const settled = identical && n > 1 && ofBase.value !== null
  const { verdict, reason } = decideVerdict({
    direction: empty.direction,
    base: ofBase.value,
    head: ofHead.value,
    ci: null,
    p: null,
    n,
    identical,
    smallestEffect: null,
    reason: (ofBase.value === null ? ofBase.reason : ofHead.value === null ? ofHead.reason : null) ?? NO_INTERVAL,
  })
  return {
    ...empty,
    base: ofBase.value,
    head: ofHead.value,
    delta: ofBase.value !== null && ofHead.value !== null ? ofHead.value - ofBase.value : null,
    ci: settled ? [0, 0] : null,
    p: settled ? 1 : null,
    n,
    scored: { base: sum(scored.base), head: sum(scored.head) },
    whole: { base: base.corpusScore?.(null).value ?? null, head: head.corpusScore?.(null).value ?? null },
    verdict,
    reason,
  }
}

function isScored({ states }: RunSide, at: number): boolean {
  return states.some((repeat) => repeat[at] === 'scored')
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0)
}
