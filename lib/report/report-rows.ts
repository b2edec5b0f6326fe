import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import type { GateResult, MetricGate } from '../compare/gate.ts'
import { overSlices, type SliceReport } from '../compare/slice-report.ts'
import { NO_NUMBER } from './comparison-figures.ts'
import { reportMessages as words } from './messages/en/report.ts'
import { type ForestRow, prepareForest } from './prepare-forest.ts'
import { sliceQualifier } from './prepare-slice-forest.ts'
import type { ReportRow } from './report.ts'

/** A metric of the whole comparison, or within one slice. */
export interface RowKey {
  readonly spec: string
  readonly slice?: { readonly by: string; readonly value: string }
}

/** Rows of the whole comparison in its order, those that the gate looks at first, then the slices that it looks at. */
export function listReportRows(comparison: Comparison, gate: GateResult): ReportRow[] {
  const whole = toRows(comparison.results, null, gate)
  const slices = gate.metrics.flatMap((metric) => {
    const result = metric.slice && findSliceResult(comparison.slices, metric)
    return metric.slice && result ? toRows([result], metric.slice, gate) : []
  })
  return [...whole.filter((row) => row.gate), ...slices, ...whole.filter((row) => !row.gate)]
}

/** Rows of all slices that the comparison holds. */
export function listSliceRows(comparison: Comparison, gate: GateResult): ReportRow[] {
  const { dimensions = [], family = 0 } = comparison.slices ?? {}
  return dimensions.flatMap(({ by, slices }) =>
    slices.flatMap(({ value, results }) => {
      const overAll = results.map((result) => overSlices(result, family))
      return toRows(overAll, { by, value }, gate).map((row, i) => ({
        ...row,
        qualifier: sliceQualifier(overAll[i], family) ?? row.qualifier,
      }))
    }),
  )
}

/** The comparison of a metric within one slice. */
export function findSliceResult(
  report: SliceReport | undefined,
  { spec, slice }: RowKey,
): MetricComparison | undefined {
  const dimension = report?.dimensions.find(({ by }) => by === slice?.by)
  const part = dimension?.slices.find(({ value }) => value === slice?.value)
  return part?.results.find((result) => result.spec === spec)
}

/** What the gate said of this metric, in the whole or in this slice. */
export function findGated(gate: GateResult, { spec, slice }: RowKey): MetricGate | null {
  return (
    gate.metrics.find(
      (metric) => metric.spec === spec && metric.slice?.by === slice?.by && metric.slice?.value === slice?.value,
    ) ?? null
  )
}

function toRows(
  results: readonly MetricComparison[],
  slice: { readonly by: string; readonly value: string } | null,
  gate: GateResult,
): ReportRow[] {
  // The forest decides words and digits; here its rows go back into the order of the comparison.
  const forest = prepareForest({ results } as Comparison, 'native')
  const bySpec = new Map(forest.groups.flatMap((group) => group.rows).map((row) => [row.spec, row]))
  return results.flatMap((result) => {
    const row = bySpec.get(result.spec)
    return row ? [toRow(row, result, slice, findGated(gate, { spec: result.spec, ...(slice && { slice }) }))] : []
  })
}

function toRow(
  row: ForestRow,
  result: MetricComparison,
  slice: { readonly by: string; readonly value: string } | null,
  gate: MetricGate | null,
): ReportRow {
  return {
    spec: row.spec,
    label: row.turned ? `${row.label} ${words.lower}` : row.label,
    slice: slice && words.slice(slice),
    base: row.base,
    head: row.head,
    difference: row.difference ?? NO_NUMBER,
    interval: row.interval,
    n: row.n,
    verdict: row.verdict,
    mark: words.marks[row.verdict ?? 'none'],
    word: row.verdictWord,
    qualifier: row.verdict === 'not-compared' ? differing(result) : row.qualifier,
    gate,
    result,
  }
}

/** `tok 13a ≠ intl`: what keeps two numbers apart, with both values. */
function differing(result: MetricComparison): string | null {
  if (result.differences.length === 0) return result.reason
  return result.differences
    .map(({ field, base, head }) =>
      words.fieldDiffers({ field, base: base ?? words.unknown, head: head ?? words.unknown }),
    )
    .join(', ')
}
