import type { MovedSegment, MovedSide } from '../schema/records.ts'
import { formatDifference, formatNumber } from './format-number.ts'
import { languageOf } from './language-of.ts'
import { compareMessages } from './messages/en/compare.ts'
import { type DiffUnit, prepareSegmentDiff, type SegmentDiff } from './prepare-segment-diff.ts'
import { toVisiblePieces } from './visible-text.ts'

const words = compareMessages.moved

/** What is set against what: base and head, or head and its first reference. */
export type DiffPair = 'base-head' | 'head-reference'

export interface MovedView {
  readonly id: string
  readonly tags: readonly string[]
  /** Kinds of flips of meaning that head brought. */
  readonly flips: readonly string[]
  /** Of output and references, where a tag names it. */
  readonly language: string | null
  readonly source: string | null
  readonly references: readonly string[]
  readonly gold: string | null
  readonly diffLabel: string
  readonly diff: SegmentDiff
  /** Said under the texts: a change that is hard to see, a side without output. */
  readonly notes: readonly string[]
  /** Whether either side has anything to read: a likelihood or a posted score alone has no output. */
  readonly hasOutput: boolean
  readonly kind: 'better' | 'worse' | 'identical'
  readonly delta: string
  readonly scores: string
}

/**
 * A segment that moved, for the eye: both outputs as one diff, source and references beside it, and what its score
 * did. A side that failed or produced nothing is said in words, never shown as an empty text that was written.
 */
export function prepareMoved(
  segment: MovedSegment,
  options: {
    readonly direction: 'higher' | 'lower' | 'neither'
    readonly unit: string
    readonly pair: DiffPair
    readonly by?: DiffUnit | 'auto'
  },
): MovedView {
  const base = outputOf(segment.base)
  const head = outputOf(segment.head)
  const against = options.pair === 'head-reference' ? (segment.references[0] ?? segment.label) : null
  const diff =
    against === null
      ? prepareSegmentDiff({ base: base ?? '', head: head ?? '', unit: options.by })
      : prepareSegmentDiff({ base: head ?? '', head: against, unit: options.by })
  const decimals = options.unit === 'points' ? 2 : 4
  const score = (value: number | null) => (value === null ? '–' : formatNumber(value, decimals))
  const delta = segment.delta ?? 0
  const gain = options.direction === 'lower' ? -delta : delta
  return {
    id: segment.id,
    tags: Object.values(segment.tags),
    flips: segment.flips ?? [],
    language: languageOf(segment.tags),
    source: segment.source,
    references: segment.references,
    gold: segment.references.length === 0 ? segment.label : null,
    diffLabel: against === null ? words.baseToHead : words.headToReference,
    diff,
    hasOutput: base !== null || head !== null,
    notes:
      isBare(segment.base) && isBare(segment.head)
        ? [words.noTexts]
        : [
            ...sideNotes(segment.base, base, words.failedBase, 'base'),
            ...sideNotes(segment.head, head, words.failedHead, 'head'),
            ...(diff.note ? [[words.notes[diff.note], ...diff.lookAlikes.map(words.lookAlike)].join(' ')] : []),
            ...(diff.identical && base !== null && head !== null && base !== '' ? [words.identicalOutputs] : []),
          ],
    kind: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'identical',
    delta: segment.delta === null ? '–' : formatDifference(delta, decimals),
    scores: `${score(segment.base.score)} → ${score(segment.head.score)}`,
  }
}

/** Scored, but by what no reader can read. */
function isBare(side: MovedSide): boolean {
  return side.state === 'scored' && outputOf(side) === null
}

function outputOf(side: MovedSide): string | null {
  return side.hypothesis ?? side.predictedLabel
}

function sideNotes(side: MovedSide, output: string | null, failed: string, name: 'base' | 'head'): string[] {
  if (side.state === 'failed') return [side.reason ? `${failed}: ${visible(side.reason)}` : failed]
  if (output === null) return [`${name}: ${words.noOutput}`]
  return output === '' ? [`${name}: ${words.empty}`] : []
}

/** A sender's reason on one line, hidden characters by name. */
function visible(text: string): string {
  return toVisiblePieces(text.slice(0, 300))
    .map((piece) => ('text' in piece ? piece.text : `[${piece.invisible}]`))
    .join('')
}
