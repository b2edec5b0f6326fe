import { TEXT_EXAMPLES } from '../../../lib/explain/examples.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import type { ExplainState, LineRule } from './explain-address.ts'
import { shortenLines, toBeginning } from './shorten-lines.ts'

export type TextTab = keyof typeof TEXT_EXAMPLES

/**
 * Characters of a text that are worked out at most, so that a page's worth of text never stops the browser. Edits take time
 * by the square of the length.
 */
export const MOST_CHARACTERS: Readonly<Record<TextTab, number>> = {
  bleu: 20_000,
  chrf: 20_000,
  meteor: 4_000,
  edits: 4_000,
  rouge: 20_000,
  answers: 20_000,
}

/** The texts of a tab, and the segments that they make; `segments` null where line counts differ, with the culprit. */
export interface PastedTexts {
  readonly hypothesis: string
  readonly references: readonly string[]
  readonly lines: LineRule
  readonly segments: readonly MetricSegment[] | null
  readonly unequal?: { readonly hypothesis: number; readonly reference: number; readonly count: number }
  readonly cut: boolean
  /** Characters of each text that were worked out, where there are more. */
  readonly shortenedTo: number | null
}

/** What the state's texts mean to a tab. Lines end at LF or CRLF; one line break at the very end is no further line. */
export function toSegments(state: ExplainState, tab: TextTab): PastedTexts {
  const example = TEXT_EXAMPLES[tab]
  const hypothesis = state.hypothesis ?? example.hypothesis
  const references = state.references ?? example.references
  const lines = state.lines ?? (tab === 'rouge' ? 'text' : 'segments')
  const texts = { hypothesis, references, lines }
  const key = tab === 'answers' ? 'answers' : 'references'
  const most = MOST_CHARACTERS[tab]
  if (lines === 'text') {
    const [first, ...others] = [hypothesis, ...references].map((text) => toBeginning(text, most))
    const isShortened = [hypothesis, ...references].some(({ length }) => length > most)
    const segments = [{ id: '1', hypothesis: first, [key]: others }]
    return { ...texts, segments, cut: false, shortenedTo: isShortened ? most : null }
  }
  const hypotheses = toLines(hypothesis)
  const columns = references.map(toLines)
  const other = columns.findIndex((column) => column.length !== hypotheses.length)
  if (other >= 0) {
    const unequal = { hypothesis: hypotheses.length, reference: other, count: columns[other].length }
    return { ...texts, segments: null, unequal, cut: false, shortenedTo: null }
  }
  const { columns: shown, cut, shortenedTo } = shortenLines([hypotheses, ...columns], most)
  const [first, ...others] = shown
  const segments = first.map((line, i) => ({
    id: String(i + 1),
    hypothesis: line,
    [key]: others.map((column) => column[i]),
  }))
  return { ...texts, segments, cut, shortenedTo }
}

/** Lines of a pasted text. */
export function toLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
