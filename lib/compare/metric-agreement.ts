import type { Direction } from '../metrics/metric.ts'
import {
  type BootstrappedCorrelation,
  bootstrapCorrelation,
  type CorrelationInterval,
} from '../stats/bootstrap-correlation.ts'
import { averageRanks } from '../stats/correlation.ts'
import { toUnits } from './document-units.ts'
import { listParts } from './list-parts.ts'

/** One metric's scores of a run's segments, by position, NaN where it has none. */
export interface ScoredSegments {
  readonly scores: Float64Array
  readonly direction: Direction
}

/** A part of the segments: those whose tag `by` has the value. */
export interface SliceChoice {
  readonly by: string
  readonly value: string
}

/** A segment that one metric ranks high and the other low. */
export interface Disagreement {
  readonly position: number
  readonly x: number
  readonly y: number
  /** Share of the segments that are worse than it, half of the equal ones counted; 0 to 1, better is higher. */
  readonly placeX: number
  readonly placeY: number
}

export interface MetricAgreement extends BootstrappedCorrelation {
  /** Segments with both scores, of all that are looked at. */
  readonly n: number
  readonly of: number
  readonly resamples: number
  /** Whether documents were resampled. */
  readonly documents: boolean
  /** The largest difference in place first. */
  readonly disagreements: readonly Disagreement[]
  /** Spearman's correlation within each part of all segments, whatever part is looked at. */
  readonly slices: readonly (SliceChoice & { readonly n: number; readonly spearman: CorrelationInterval })[]
}

const SEED = 12_345
/** Many segments leave so narrow an interval that fewer resamples tell it. */
const RESAMPLES = { most: 1000, least: 200, segments: 4_000_000 }

/**
 * How far two metrics agree about the segments of one run: correlation with a bootstrap interval, within parts too, and
 * the segments that they disagree most about. Correlations are of the numbers as they are: where lower is better for
 * one of the two only, agreement is negative. Places are of what is better. Segments without both scores are left out
 * and counted; a constant metric has no correlation. With a slice that no segment is in, n is 0.
 *
 * @example metricAgreement({ x: { scores: Float64Array.of(1, 2, 3), direction: 'higher' }, y: { scores: Float64Array.of(9, 8, 1), direction: 'lower' }, tags: [], documents: [], most: 5 }).spearman.value
 * // -1
 */
export function metricAgreement({
  x,
  y,
  tags,
  documents,
  slice = null,
  most,
}: {
  readonly x: ScoredSegments
  readonly y: ScoredSegments
  /** By position. */
  readonly tags: readonly Readonly<Record<string, string>>[]
  readonly documents: readonly (string | null)[]
  readonly slice?: SliceChoice | null
  /** Disagreements that are listed. */
  readonly most: number
}): MetricAgreement {
  const all = Array.from(x.scores.keys())
  const looked = slice === null ? all : all.filter((position) => isIn(tags[position], slice))
  const both = looked.filter((position) => hasBoth(x, y, position))
  return {
    n: both.length,
    of: looked.length,
    resamples: resamplesOf(both),
    documents: both.some((position) => isDocument(documents[position])),
    ...correlate(x, y, both, documents),
    disagreements: rankDisagreements(x, y, both).slice(0, most),
    slices: listParts(tags).map(({ by, value, positions }) => {
      const part = positions.filter((position) => hasBoth(x, y, position))
      return { by, value, n: part.length, spearman: correlate(x, y, part, documents).spearman }
    }),
  }
}

function resamplesOf({ length }: readonly number[]): number {
  return Math.max(RESAMPLES.least, Math.min(RESAMPLES.most, Math.floor(RESAMPLES.segments / Math.max(1, length))))
}

function isDocument(document: string | null | undefined): document is string {
  return document !== null && document !== undefined
}

function isIn(tags: Readonly<Record<string, string>> | undefined, { by, value }: SliceChoice): boolean {
  return tags !== undefined && Object.hasOwn(tags, by) && tags[by] === value
}

function hasBoth(x: ScoredSegments, y: ScoredSegments, position: number): boolean {
  return Number.isFinite(x.scores[position]) && Number.isFinite(y.scores[position])
}

function correlate(
  x: ScoredSegments,
  y: ScoredSegments,
  positions: readonly number[],
  documents: readonly (string | null)[],
): BootstrappedCorrelation {
  const own = positions.map((position) => documents[position] ?? null)
  return bootstrapCorrelation({
    x: positions.map((position) => x.scores[position]),
    y: positions.map((position) => y.scores[position]),
    units: own.some(isDocument) ? toUnits(own, Int32Array.from(own.keys())) : null,
    resamples: resamplesOf(positions),
    seed: SEED,
  })
}

function rankDisagreements(x: ScoredSegments, y: ScoredSegments, positions: readonly number[]): Disagreement[] {
  const [placesX, placesY] = [x, y].map(({ scores, direction }) => {
    const sign = direction === 'lower' ? -1 : 1
    return averageRanks(positions.map((position) => sign * scores[position])).map(
      (rank) => (rank - 0.5) / positions.length,
    )
  })
  return positions
    .map((position, i) => ({
      position,
      x: x.scores[position],
      y: y.scores[position],
      placeX: placesX[i],
      placeY: placesY[i],
    }))
    .filter(({ placeX, placeY }) => placeX !== placeY)
    .sort((a, b) => gapOf(b) - gapOf(a) || a.position - b.position)
}

function gapOf({ placeX, placeY }: Disagreement): number {
  return Math.abs(placeX - placeY)
}
