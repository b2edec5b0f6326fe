import type { AdditiveMetric } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'

/** A metric with confusion cells, and the labels that its cells count. */
export interface LabelledMetric {
  readonly metric: AdditiveMetric
  readonly labels: readonly string[]
}

/**
 * Rows of confusion cells over one label list, as rows over another that holds all labels of the first: what two runs
 * need that predicted different labels. Figures do not change, since labels that do not occur are not averaged over.
 *
 * @example cells of (a, b) over (a, b, c): gold b, predicted a was 1 · 2 + 0 and becomes 1 · 3 + 0
 */
export function remapCells(table: RowTable, from: LabelledMetric, to: LabelledMetric): RowTable {
  const places = new Map(to.labels.map((label, i) => [label, i]))
  const placeOf = from.labels.map((label) => {
    const place = places.get(label)
    if (place === undefined) throw new RangeError(`the label "${label}" is not in the wider list`)
    return place
  })
  // Cells are square; a metric may count more classes than occur, after those that do.
  const [width, wider] = [from, to].map(({ metric }) => Math.sqrt(metric.columns.length))
  const rows = table.rows.map((cell, i) =>
    table.scored[i] === 1 ? placeOf[Math.floor(cell / width)] * wider + placeOf[cell % width] : cell,
  )
  return { ...table, rows }
}
