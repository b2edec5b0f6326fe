import { TEXT_EXAMPLES } from '../../../lib/explain/examples.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import type { ExplainState, LineRule } from './explain-address.ts'

export type TextTab = keyof typeof TEXT_EXAMPLES

/** Lines that the page works out at most: every variant runs over all of them at each keystroke. */
export const MOST_LINES = 500

/** The texts of a tab, and the segments that they make; `segments` null where line counts differ, with the culprit. */
export interface PastedTexts {
  readonly hypothesis: string
  readonly references: readonly string[]
  readonly lines: LineRule
  readonly segments: readonly MetricSegment[] | null
  readonly unequal?: { readonly hypothesis: number; readonly reference: number; readonly count: number }
  readonly cut: boolean
}

/** What the state's texts mean to a tab. Lines end at LF or CRLF; one line break at the very end is no further line. */
export function toSegments(state: ExplainState, tab: TextTab): PastedTexts {
  const example = TEXT_EXAMPLES[tab]
  const hypothesis = state.hypothesis ?? example.hypothesis
  const references = state.references ?? example.references
  const lines = state.lines ?? (tab === 'rouge' ? 'text' : 'segments')
  const texts = { hypothesis, references, lines }
  const key = tab === 'answers' ? 'answers' : 'references'
  if (lines === 'text') return { ...texts, segments: [{ id: '1', hypothesis, [key]: references }], cut: false }
  const hypotheses = toLines(hypothesis)
  const columns = references.map(toLines)
  const other = columns.findIndex((column) => column.length !== hypotheses.length)
  if (other >= 0) {
    const unequal = { hypothesis: hypotheses.length, reference: other, count: columns[other].length }
    return { ...texts, segments: null, unequal, cut: false }
  }
  const segments = hypotheses.slice(0, MOST_LINES).map((line, i) => ({
    id: String(i + 1),
    hypothesis: line,
    [key]: columns.map((column) => column[i]),
  }))
  return { ...texts, segments, cut: hypotheses.length > MOST_LINES }
}

/** Lines of a pasted text. */
export function toLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
