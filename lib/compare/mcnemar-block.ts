import type { AdditiveMetric } from '../metrics/metric.ts'
import { mcNemar } from '../stats/mcnemar.ts'
import type { McNemarBlock } from './comparison.ts'
import type { SegmentDeltas } from './segment-deltas.ts'

/**
 * Metrics whose score is the share of segments that are right. A macro F1 of one segment is 0 or 1, too, but the whole
 * is no mean of these, so that McNemar's test would answer another question.
 */
const SHARES_OF_RIGHT: ReadonlySet<string> = new Set(['em', 'exact_match', 'contains', 'accuracy', 'external'])

/**
 * McNemar's test where every pair is right or wrong on either side: all segment scores are 0 or the metric's top. Null
 * for any other metric or score, and without pairs.
 *
 * @example three pairs right in base only, twelve in head only: { onlyBase: 3, onlyHead: 12, exact: 0.035, … }
 */
export function mcNemarBlock(metric: AdditiveMetric, { base, head }: SegmentDeltas): McNemarBlock | null {
  if (!SHARES_OF_RIGHT.has(metric.name) || metric.direction === 'lower' || base.length === 0) return null
  const top = Number.isFinite(metric.range[1]) ? metric.range[1] : 1
  const isOutcome = (value: number) => value === 0 || value === top
  if (!base.every(isOutcome) || !head.every(isOutcome)) return null
  let onlyBase = 0
  let onlyHead = 0
  for (let k = 0; k < base.length; k++) {
    if (base[k] > head[k]) onlyBase++
    else if (head[k] > base[k]) onlyHead++
  }
  const { exact, midP } = mcNemar(onlyBase, onlyHead)
  return { onlyBase, onlyHead, exact, midP }
}
