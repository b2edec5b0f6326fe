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
  // Where the fields are not at hand, as in overviews, a number tells that there was nothing to rescore.
  return differences.length > 0 ? differences.every(({ repair }) => repair === 'restrict') : delta !== null
}
