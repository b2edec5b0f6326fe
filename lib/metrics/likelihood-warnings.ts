import { listIds } from './list-ids.ts'
import type { Metric, MetricSegment } from './metric.ts'
import type { DataWarning } from './warnings.ts'

/**
 * Segments all of whose log-probabilities are 0, as if every token were certain: possible, and mostly the mark of a
 * program that had none. A single token may be certain. None without a metric of likelihoods.
 *
 * @example certainTokensWarnings([createMetric('ppl', testSetFacts([]))], [{ id: 'd1', logprobs: [0, 0], logBase: 'e' }])[0].ids
 * // ['d1']
 */
export function certainTokensWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  if (!metrics.some(({ layer }) => layer === 'likelihood')) return []
  const ids = segments.filter(isCertain).map(({ id }) => id)
  if (ids.length === 0) return []
  const have = ids.length === 1 ? 'segment has' : 'segments have'
  const message = `${ids.length} ${have} no log-probability but 0, as if every token were certain: ${listIds(ids)}. Look whether the model returned any, and send null where it did not.`
  return [{ code: 'certain-tokens', message, ids }]
}

function isCertain({ logprobs, windows, nll, tokenCount }: MetricSegment): boolean {
  if (windows) return windows.every((window) => window.nll === 0) && countTargets(windows) > 1
  if (!logprobs) return nll === 0 && tokenCount !== undefined && tokenCount > 1
  const scored = logprobs.filter((value) => value !== null)
  return scored.length > 1 && scored.every((value) => value === 0)
}

function countTargets(windows: NonNullable<MetricSegment['windows']>): number {
  return windows.reduce((sum, { end, scoredFrom }) => sum + end - scoredFrom, 0)
}
