import type { LintSegment } from './data-lint.ts'
import { FLIP_KINDS, type FlipKind } from './flip.ts'
import type { SegmentFlips } from './flips-introduced.ts'
import { guessLanguage, type LintLanguage } from './guess-language.ts'
import { findMeaningFlips, type MeaningFlip } from './meaning-flip.ts'

/** The flips of a whole run. */
export interface RunFlips {
  /** As given or guessed; null where the lint does not know it, and then nothing was looked at. */
  readonly language: LintLanguage | null
  /** Segments with an output and a reference, which were looked at, with or without flips. */
  readonly segments: readonly (SegmentFlips & { readonly flips: readonly MeaningFlip[] })[]
  /** Segments with at least one flip, by kind. */
  readonly counts: Readonly<Record<FlipKind, number>>
}

/** References by which the language of a run is guessed. */
const SAMPLE = 200

/**
 * Meaning flips of every scored segment that has a reference (`findMeaningFlips`). The language is guessed once from
 * the first references where it is not given, so that a short segment is not read in another one. About 0.02 ms a
 * segment.
 *
 * @example findRunFlips([{ id: 'a', hypothesis: '阀门未打开', references: ['阀门已打开'], state: 'scored' }]).counts.negation // 1
 */
export function findRunFlips(segments: readonly LintSegment[], language?: LintLanguage | null): RunFlips {
  const scored = segments.filter(
    ({ state, hypothesis, references }) =>
      state === 'scored' && typeof hypothesis === 'string' && references !== undefined && references.length > 0,
  )
  const spoken =
    language === undefined
      ? guessLanguage(scored.slice(0, SAMPLE).map(({ references }) => references?.[0] ?? ''))
      : language
  const found = (spoken === null ? [] : scored).map(({ id, hypothesis, references }) => ({
    id,
    flips: findMeaningFlips(references ?? [], hypothesis ?? '', spoken),
  }))
  const flipped = found.filter(({ flips }) => flips.length > 0)
  const count = (kind: FlipKind) => flipped.filter(({ flips }) => flips.some((flip) => flip.kind === kind)).length
  const counts = Object.fromEntries(FLIP_KINDS.map((kind) => [kind, count(kind)])) as Record<FlipKind, number>
  return { language: spoken, segments: found, counts }
}
