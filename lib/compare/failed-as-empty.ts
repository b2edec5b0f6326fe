import type { AdditiveMetric } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import { totalSums } from '../stats/packed-rows.ts'
import type { FailedAsEmpty } from './comparison.ts'
import { toPairRows } from './pair-rows.ts'
import type { Pairing } from './pair-segments.ts'
import type { RunSide, SideMetric } from './run-side.ts'

/**
 * Both scores as they would be if every failed item had given an empty output: the bound below which leaving failures out
 * cannot hide. Null where nothing failed among the pairs, or where an empty output has no row (a label, a likelihood).
 *
 * @example base 0.55 of 6 items, head 0.8 of 3 and 3 failed: { base: 0.55, head: 0.4, delta: −0.15 }
 */
export function failedAsEmpty(
  metric: AdditiveMetric,
  [base, head]: readonly [SideMetric, SideMetric],
  setting: { readonly base: RunSide; readonly head: RunSide; readonly pairing: Pairing },
): FailedAsEmpty | null {
  const { pairing } = setting
  const ofBase = mergeFailed(base, setting.base, pairing.base)
  const ofHead = mergeFailed(head, setting.head, pairing.head)
  if (ofBase === null || ofHead === null || ofBase.failed + ofHead.failed === 0) return null
  const rows = toPairRows(metric, ofBase.tables, ofHead.tables, pairing)
  const [baseValue, headValue] = [metric.value(totalSums(rows.base)), metric.value(totalSums(rows.head))]
  if (!Number.isFinite(baseValue) || !Number.isFinite(headValue)) return null
  return { n: rows.pairs.length, base: baseValue, head: headValue, delta: headValue - baseValue }
}

/** Tables with the rows of failed items put in, and how many of the paired ones failed; null where one has no row. */
function mergeFailed(
  { tables = [], failedTables = [] }: SideMetric,
  { states }: RunSide,
  places: Int32Array,
): { tables: readonly RowTable[]; failed: number } | null {
  let failed = 0
  for (const [r, repeat] of states.entries())
    for (const at of places) {
      if (repeat[at] !== 'failed') continue
      if (failedTables[r]?.scored[at] !== 1) return null
      failed++
    }
  return { tables: failed === 0 ? tables : tables.map((table, r) => putIn(table, failedTables[r])), failed }
}

function putIn(table: RowTable, failed: RowTable): RowTable {
  const { width } = table
  const rows = table.rows.slice()
  const scored = table.scored.map((is, i) => is | failed.scored[i])
  for (let i = 0; i < table.count; i++)
    if (failed.scored[i] === 1) rows.set(failed.rows.subarray(i * width, (i + 1) * width), i * width)
  return { ...table, rows, scored }
}
