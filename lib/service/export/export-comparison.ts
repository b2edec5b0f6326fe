import { overSlices } from '../../compare/slice-report.ts'
import { statedVerdict } from '../../compare/stated-verdict.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { type CompareRequest, compareRuns } from '../compare-runs.ts'
import { COMPARISON_COLUMNS, toComparisonRow } from './comparison-columns.ts'
import { pairHead } from './pair-head.ts'

/** Differences of two runs under every metric, each with interval, p, verdict, signature and method. */
export async function exportComparison(request: CompareRequest): Promise<ExportTable> {
  const compared = await compareRuns(request)
  const { comparison } = compared
  return {
    ...pairHead(compared, 'comparison'),
    columns: COMPARISON_COLUMNS,
    rows: comparison.results.map((result) => toComparisonRow(result, comparison)),
  }
}

/** The same within every slice, with q over all of them. */
export async function exportComparisonSlices(request: CompareRequest): Promise<ExportTable> {
  const compared = await compareRuns({ ...request, slices: request.slices ?? ['*'] })
  const { comparison } = compared
  const rows = (comparison.slices?.dimensions ?? []).flatMap(({ by, slices }) =>
    slices.flatMap(({ value, results }) =>
      results.map((result) => [
        by,
        value,
        result.q,
        comparison.slices?.family ?? null,
        ...toComparisonRow(result, comparison, statedVerdict(overSlices(result, comparison.slices?.family ?? 0))),
      ]),
    ),
  )
  return {
    ...pairHead(compared, 'slices'),
    columns: [
      { name: 'slice', kind: 'text' },
      { name: 'value', kind: 'text' },
      { name: 'q', kind: 'number' },
      { name: 'qFamily', kind: 'number', decimals: 0 },
      ...COMPARISON_COLUMNS,
    ],
    rows,
  }
}
