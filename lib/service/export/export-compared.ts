import type { ExportTable } from '../../report/export/export-table.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import { toCompareRequest } from '../to-compare-request.ts'
import { toPairRequest } from '../to-pair-request.ts'
import { exportComparison, exportComparisonSlices } from './export-comparison.ts'
import { exportHeads, exportRanking } from './export-heads.ts'

/** The table of a comparison that an address asks for. Throws InputError for the slices of several heads. */
export async function exportCompared({ format: _, table, ...query }: CompareExportQuery): Promise<ExportTable> {
  if (table === 'ranking') return exportRanking(toCompareRequest(query))
  if (table === 'slices') return exportComparisonSlices(toPairRequest(query))
  return query.head.length > 1 ? exportHeads(toCompareRequest(query)) : exportComparison(toPairRequest(query))
}
