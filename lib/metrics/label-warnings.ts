import { splitWords } from '../text/white-space.ts'
import { goldLabelOf, predictedLabelOf } from './label-of.ts'
import { listIds } from './list-ids.ts'
import type { Metric, MetricSegment, Score } from './metric.ts'
import type { DataWarning } from './warnings.ts'

/** From this share of one class on, accuracy says little: always naming that class would score as much. */
export const UNBALANCED = 0.7
const MOST_PAIRS = 10

interface NearPair {
  readonly labels: readonly [string, string]
  readonly ids: string[]
}

/**
 * Labels that differ only in case or white space: they are different classes, and never folded in silence. Each pair is
 * named, with the segments where gold and prediction differ in nothing else. None without a classification metric.
 *
 * @example nearLabelWarnings([createMetric('accuracy', testSetFacts([]))], [{ id: 's4', label: 'spam', predictedLabel: 'Spam' }])[0].ids
 * // ['s4']
 */
export function nearLabelWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  if (!metrics.some(isClassification)) return []
  const pairs = new Map<string, NearPair>()
  const firstOf = new Map<string, string>()
  const note = (a: string, b: string, id: string | null) => {
    const labels = a < b ? ([a, b] as const) : ([b, a] as const)
    const key = JSON.stringify(labels)
    const pair = pairs.get(key) ?? { labels, ids: [] }
    if (id !== null) pair.ids.push(id)
    pairs.set(key, pair)
  }
  for (const segment of segments) {
    const gold = goldLabelOf(segment)
    const predicted = predictedLabelOf(segment)
    for (const label of [gold, predicted]) {
      if (label === undefined) continue
      const folded = fold(label)
      const first = firstOf.get(folded)
      if (first === undefined) firstOf.set(folded, label)
      else if (first !== label) note(first, label, null)
    }
    if (gold !== undefined && predicted !== undefined && gold !== predicted && fold(gold) === fold(predicted))
      note(gold, predicted, segment.id)
  }
  if (pairs.size === 0) return []
  const all = [...pairs.values()]
  const named = all.slice(0, MOST_PAIRS).map(({ labels: [a, b], ids }) => {
    const where = ids.length > 0 ? ` (${listIds(ids)})` : ''
    return `${JSON.stringify(a)} and ${JSON.stringify(b)}${where}`
  })
  const more = all.length > MOST_PAIRS ? ` and ${all.length - MOST_PAIRS} more pairs` : ''
  const message = `Labels that differ only in case or white space count as different classes: ${named.join(', ')}${more}. Make them the same where the same is meant.`
  return [{ code: 'near-labels', message, ids: [...new Set(all.flatMap(({ ids }) => ids))] }]
}

/**
 * That one class makes up most of the gold labels, beside an accuracy.
 *
 * @example unbalancedWarnings(createMetric('accuracy', testSetFacts([])), { value: 0.9, details: { majorityShare: 0.9, perClass: [{ label: 'no', support: 9 }, { label: 'yes', support: 1 }] } }).length
 * // 1
 */
export function unbalancedWarnings(metric: Metric, score: Score): DataWarning[] {
  const { majorityShare, perClass } = score.details as {
    majorityShare?: number | null
    perClass?: readonly { label: string; support: number }[]
  }
  if (metric.name !== 'accuracy' || !perClass || (majorityShare ?? 0) < UNBALANCED) return []
  const majorityLabel = perClass.reduce((most, each) => (each.support > most.support ? each : most)).label
  if (majorityShare === 1) {
    const message = `${metric.label}: every gold label is ${JSON.stringify(majorityLabel)}, so the score only says how often that was predicted.`
    return [{ code: 'unbalanced-classes', metric: metric.label, message }]
  }
  const message = `${metric.label}: the classes are unbalanced; always answering ${JSON.stringify(majorityLabel)} would score ${(majorityShare ?? 0).toFixed(2)}. Look at balanced_accuracy, macro_f1 or mcc.`
  return [{ code: 'unbalanced-classes', metric: metric.label, message }]
}

function isClassification(metric: Metric): boolean {
  return metric.kind === 'additive' && metric.storage === 'cell'
}

function fold(label: string): string {
  return splitWords(label.toLowerCase()).join('')
}
