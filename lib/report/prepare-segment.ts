import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatDay } from './format-date.ts'
import { formatCount, formatDifference, formatNumber } from './format-number.ts'
import { languageOf } from './language-of.ts'
import { compareMessages } from './messages/en/compare.ts'
import { segmentMessages } from './messages/en/segment.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import { type FlipPart, prepareFlipParts } from './prepare-flip-parts.ts'
import { shortCommit } from './prepare-run.ts'
import { type DiffUnit, prepareSegmentDiff, type SegmentDiff } from './prepare-segment-diff.ts'

const words = segmentMessages

export type SegmentDiffMode = 'base' | 'reference' | 'off'

/** A text of the segment: as parts of a diff, as parts with marks, or as words that say why there is none. */
export type SegmentLine = { readonly label: string; readonly dim: boolean; readonly language: string | null } & (
  | { readonly kind: 'diff'; readonly diff: SegmentDiff; readonly note: string | null }
  | { readonly kind: 'text'; readonly parts: readonly FlipPart[]; readonly note: string | null }
  | { readonly kind: 'said'; readonly text: string }
)

export interface SegmentScoreRow {
  readonly spec: string
  readonly label: string
  readonly turned: boolean
  readonly base: string
  readonly head: string
  /** null where a side has no score. */
  readonly difference: string | null
  readonly kind: 'better' | 'worse' | 'identical'
}

export interface SegmentView {
  readonly statement: {
    readonly kind: 'better' | 'worse' | 'identical' | 'flip' | 'no-score' | null
    readonly word: string
    readonly parts: readonly SentencePart[]
  }
  readonly lines: readonly SegmentLine[]
  readonly scores: readonly SegmentScoreRow[]
  readonly flags: readonly {
    readonly kind: string
    readonly reference: string | null
    readonly output: string | null
  }[]
  /** Some version of the test set has another source or reference under this id. */
  readonly changed: boolean
}

/**
 * One segment for the eye: its finding, its texts (the output read against the one before it or against its reference),
 * and its scores on both sides. A failed item is said in words, never shown as an empty text.
 */
export function prepareSegment(
  history: SegmentHistory,
  { diff, unit }: { readonly diff: SegmentDiffMode; readonly unit: DiffUnit | 'auto' },
): SegmentView {
  const { head, base } = history
  const scores = history.metrics.map((metric) => toScoreRow(metric, head, base))
  return {
    statement: statementOf(history, scores),
    lines: linesOf(history, diff, unit),
    scores: head === null ? [] : scores,
    flags: (head?.flips ?? []).map((flip) => ({
      kind: flip.kind,
      reference: sliceOf(history.references[flip.referenceIndex] ?? '', flip.reference),
      output: sliceOf(head?.hypothesis ?? '', flip.hypothesis),
    })),
    changed: history.versions.some((version) => version.changed),
  }
}

/** A run in few words: its commit, else its system. */
export function nameStretchRun({ newest }: SegmentStretch): string {
  return newest.pullRequest ? `#${newest.pullRequest}` : (shortCommit(newest.commit) ?? newest.system)
}

/** `8 Nov 2026 to 26 Nov 2026 · 16 runs`. */
export function formatStretchSpan({ newest, oldest, runs }: SegmentStretch): string {
  const dates = { from: formatDay(oldest.date), to: formatDay(newest.date) }
  return words.time.runs({ count: runs, runs: formatCount(runs), ...dates })
}

/** Why a stretch has no text to show, or null where it has one. */
export function sayNoOutput(stretch: SegmentStretch): string | null {
  if (stretch.state === 'failed') return words.text.failed(stretch.reason)
  if (stretch.state === 'na') return words.text.na(stretch.reason)
  const text = outputOf(stretch)
  if (text === null) return words.text.noOutput
  return text === '' ? words.text.empty : null
}

/** A segment's score in its own unit; `–` for none. */
export function formatSegmentScore(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined ? words.scores.noScore : formatNumber(value, decimalsOf(unit))
}

function decimalsOf(unit: string): number {
  return unit === 'points' ? 2 : 4
}

function outputOf(stretch: SegmentStretch): string | null {
  return stretch.hypothesis ?? stretch.predictedLabel
}

function sliceOf(text: string, span: { readonly start: number; readonly end: number } | null): string | null {
  return span && text.slice(span.start, span.end)
}

function toScoreRow(
  { spec, label, direction, unit }: SegmentHistory['metrics'][number],
  head: SegmentStretch | null,
  base: SegmentStretch | null,
): SegmentScoreRow {
  const [from, to] = [base?.scores[spec] ?? null, head?.scores[spec] ?? null]
  const delta = from === null || to === null ? null : to - from
  const isTie = delta !== null && Math.abs(delta) <= 1e-9 * Math.max(1, Math.abs(from ?? 0), Math.abs(to ?? 0))
  const gain = direction === 'neither' || delta === null || isTie ? 0 : direction === 'lower' ? -delta : delta
  return {
    spec,
    label,
    turned: direction === 'lower',
    base: formatSegmentScore(from, unit),
    head: formatSegmentScore(to, unit),
    difference: delta === null ? null : isTie ? words.scores.same : formatDifference(delta, decimalsOf(unit)),
    kind: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'identical',
  }
}

function statementOf(history: SegmentHistory, scores: readonly SegmentScoreRow[]): SegmentView['statement'] {
  const say = words.statement
  const { head, base } = history
  if (head === null) return { kind: null, word: '', parts: [{ text: say.none }] }
  if (head.state === 'failed')
    return { kind: 'no-score', word: say.failed, parts: [{ text: say.failedText(head.reason) }] }
  if (head.state === 'na') return { kind: 'no-score', word: say.na, parts: [{ text: say.naText(head.reason) }] }
  const lead = scores[0]
  const [flip] = head.flips
  if (flip) {
    const alone = flip.reference === null ? 'output' : flip.hypothesis === null ? 'reference' : null
    const what = alone === null ? say.flipText(flip.words) : say.flipAlone({ word: flip.words[0] ?? '', side: alone })
    const score =
      lead && lead.head !== words.scores.noScore ? say.flipScore({ label: lead.label, value: lead.head }) : ''
    return { kind: 'flip', word: say.flip(flip.kind), parts: [{ text: `${what} ${score}`.trim() }] }
  }
  if (base === null || outputOf(base) === outputOf(head))
    return {
      kind: null,
      word: say.same,
      parts: [{ text: say.sameText({ count: head.runs, runs: formatCount(head.runs) }) }],
    }
  if (!lead || lead.difference === null)
    return { kind: null, word: say.changed.identical, parts: [{ text: say.changedOnly }] }
  const isSame = lead.kind === 'identical'
  return {
    kind: isSame ? null : lead.kind,
    word: say.changed[lead.kind],
    parts: [
      { text: isSame ? say.changedOnly : say.changedText({ label: lead.label, base: lead.base, head: lead.head }) },
    ],
  }
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
  const output = sayNoOutput(head) === null ? outputOf(head) : null
  const against = mode === 'reference' ? (references[0] ?? label) : mode === 'base' && base ? outputOf(base) : null
  const canDiff = output !== null && against !== null && (mode === 'reference' || (base && sayNoOutput(base) === null))
  if (mode !== 'off' && canDiff) {
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
