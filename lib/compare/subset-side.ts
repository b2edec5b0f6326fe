import type { RowTable } from '../metrics/row-table.ts'
import type { RunSide, SideMetric } from './run-side.ts'

/**
 * A side cut down to the segments at `places`, in that order. They get new ids, their numbers in the list, so that two
 * sides cut to the two ends of the same pairs meet again pair by pair.
 */
export function subsetSide(side: RunSide, places: ArrayLike<number>): RunSide {
  const at = Array.from(places)
  const pick = <T>(values: readonly T[]) => at.map((i) => values[i])
  return {
    ids: at.map((_, k) => String(k)),
    contentHashes: at.map(() => ''),
    ...(side.documents && { documents: pick(side.documents) }),
    ...(side.tags && { tags: pick(side.tags) }),
    outputHashes: side.outputHashes.map(pick),
    states: side.states.map(pick),
    metrics: side.metrics.map((metric) => subsetMetric(metric, at)),
  }
}

function subsetMetric(
  { spec, metric, tables, failedTables, corpusScore }: SideMetric,
  at: readonly number[],
): SideMetric {
  return {
    spec,
    metric,
    ...(tables && { tables: tables.map((table) => subsetTable(table, at)) }),
    ...(failedTables && { failedTables: failedTables.map((table) => subsetTable(table, at)) }),
    ...(corpusScore && { corpusScore: (indices) => corpusScore(indices ? indices.map((k) => at[k]) : at) }),
  }
}

function subsetTable({ width, rows, scored, reasons }: RowTable, at: readonly number[]): RowTable {
  const picked = new Float64Array(width * at.length)
  at.forEach((i, k) => {
    picked.set(rows.subarray(i * width, (i + 1) * width), k * width)
  })
  return {
    width,
    count: at.length,
    rows: picked,
    scored: Uint8Array.from(at, (i) => scored[i]),
    reasons: new Map(at.flatMap((i, k) => (reasons.has(i) ? [[k, reasons.get(i) as string]] : []))),
  }
}
