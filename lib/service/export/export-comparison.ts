import { overSlices } from '../../compare/slice-report.ts'
import { statedVerdict } from '../../compare/stated-verdict.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { type ComparedRuns, type CompareRequest, compareRuns } from '../compare-runs.ts'
import { VERSION } from '../version.ts'
import { COMPARISON_COLUMNS, methodOf, toComparisonRow } from './comparison-columns.ts'

/** Differences of two runs under every metric, each with interval, p, verdict, signature and method. */
export async function exportComparison(request: CompareRequest): Promise<ExportTable> {
  const compared = await compareRuns(request)
  const { comparison } = compared
  return {
    ...headOf(compared, 'comparison'),
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
    ...headOf(compared, 'slices'),
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

function headOf({ base, head, comparison }: ComparedRuns, what: string) {
  return {
    name: `assay-${base.id}-${head.id}-${what}`,
    title: `${head.system} against ${base.system}, ${what}`,
    meta: {
      project: base.projectSlug,
      base: base.id,
      head: head.id,
      testSet: `${head.testSet.name} v${head.testSet.number}`,
      pairs: comparison.pairs,
      method: methodOf(comparison),
      assay: VERSION,
    },
  }
}
