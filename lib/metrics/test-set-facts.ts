import { compareCodePoints } from '../text/code-points.ts'
import { goldLabelOf, predictedLabelOf } from './label-of.ts'
import type { MetricSegment, TestSetFacts } from './metric.ts'

/**
 * Facts about a whole test set that metrics depend on: the number of references per segment (`var` where segments
 * differ; a segment without any is left out of the count, since no metric with references scores it), all gold and
 * predicted labels by code point, the signatures of scores from elsewhere, and what windows of a likelihood show. Pass the segments of both runs of a comparison, so that their columns agree.
 * No segments: 0 references and no labels.
 *
 * @example testSetFacts([{ id: '1', references: ['a', 'b'] }]).references // 2
 */
export function testSetFacts(segments: Iterable<MetricSegment>): TestSetFacts {
  const all = Array.isArray(segments) ? (segments as readonly MetricSegment[]) : [...segments]
  let references: number | 'var' = 0
  for (const segment of all) {
    const count = segment.references?.length ?? 0
    if (count > 0) references = references === 0 || references === count ? count : 'var'
  }
  let labels: readonly string[] | undefined
  return {
    references,
    // Only classification asks for labels, and where texts stand in for them the set can be as large as the corpus.
    get labels() {
      labels ??= labelsOf(all)
      return labels
    },
    models: modelsOf(all),
    ...windowsOf(all),
  }
}

/**
 * The longest window of a text that took several, and the most targets that a later one of them scores: the window and
 * stride of the evaluation. A text that fits into one window shows neither.
 */
function windowsOf(segments: readonly MetricSegment[]): Pick<TestSetFacts, 'windows'> {
  let window = 0
  let stride = 0
  for (const { windows = [] } of segments) {
    if (windows.length < 2) continue
    windows.forEach(({ begin, end, scoredFrom }, i) => {
      window = Math.max(window, end - begin)
      if (i > 0) stride = Math.max(stride, end - scoredFrom)
    })
  }
  return window > 0 ? { windows: { window, stride } } : {}
}

function modelsOf(segments: readonly MetricSegment[]): Readonly<Record<string, string | null>> {
  const models = new Map<string, string | null>()
  for (const { scores } of segments)
    for (const { metric, signature = null } of scores ?? []) {
      const known = models.get(metric)
      models.set(metric, known === undefined || known === signature ? signature : null)
    }
  return Object.fromEntries(models)
}

function labelsOf(segments: readonly MetricSegment[]): readonly string[] {
  const labels = new Set<string>()
  for (const segment of segments) {
    const gold = goldLabelOf(segment)
    const predicted = predictedLabelOf(segment)
    if (gold !== undefined) labels.add(gold)
    if (predicted !== undefined) labels.add(predicted)
  }
  return [...labels].sort(compareCodePoints)
}
