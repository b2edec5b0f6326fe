import type { Database } from '../db/open-database.ts'
import { listRowPieces, replaceRowPacks } from '../db/packs.ts'
import type { AdditiveMetric } from '../metrics/metric.ts'
import { type RowTable, toRowTable } from '../metrics/row-table.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { packRows, unpackRows } from './pack-rows.ts'
import { signatureKey } from './signature-key.ts'

type Repeats = readonly (readonly (ScorableSegment | null)[])[]

/** Rows of a run under one metric, a table a repeat: from its texts. */
export function makeTables(metric: AdditiveMetric, repeats: Repeats): RowTable[] {
  return repeats.map((segments) => toRowTable(metric, segments.map(toCounted)))
}

/** A segment that counts, or null. */
export function toCounted(segment: ScorableSegment | null): ScorableSegment | null {
  return segment !== null && (segment.state === undefined || segment.state === 'scored') ? segment : null
}

/** Rows of a run under one metric: those that are stored, else made from its texts and stored. */
export async function loadTables(
  db: Database,
  run: RunRecord,
  spec: string,
  metric: AdditiveMetric,
): Promise<readonly RowTable[]> {
  const key = signatureKey(metric)
  const stored = unpackRows(await listRowPieces(db, run.id, key), run.testSet.segmentCount)
  if (stored) return stored
  const tables = makeTables(metric, await loadRunTexts(db, run))
  await replaceRowPacks(db, { runId: run.id, signatureKey: key, spec }, packRows(tables))
  return tables
}
