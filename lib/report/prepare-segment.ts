import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatCount, formatShare } from './format-number.ts'
import { languageOf } from './language-of.ts'
import { compareMessages } from './messages/en/compare.ts'
import { segmentMessages } from './messages/en/segment.ts'
import { type FlipPart, prepareFlipParts } from './prepare-flip-parts.ts'
import { type DiffUnit, prepareSegmentDiff, type SegmentDiff } from './prepare-segment-diff.ts'
import { prepareSegmentScores, type SegmentScoreRow } from './prepare-segment-scores.ts'
import { prepareSegmentStatement, type SegmentStatement } from './prepare-segment-statement.ts'
import { outputOf, sayNoOutput, sayNotLooked } from './segment-stretch.ts'

const words = segmentMessages

const DIFF_MODES = ['base', 'reference', 'off'] as const
export type SegmentDiffMode = (typeof DIFF_MODES)[number]

/** A text of the segment: as parts of a diff, as parts with marks, or as words that say why there is none. */
export type SegmentLine = { readonly label: string; readonly dim: boolean; readonly language: string | null } & (
  | { readonly kind: 'diff'; readonly diff: SegmentDiff; readonly note: string | null }
  | { readonly kind: 'text'; readonly parts: readonly FlipPart[]; readonly note: string | null }
  | { readonly kind: 'said'; readonly text: string }
)

export interface SegmentView {
  readonly statement: SegmentStatement
  /** What the output is read against, and what it can be. */
  readonly diff: SegmentDiffMode
  readonly diffs: readonly SegmentDiffMode[]
  readonly lines: readonly SegmentLine[]
  readonly scores: readonly SegmentScoreRow[]
  readonly flags: readonly {
    readonly kind: string
    readonly reference: string | null
    readonly output: string | null
  }[]
  /** What is said where nothing was flagged, and how near the output is to its reference beside the lint's limit. */
  readonly lint: { readonly clean: string; readonly overlap: string | null }
  /** Some version of the test set has another source or reference under this id. */
  readonly changed: boolean
}

/**
 * One segment for the eye: its finding, its texts (the output read against the one before it or against its reference),
 * and its scores on both sides. A failed item is said in words, never shown as an empty text. Where nothing can be set
 * against base, the output is read against its reference.
 */
export function prepareSegment(
  history: SegmentHistory,
  { diff: asked, unit }: { readonly diff: SegmentDiffMode; readonly unit: DiffUnit | 'auto' },
): SegmentView {
  const { head } = history
  const scores = prepareSegmentScores(history)
  const diffs = DIFF_MODES.filter((mode) => mode === 'off' || textAgainst(history, mode) !== null)
  const diff = diffs.includes(asked) ? asked : diffs[0]
  return {
    statement: prepareSegmentStatement(history, scores),
    diff,
    diffs,
    lines: linesOf(history, diff, unit),
    scores,
    flags: (head?.flips ?? []).map((flip) => ({
      kind: flip.kind,
      reference: sliceOf(history.references[flip.referenceIndex] ?? '', flip.reference),
      output: sliceOf(head?.hypothesis ?? '', flip.hypothesis),
    })),
    lint: lintOf(history),
    changed: history.versions.some((version) => version.changed),
  }
}

function lintOf({ head, leastOverlap }: SegmentHistory): SegmentView['lint'] {
  const say = words.scores
  const why = head && sayNotLooked(head, leastOverlap)
  const overlap = head?.look.overlap ?? null
  return {
    clean: why === null ? say.clean : say.notLookedAt(why),
    overlap: overlap === null ? null : say.overlap({ share: formatShare(overlap), least: formatShare(leastOverlap) }),
  }
}

/** The text that head is read against; null where there is none, or head has none itself. */
function textAgainst({ head, base, references, label }: SegmentHistory, mode: 'base' | 'reference'): string | null {
  if (head === null || sayNoOutput(head) !== null) return null
  if (mode === 'reference') return references[0] ?? label
  return base === null || sayNoOutput(base) !== null ? null : outputOf(base)
}

function sliceOf(text: string, span: { readonly start: number; readonly end: number } | null): string | null {
  return span && text.slice(span.start, span.end)
}

function linesOf(history: SegmentHistory, mode: SegmentDiffMode, unit: DiffUnit | 'auto'): SegmentLine[] {
  const { head, base, references, source, label } = history
  const say = words.text
  const language = languageOf(history.tags)
  const flips = head?.flips ?? []
  const plain = (name: string, text: string, spans: readonly { start: number; end: number }[] = []): SegmentLine => ({
    kind: 'text',
    label: name,
    dim: false,
    language,
    parts: prepareFlipParts(text, spans),
    note: null,
  })
  const lines: SegmentLine[] = [
    ...(source === null ? [] : [{ ...plain(say.source, source), dim: true, language: null }]),
    ...references.map((text, index) =>
      plain(
        references.length === 1 ? say.reference : say.referenceN(index + 1),
        text,
        flips.flatMap((flip) => (flip.referenceIndex === index && flip.reference ? [flip.reference] : [])),
      ),
    ),
    ...(label === null ? [] : [plain(say.gold, label)]),
  ]
  const side = (name: string, stretch: SegmentStretch, spans: readonly { start: number; end: number }[] = []) => {
    const none = sayNoOutput(stretch)
    const line: SegmentLine =
      none === null
        ? { ...(plain(name, outputOf(stretch) ?? '', spans) as SegmentLine & { kind: 'text' }), note: cutNote(stretch) }
        : { kind: 'said', label: name, dim: true, language: null, text: none }
    lines.push(line)
  }
  if (base) side(say.base, base)
  if (!head) return lines
  const against = mode === 'off' ? null : textAgainst(history, mode)
  const output = outputOf(head)
  if (against !== null && output !== null) {
    const diff =
      mode === 'reference'
        ? prepareSegmentDiff({ base: output, head: against, unit })
        : prepareSegmentDiff({ base: against, head: output, unit })
    lines.push({
      kind: 'diff',
      label: mode === 'reference' ? say.headAgainstReference : say.head,
      dim: false,
      language,
      diff,
      note: diff.note ? noteOf(diff, diff.note) : cutNote(head),
    })
  } else
    side(
      say.head,
      head,
      flips.flatMap((flip) => flip.hypothesis ?? []),
    )
  return lines
}

function noteOf(diff: SegmentDiff, note: NonNullable<SegmentDiff['note']>): string {
  return [words.text.notes[note], ...diff.lookAlikes.map(compareMessages.moved.lookAlike)].join(' ')
}

function cutNote({ hypothesis, length }: SegmentStretch): string | null {
  if (hypothesis === null || length === null) return null
  const shown = [...hypothesis].length
  return shown >= length ? null : words.text.cut({ shown: formatCount(shown), length: formatCount(length) })
}
