import { TEXT_EXAMPLES } from '../../../lib/explain/examples.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import type { ExplainState, LineRule } from './explain-address.ts'

export type TextTab = keyof typeof TEXT_EXAMPLES

/** Lines that the page works out at most: every variant runs over all of them at each keystroke. */
export const MOST_LINES = 500

/**
 * Characters of a text that are worked out at most, so that a page's worth of text never stops the browser. Edits take time
 * by the square of the length.
 */
export const MOST_CHARACTERS: Readonly<Record<TextTab, number>> = {
  bleu: 20_000,
  chrf: 20_000,
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
  const shown = Math.min(MOST_LINES, hypotheses.length)
  const fitting = Math.max(1, Math.min(...[hypotheses, ...columns].map((column) => countFitting(column, most))))
  const segments = hypotheses.slice(0, Math.min(shown, fitting)).map((line, i) => ({
    id: String(i + 1),
    hypothesis: toBeginning(line, most),
    [key]: columns.map((column) => toBeginning(column[i], most)),
  }))
  const isShortened = fitting < shown || [hypotheses, ...columns].some((column) => column[0].length > most)
  return { ...texts, segments, cut: hypotheses.length > MOST_LINES, shortenedTo: isShortened ? most : null }
}

/** How many lines from the first on have no more than so many characters. */
function countFitting(lines: readonly string[], most: number): number {
  let left = most
  const at = lines.findIndex(({ length }) => {
    left -= length
    return left < 0
  })
  return at < 0 ? lines.length : at
}

/** The first characters of a text; no surrogate pair is cut apart. */
function toBeginning(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most)
}

/** Lines of a pasted text. */
export function toLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
