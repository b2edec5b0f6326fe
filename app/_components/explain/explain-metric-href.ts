import { goldLabelOf, predictedLabelOf } from '../../../lib/metrics/label-of.ts'
import { scoredText } from '../../../lib/metrics/likelihood.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { goldAnswersOf } from '../../../lib/metrics/squad.ts'
import { type ExplainState, FIRST_STATE, toExplainHash } from './explain-address.ts'
import { findTab, type Taken, takenBy } from './explain-tabs.ts'

/** Texts beyond this would make a list of links heavier than what it lists. */
const LONGEST = 1200

/** What of a segment metrics are worked out on; what is absent nobody has, or it is too long for a link. */
export interface ExplainableSegment {
  readonly hypothesis: string | null
  readonly references: readonly string[]
  readonly answers?: readonly string[]
  readonly label?: string | null
  readonly predictedLabel?: string | null
  readonly measured?: {
    readonly logprobs?: readonly (number | null)[]
    readonly logBase?: 'e' | '2' | '10'
    readonly samples?: number
    readonly passed?: number
  }
}

/** Where a metric is worked out on an example; null for one that the explain page does not work out. */
export function toExplainMetricHref(spec: string): string | null {
  const tab = findTab(spec)
  return tab === null ? null : toHref({ ...FIRST_STATE, tab, spec })
}

/** Where a metric is worked out on what a segment has; null where that is nothing, or more than a link may carry. */
export function toExplainSegmentHref(
  segment: ExplainableSegment,
  spec: string,
  longest: number = LONGEST,
): string | null {
  const tab = findTab(spec)
  const taken = tab && TAKE[takenBy(tab)](toMetricSegment(segment))
  if (tab === null || taken === null) return null
  const boxes = Object.values(taken).flat()
  if (boxes.join('').length > longest) return null
  return toHref({ ...FIRST_STATE, tab, spec, ...taken })
}

function toMetricSegment({ hypothesis, references, answers, label, predictedLabel, measured }: ExplainableSegment) {
  return {
    id: '1',
    references,
    ...measured,
    ...(answers && { answers }),
    ...(hypothesis !== null && { hypothesis }),
    ...(label != null && { label }),
    ...(predictedLabel != null && { predictedLabel }),
  }
}

type Boxes = Partial<
  Pick<
    ExplainState,
    'hypothesis' | 'references' | 'lines' | 'gold' | 'predicted' | 'logprobs' | 'outputs' | 'counts' | 'base' | 'text'
  >
>

/** The boxes that a tab of each kind is filled with; null where the segment has nothing for them. */
const TAKE: Readonly<Record<Taken, (segment: MetricSegment) => Boxes | null>> = {
  texts: ({ hypothesis, references }) => withTexts(hypothesis, references),
  answers: (segment) => withTexts(segment.hypothesis, goldAnswersOf(segment)),
  labels: (segment) => {
    const [gold, predicted] = [goldLabelOf(segment), predictedLabelOf(segment)]
    return isLine(gold) && isLine(predicted) ? { gold, predicted } : null
  },
  logprobs: (segment) => {
    const { logprobs, logBase = 'e' } = segment
    if (!logprobs?.length) return null
    const text = scoredText(segment)
    return { logprobs: logprobs.map(String).join(' '), base: logBase, text: isLine(text) ? text : '' }
  },
  output: ({ hypothesis }) => (hypothesis ? { outputs: hypothesis, lines: 'text' } : null),
  counts: ({ samples, passed }) =>
    samples === undefined || passed === undefined ? null : { counts: `${samples} ${passed}` },
}

/** Whether a text comes out of a box of one item a line as it went in. */
function isLine(text: string | undefined): text is string {
  return !!text && !/[\r\n]/.test(text) && text === text.trim()
}

function withTexts(hypothesis: string | undefined, references: readonly string[] | undefined): Boxes | null {
  return hypothesis && references?.length ? { hypothesis, references, lines: 'text' } : null
}

function toHref(state: ExplainState): string | null {
  const hash = toExplainHash(state)
  return hash === null ? null : `/explain#${hash}`
}
