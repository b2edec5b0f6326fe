import type { MetricComparison } from './comparison.ts'

/**
 * Whether a comparison holds numbers that mean something: nothing differs, or what differs was mended by keeping to the
 * segments that both runs share, which a comparison always does. What must be rescored first has none.
 *
 * @example isCompared({ comparable: 'after-repair', delta: null }) // false
 */
export function isCompared({
  comparable,
  delta,
  differences = [],
}: Pick<MetricComparison, 'comparable' | 'delta'> & Partial<Pick<MetricComparison, 'differences'>>): boolean {
  if (comparable !== 'after-repair') return comparable === 'yes'
  // A comparison that kept to shared segments may still have no number, as where every item failed.
  return delta !== null || (differences.length > 0 && differences.every(({ repair }) => repair === 'restrict'))
}
