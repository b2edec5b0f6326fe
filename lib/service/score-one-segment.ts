import { toPairRows } from '../compare/pair-rows.ts'
import type { Database } from '../db/open-database.ts'
import { findFacts } from '../db/run-writes.ts'
import { listPackedRowsAt, type PackedRow } from '../db/segment-history.ts'
import { InputError } from '../errors.ts'
import type { AdditiveMetric, TestSetFacts } from '../metrics/metric.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import { addRow } from '../stats/packed-rows.ts'
import { unpackRows } from './pack-rows.ts'

const ONE = Int32Array.of(0)
const PAIRING = { base: ONE, head: ONE, changed: [], onlyBase: [], onlyHead: [], byContent: false }

/**
 * Scores of single segments by run and SPEC, from their stored rows: reads one row of each pack. A SPEC whose rows are
 * not stored, or that cannot be made here, is left out; a segment that it did not score has null. Runs in a worker.
 */
export async function scoreOneSegment(
  db: Database,
  { places }: { places: readonly { runId: string; position: number }[] },
): Promise<Record<string, Record<string, number | null>>> {
  const rows = await listPackedRowsAt(db, places)
  const scores: Record<string, Record<string, number | null>> = {}
  for (const [runId, ofRun] of groupBy(rows, (row) => row.runId)) {
    const facts = (await findFacts(db, runId)) as TestSetFacts | null
    scores[runId] = {}
    if (facts === null) continue
    for (const [spec, repeats] of groupBy(ofRun, (row) => row.spec)) {
      const metric = makeMetric(spec, facts)
      if (metric) scores[runId][spec] = scoreOf(metric, repeats)
    }
  }
  return scores
}

function scoreOf(metric: AdditiveMetric, repeats: readonly PackedRow[]): number | null {
  const tables = unpackRows(
    repeats.map(({ repeat, width, kind, row, scored }) => ({
      repeat,
      piece: 0,
      start: 0,
      count: 1,
      width,
      kind,
      rows: toBytes(row),
      scored: Uint8Array.of(scored ? 1 : 0),
      reasonsJson: null,
    })),
    1,
  )
  if (tables === null) return null
  const { base, pairs } = toPairRows(metric, tables, tables, PAIRING)
  if (pairs.length === 0) return null
  const sums = new Float64Array(base.sumWidth)
  addRow(base, 0, 1, sums)
  const value = metric.value(sums)
  return Number.isFinite(value) ? value : null
}

function makeMetric(spec: string, facts: TestSetFacts): AdditiveMetric | null {
  try {
    const metric = createMetricWithResources(spec, facts)
    return metric.kind === 'additive' ? metric : null
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
