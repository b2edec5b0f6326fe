import type { ExportFormat } from '../../report/export/export-table.ts'
import { type WrittenExport, writeExport } from '../../report/export/write-export.ts'
import { exportRunScores } from './export-run-scores.ts'
import { exportRunSegments } from './export-run-segments.ts'
import { exportRunSlices } from './export-run-slices.ts'

const TABLES = { segments: exportRunSegments, scores: exportRunScores, slices: exportRunSlices } as const

/** A table of a run in one of the formats, ready to be streamed. Throws NotFoundError. */
export async function exportRun(
  id: string,
  { table, format }: { table: keyof typeof TABLES; format: ExportFormat },
): Promise<WrittenExport> {
  return writeExport(await TABLES[table](id), format)
}
