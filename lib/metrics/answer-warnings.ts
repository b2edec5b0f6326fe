import { normalizeAnswer } from '../text/answer-text.ts'
import { listIds } from './list-ids.ts'
import type { Metric, MetricSegment } from './metric.ts'
import { goldAnswersOf } from './squad.ts'
import type { DataWarning } from './warnings.ts'

/**
 * Gold answers of which SQuAD's normalisation leaves nothing ("A", "the", "?"): "the" and "A" are equal then, and nothing
 * else is right. Listed by segment for metrics that normalise so.
 *
 * @example emptiedAnswerWarnings([createMetric('em', testSetFacts([]))], [{ id: 'q1', hypothesis: 'B', answers: ['A'] }])[0].ids
 * // ['q1']
 */
export function emptiedAnswerWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  if (!metrics.some(normalizesAnswers)) return []
  const ids = segments
    .filter(
      (segment) =>
        segment.hypothesis !== undefined && goldAnswersOf(segment)?.some((gold) => normalizeAnswer(gold) === ''),
    )
    .map(({ id }) => id)
  if (ids.length === 0) return []
  const have = ids.length === 1 ? 'segment has' : 'segments have'
  const message = `${ids.length} ${have} a gold answer that normalises to nothing, since articles and punctuation are dropped: ${listIds(ids)}. Use exact_match for letters of choices.`
  return [{ code: 'emptied-answer', message, ids }]
}

/**
 * Problems with fewer samples than some pass@k asks for, which leave it without a score.
 *
 * @example tooFewSamplesWarnings([createMetric('pass:k=5', testSetFacts([]))], [{ id: 't3', samples: 3, passed: 0 }])[0].ids
 * // ['t3']
 */
export function tooFewSamplesWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  return metrics.flatMap((metric): DataWarning[] => {
    if (metric.name !== 'pass') return []
    const k = Number(metric.signature.fields.find(({ key }) => key === 'k')?.value)
    const short = segments.filter(({ samples, passed }) => passed !== undefined && samples !== undefined && samples < k)
    if (short.length === 0) return []
    const named = listIds(short.map(({ id, samples }) => `${id} has ${samples}`))
    const message = `${metric.label} has no score where a problem has fewer than ${k} samples: ${named}. Sample more, or choose a smaller k.`
    return [{ code: 'too-few-samples', metric: metric.label, message, ids: short.map(({ id }) => id) }]
  })
}

function normalizesAnswers({ name, signature }: Metric): boolean {
  if (name === 'em' || name === 'qa_f1') return true
  return name === 'contains' && signature.fields.some(({ key, value }) => key === 'norm' && value === 'squad')
}
