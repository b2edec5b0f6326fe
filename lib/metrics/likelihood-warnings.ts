import { splitWords } from '../text/white-space.ts'
import { countBytes, countWordPieces, scoredText } from './likelihood.ts'
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

/**
 * What makes the words or bytes under a likelihood doubtful: posted counts that the text does not have, and texts of
 * which more than the first token is unscored, all of whose words and bytes count. None without a metric that divides
 * by words or bytes.
 *
 * @example textCountWarnings([createMetric('ppl:unit=byte', testSetFacts([]))], [{ id: 'd1', hypothesis: 'abcd', byteCount: 9000, nll: 3, tokenCount: 2, logBase: 'e' }])[0].code
 * // 'count-beside-text'
 */
export function textCountWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  const units = new Set(metrics.flatMap(({ layer, signature }) => (layer === 'likelihood' ? unitOf(signature) : [])))
  const wanted = (['word', 'byte'] as const).filter((unit) => units.has(unit))
  const warnings = wanted.flatMap((unit): DataWarning[] => {
    const ids = segments.filter((segment) => isBesideText(segment, unit)).map(({ id }) => id)
    if (ids.length === 0) return []
    const message = `The posted count of ${unit}s is not that of the text in ${listIds(ids)}, and the posted one is divided by. Leave it out, unless another text was scored.`
    return [{ code: 'count-beside-text', message, ids }]
  })
  const ids = segments.filter((segment) => wanted.some((unit) => isPartlyScored(segment, unit))).map(({ id }) => id)
  if (ids.length === 0) return warnings
  const message = `More than the first token is unscored in ${listIds(ids)}, and all ${wanted.join('s and ')}s of the text are divided by. Post the counts of what was scored as ${wanted.map((unit) => `${unit}Count`).join(' and ')}, unless the text is that alone.`
  return [...warnings, { code: 'partly-scored', message, ids }]
}

function unitOf({ fields }: Metric['signature']): string[] {
  return fields.flatMap(({ key, value }) => (key === 'unit' && value !== null ? [value] : []))
}

function isBesideText(segment: MetricSegment, unit: 'word' | 'byte'): boolean {
  const text = scoredText(segment)
  const count = unit === 'word' ? segment.wordCount : segment.byteCount
  if (text === undefined || count === undefined) return false
  return unit === 'byte'
    ? count !== countBytes(text)
    : count !== countWordPieces(text) && count !== splitWords(text).length
}

function isPartlyScored(segment: MetricSegment, unit: 'word' | 'byte'): boolean {
  const { logprobs, windows, wordCount, byteCount } = segment
  if (!logprobs || windows?.length || (unit === 'word' ? wordCount : byteCount) !== undefined) return false
  if (scoredText(segment) === undefined) return false
  return logprobs.slice(1).includes(null) && logprobs.some((value) => value !== null)
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
