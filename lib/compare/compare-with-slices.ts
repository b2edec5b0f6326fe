import { compareSides } from './compare.ts'
import type { Comparison } from './comparison.ts'
import type { CompareOptions, RunSide } from './run-side.ts'
import { compareSlices } from './slices.ts'

/**
 * `compareSides`, with `slices` beside it where any are asked for: what command line and server both call. `slices`
 * names tags or `document`; `*` stands for every tag.
 *
 * @example compareWithSlices(base, head, { slices: ['domain'] }).slices?.dimensions[0].by // 'domain'
 */
export function compareWithSlices(
  base: RunSide,
  head: RunSide,
  { slices, ...options }: CompareOptions & { readonly slices?: readonly string[] } = {},
): Comparison {
  const comparison = compareSides(base, head, options)
  if (slices === undefined || slices.length === 0) return comparison
  const report = compareSlices(base, head, { ...options, ...(!slices.includes('*') && { by: slices }) })
  const reversals = report.dimensions.flatMap(({ by, reversed }) =>
    reversed.map((spec) => `${spec} moved the other way in every slice by ${by} than over the whole.`),
  )
  const unknown = report.dimensions
    .filter((dimension) => comparison.pairs > 0 && dimension.slices.length === 0)
    .map(({ by }) => `No pair of segments carries "${by}", so that there are no slices by it.`)
  return { ...comparison, slices: report, warnings: [...comparison.warnings, ...reversals, ...unknown] }
}
