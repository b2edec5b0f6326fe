import { benjaminiHochberg } from '../stats/benjamini-hochberg.ts'
import { compareSides } from './compare.ts'
import type { MetricComparison } from './comparison.ts'
import { type Pairing, pairSegments } from './pair-segments.ts'
import type { CompareOptions, RunSide } from './run-side.ts'
import { haveOppositeSigns } from './segment-deltas.ts'
import { SIZE_NAMES } from './size-tags.ts'
import type { SliceComparison, SliceDimension, SliceReport } from './slice-report.ts'
import { subsetSide } from './subset-side.ts'

/** Values of one dimension that are compared, the largest first; the others are counted. */
const MOST_VALUES = 50
/** Level of q below which a slice is said to go against the whole. */
const LEVEL = 0.05

/**
 * The same comparison within each slice: `by` names tags, or `document`. Every slice has its own interval and p, by the
 * function that compares the whole, and q after Benjamini and Hochberg over all slices, dimensions and metrics at once.
 *
 * A dimension is `reversed` for a metric where every slice moved against the whole (Simpson's paradox: possible where the
 * whole is no mean of its parts, as with BLEU or F1); `against` names single slices that clearly did. Within a document
 * its segments are resampled, so that its interval speaks of that document alone.
 *
 * Without `by`, all tags that occur; sizes have names of their own and are asked for by them. Pairs that lack a dimension are counted as `without`.
 *
 * @example compareSlices(base, head, { by: ['domain'] }).dimensions[0].slices[0].q // 0.03
 */
export function compareSlices(
  base: RunSide,
  head: RunSide,
  { by, ...options }: CompareOptions & { readonly by?: readonly string[] } = {},
): SliceReport {
  const pairing = pairSegments(base, head)
  const whole = compareSides(base, head, options).results
  const dimensions = (by ?? tagNames(base, head)).map((name): SliceDimension => {
    const { groups, without } = groupPairs(base, head, pairing, name)
    const shown = [...groups].sort(([a, p], [b, q]) => q.length - p.length || (a < b ? -1 : 1)).slice(0, MOST_VALUES)
    const slices = shown.map(([value, pairs]): SliceComparison => {
      const sides = [cut(base, pairing.base, pairs, name), cut(head, pairing.head, pairs, name)] as const
      const { results } = compareSides(...sides, options)
      return { value, pairs: pairs.length, results: results.map((result) => ({ ...result, q: null })) }
    })
    return { by: name, slices, without, left: groups.size - shown.length, reversed: [], against: [] }
  })
  // A tag that all segments share says nothing that the whole does not say.
  const telling = dimensions.filter(({ slices, without }) => by !== undefined || slices.length > 1 || without > 0)
  return flagReversals(adjust(telling), whole)
}

function tagNames(base: RunSide, head: RunSide): string[] {
  const names = new Set([...(base.tags ?? []), ...(head.tags ?? [])].flatMap((tags) => Object.keys(tags)))
  return [...names].filter((name) => !SIZE_NAMES.includes(name)).sort()
}

/** Pairs by the value that both sides agree on; where only one side knows it, by that. */
function groupPairs(
  base: RunSide,
  head: RunSide,
  pairing: Pairing,
  name: string,
): { groups: Map<string, number[]>; without: number } {
  const groups = new Map<string, number[]>()
  let without = 0
  for (let k = 0; k < pairing.base.length; k++) {
    const ofBase = tagOf(base, pairing.base[k], name)
    const ofHead = tagOf(head, pairing.head[k], name)
    const value = ofBase ?? ofHead
    if (value === null || (ofHead !== null && ofHead !== value)) {
      without++
      continue
    }
    const group = groups.get(value)
    if (group) group.push(k)
    else groups.set(value, [k])
  }
  return { groups, without }
}

function tagOf(side: RunSide, at: number, name: string): string | null {
  if (name === 'document') return side.documents?.[at] ?? null
  const tags = side.tags?.[at]
  return tags && Object.hasOwn(tags, name) ? tags[name] : null
}

function cut(side: RunSide, places: Int32Array, pairs: readonly number[], name: string): RunSide {
  const { documents, ...subset } = subsetSide(
    side,
    pairs.map((k) => places[k]),
  )
  return documents && name !== 'document' ? { ...subset, documents } : subset
}

function adjust(dimensions: readonly SliceDimension[]): SliceReport {
  const ps = dimensions.flatMap(({ slices }) => slices.flatMap(({ results }) => results.flatMap(({ p }) => p ?? [])))
  const adjusted = benjaminiHochberg(ps)
  let next = 0
  return {
    family: ps.length,
    dimensions: dimensions.map((dimension) => ({
      ...dimension,
      slices: dimension.slices.map((slice) => ({
        ...slice,
        results: slice.results.map((result) => (result.p === null ? result : { ...result, q: adjusted[next++] })),
      })),
    })),
  }
}

function flagReversals(report: SliceReport, whole: readonly MetricComparison[]): SliceReport {
  return {
    ...report,
    dimensions: report.dimensions.map((dimension) => ({
      ...dimension,
      reversed: whole.filter((result, m) => isReversed(result, dimension, m)).map(({ spec }) => spec),
      against: whole.flatMap((result, m) =>
        dimension.slices
          .filter(({ results }) => goesAgainst(results[m], result))
          .map(({ value }) => ({ spec: result.spec, value })),
      ),
    })),
  }
}

function isReversed({ delta }: MetricComparison, { slices }: SliceDimension, m: number): boolean {
  return slices.length > 1 && slices.every(({ results }) => haveOppositeSigns(results[m].delta, delta))
}

function goesAgainst({ delta, ci, q }: SliceComparison['results'][number], whole: MetricComparison): boolean {
  if (!haveOppositeSigns(delta, whole.delta) || ci === null || q === null || q >= LEVEL) return false
  return ci[0] > 0 || ci[1] < 0
}
