import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { overSlices, type SliceDimension } from '../compare/slice-report.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import { formatCount, formatP } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'
import { type ForestView, prepareForest } from './prepare-forest.ts'

const words = compareMessages.slices

export interface SliceForest {
  readonly name: string
  readonly view: ForestView
  /** What the table leaves out, and what went against the whole. */
  readonly notes: readonly string[]
}

/**
 * The slices of a comparison under one metric, each dimension as a forest table of its own: difference, interval, n,
 * and q after Benjamini and Hochberg over all slices. Empty where no slices were asked for.
 */
export function prepareSliceForest(comparison: Comparison, spec: string): SliceForest[] {
  const whole = comparison.results.findIndex((result) => result.spec === spec)
  if (!comparison.slices || whole < 0) return []
  const { family, dimensions } = comparison.slices
  return dimensions.map((dimension) => {
    // Each slice stands in for a metric: its name is the row's, and its q the adjusted p.
    const results = dimension.slices.map(({ value, results: own }) => ({
      ...overSlices(own[whole], family),
      spec: value,
      label: value,
    }))
    const view = prepareForest({ ...comparison, results }, 'native')
    const rows = view.groups
      .flatMap((group) => group.rows)
      .map((row, i) => ({
        ...row,
        sub: '',
        qualifier: sliceQualifier(results[i], family) ?? row.qualifier,
      }))
    return {
      name: words.names[dimension.by] ?? dimension.by,
      view: { ...view, groups: [{ layer: '', rows }] },
      notes: notesOf(dimension, spec),
    }
  })
}

/** q with how many slices it was adjusted over, under a verdict that rests on it; null under any other. */
export function sliceQualifier(
  result: MetricComparison & { readonly q: number | null },
  family: number,
): string | null {
  const isDecided = result.verdict === 'better' || result.verdict === 'worse'
  if (!isDecided || result.q == null) return null
  const holds = statedVerdict(result) === result.verdict
  return words.q({ q: formatP(result.q), family: formatCount(family), holds })
}

function notesOf({ without, left, reversed, against }: SliceDimension, spec: string): string[] {
  const names = against.filter((one) => one.spec === spec).map((one) => one.value)
  return [
    ...(reversed.includes(spec) ? [words.reversed] : []),
    ...(names.length > 0 ? [words.against(names.join(', '))] : []),
    ...(without > 0 ? [words.without(formatCount(without))] : []),
    ...(left > 0 ? [words.left(formatCount(left))] : []),
  ]
}
