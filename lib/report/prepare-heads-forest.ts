import type { Comparison } from '../compare/comparison.ts'
import { type ForestView, prepareForest } from './prepare-forest.ts'

/**
 * Several heads against one base under one metric, a row a head on one axis. A row's `spec` is the head's id. Heads that
 * were not scored under the metric have no row.
 */
export function prepareHeadsForest(
  heads: readonly { readonly id: string; readonly name: string; readonly comparison: Comparison }[],
  spec: string,
): ForestView {
  const results = heads.flatMap(({ id, name, comparison }) => {
    const result = comparison.results.find((one) => one.spec === spec)
    return result ? [{ ...result, spec: id, label: name }] : []
  })
  const view = prepareForest({ ...heads[0].comparison, results }, undefined, { oneAxis: true })
  const groups = view.groups.map((group) => ({ ...group, rows: group.rows.map((row) => ({ ...row, sub: '' })) }))
  return { ...view, groups }
}
