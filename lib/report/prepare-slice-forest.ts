import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { overSlices, type SliceDimension } from '../compare/slice-report.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import { formatCount, formatP } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'
import { type ForestView, prepareForest } from './prepare-forest.ts'
import { orderSlices } from './prepare-run-slices.ts'

const words = compareMessages.slices
const few = compareMessages.forest.fewPairs

export interface SliceForest {
  readonly name: string
  readonly view: ForestView
  /** What the table leaves out, and what went against the whole. */
  readonly notes: readonly string[]
}

/**
 * The slices of a comparison under one metric, each dimension as a forest table of its own and all on one axis:
 * difference, interval, n, and q after Benjamini and Hochberg over all slices. Lengths stand in the order of their size,
 * other slices as they come, those of a few pairs last. Empty where no slices were asked for.
 */
export function prepareSliceForest(comparison: Comparison, spec: string): SliceForest[] {
  const whole = comparison.results.findIndex((result) => result.spec === spec)
  if (!comparison.slices || whole < 0) return []
  const { family, dimensions } = comparison.slices
  // Each slice stands in for a metric: its name is the row's, and its q the adjusted p.
  const byDimension = dimensions.map(({ by, slices }) =>
    inOrder(slices.map(({ value, results }) => ({ ...overSlices(results[whole], family), by, value }))).map(
      (result) => ({
        ...result,
        spec: result.value,
        label: result.value,
      }),
    ),
  )
  const results = byDimension.flat()
  const all = prepareForest({ ...comparison, results }, 'native', { oneAxis: true })
  const rows = all.groups
    .flatMap((group) => group.rows)
    .map((row, i) => ({ ...row, sub: '', qualifier: qualifierOf(row, results[i], family) }))
  let from = 0
  return dimensions.map((dimension, d) => {
    const own = rows.slice(from, from + byDimension[d].length)
    from += own.length
    return {
      name: words.names[dimension.by] ?? dimension.by,
      view: { ...all, groups: [{ layer: '', rows: own }] },
      notes: notesOf(dimension, spec),
    }
  })
}

function inOrder<S extends { readonly by: string; readonly value: string; readonly few: boolean }>(
  slices: readonly S[],
) {
  const ordered = orderSlices(slices)
  return ordered === slices ? [...slices].sort((a, b) => Number(a.few) - Number(b.few)) : ordered
}

function qualifierOf(
  row: { readonly qualifier: string | null; readonly few: boolean },
  result: MetricComparison & { readonly q: number | null },
  family: number,
): string | null {
  const q = sliceQualifier(result, family)
  if (q === null) return row.qualifier ?? (row.few ? few : null)
  return row.few ? `${q}; ${few}` : q
}

/** q with how many slices it was adjusted over, under a verdict that rests on it; null under any other. */
export function sliceQualifier(
  result: MetricComparison & { readonly q: number | null },
  family: number,
): string | null {
  const isDecided = result.verdict === 'better' || result.verdict === 'worse'
  if (!isDecided || result.q == null) return null
  const holds = statedVerdict({ ...result, few: false }) === result.verdict
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
