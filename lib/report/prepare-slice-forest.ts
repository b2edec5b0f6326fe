import type { Comparison } from '../compare/comparison.ts'
import type { SliceDimension } from '../compare/slice-report.ts'
import { formatCount, formatP } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'
import { type ForestRow, type ForestView, prepareForest } from './prepare-forest.ts'

const words = compareMessages.slices

/** Level at which q still backs a verdict. */
const LEVEL = 0.05

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
      ...own[whole],
      spec: value,
      label: value,
      pAdjusted: own[whole].q,
      family,
    }))
    const view = prepareForest({ ...comparison, results }, 'native')
    const rows = view.groups.flatMap((group) => group.rows).map((row, i) => withQ(row, results[i].q, family))
    return {
      name: words.names[dimension.by] ?? dimension.by,
      view: { ...view, groups: [{ layer: '', rows }] },
      notes: notesOf(dimension, spec),
    }
  })
}

/** A slice whose q does not stand is drawn and worded as undecided: of many slices some are clear of 0 by chance. */
function withQ(row: ForestRow, q: number | null, family: number): ForestRow {
  const decided = row.verdict === 'better' || row.verdict === 'worse'
  if (!decided || q === null) return { ...row, sub: '' }
  const holds = q <= LEVEL
  const qualifier = words.q({ q: formatP(q), family: formatCount(family), holds })
  if (holds) return { ...row, sub: '', qualifier }
  const description = row.description.replace(row.verdictWord, words.muted)
  return { ...row, sub: '', qualifier, verdict: 'inconclusive', verdictWord: words.muted, description }
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
