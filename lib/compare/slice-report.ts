import type { MetricComparison } from './comparison.ts'

/** One slice of a comparison, such as all segments of one domain. */
export interface SliceComparison {
  readonly value: string
  readonly pairs: number
  /** In the order of the whole comparison's results; `q` after Benjamini and Hochberg, null without p. */
  readonly results: readonly (MetricComparison & { readonly q: number | null })[]
}

/** All slices by one tag (or by document). */
export interface SliceDimension {
  readonly by: string
  readonly slices: readonly SliceComparison[]
  /** Pairs that do not have it. */
  readonly without: number
  /** Values that were too many to be compared. */
  readonly left: number
  /** SPECs under which every slice moved against the whole. */
  readonly reversed: readonly string[]
  /** Slices that clearly moved against the whole. */
  readonly against: readonly { readonly spec: string; readonly value: string }[]
}

export interface SliceReport {
  /** How many p-values `q` was adjusted over. */
  readonly family: number
  readonly dimensions: readonly SliceDimension[]
}

type SliceResult = SliceComparison['results'][number]

/**
 * A slice's result with q, over all `family` slices, where a metric has its adjusted p: that is what its stated verdict
 * rests on, on pages, in reports and in files.
 */
export function overSlices(result: SliceResult, family: number): SliceResult {
  return { ...result, pAdjusted: result.q, family }
}
