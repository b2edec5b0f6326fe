import type { Score } from '../metrics/metric.ts'

/**
 * Mean of the repeats' scores, for figures of the whole corpus, whose parts do not add up. Repeats without a score are
 * left out; none with one: the first one's reason. Details are the first repeat's.
 */
export function meanScore(scores: readonly Score[]): Score {
  const values = scores.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0) return scores[0]
  return { value: values.reduce((sum, value) => sum + value, 0) / values.length, details: scores[0].details }
}
