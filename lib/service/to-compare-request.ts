import { InputError } from '../errors.ts'
import { parseSmallestEffects } from '../metrics/parse-smallest-effects.ts'
import type { CompareQuery } from '../schema/compare-query.ts'
import type { CompareRequest } from './compare-runs.ts'

/** What an address asks to compare. Throws InputError where several heads stand beside what belongs to one pair. */
export function toCompareRequest(query: CompareQuery): Omit<CompareRequest, 'head'> & { heads: readonly string[] } {
  const { head, metric, baseMetric, slice, smallestEffect, signature, implementation, edited, bca, ...rest } = query
  const ofOnePair = { baseMetric, signature, implementation, edited }
  const [misplaced] = Object.entries(ofOnePair).filter(([, value]) => value !== undefined)
  if (head.length > 1 && misplaced)
    throw new InputError({
      code: 'conflicting-parameters',
      message: `"${misplaced[0]}" belongs to one pair of runs, and there are ${head.length} heads.`,
      place: { option: misplaced[0] },
      mend: 'Ask for each head by itself.',
    })
  return {
    ...rest,
    ...(bca === 'yes' && { bca: true }),
    heads: head,
    metrics: metric,
    baseMetrics: baseMetric,
    slices: slice,
    ...(smallestEffect && { smallestEffects: parseSmallestEffects(smallestEffect) }),
    pins: { signature, implementation, edited },
  }
}
