import type { Comparison, MetricComparison } from '../../compare/comparison.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { type ComparedRuns, type CompareRequest, compareRuns } from '../compare-runs.ts'
import { VERSION } from '../version.ts'

const COLUMNS = [
  { name: 'metric', kind: 'text' },
  { name: 'base', kind: 'number' },
  { name: 'head', kind: 'number' },
  { name: 'difference', kind: 'number' },
  { name: 'low', kind: 'number' },
  { name: 'high', kind: 'number' },
  { name: 'p', kind: 'number' },
  { name: 'pAdjusted', kind: 'number' },
  { name: 'family', kind: 'number', decimals: 0 },
  { name: 'n', kind: 'number', decimals: 0 },
  { name: 'wins', kind: 'number', decimals: 0 },
  { name: 'ties', kind: 'number', decimals: 0 },
  { name: 'losses', kind: 'number', decimals: 0 },
  { name: 'smallestEffect', kind: 'number' },
  { name: 'couldHaveShown', kind: 'number' },
  { name: 'verdict', kind: 'text' },
  { name: 'comparable', kind: 'text' },
  { name: 'reason', kind: 'text' },
  { name: 'signature', kind: 'text' },
  { name: 'method', kind: 'text' },
] as const satisfies ExportTable['columns']

/** Differences of two runs under every metric, each with interval, p, verdict, signature and method. */
export async function exportComparison(request: CompareRequest): Promise<ExportTable> {
  const compared = await compareRuns(request)
  const { comparison } = compared
  return {
    ...headOf(compared, 'comparison'),
    columns: COLUMNS,
    rows: comparison.results.map((result) => toRow(result, comparison)),
  }
}

/** The same within every slice, with q over all of them. */
export async function exportComparisonSlices(request: CompareRequest): Promise<ExportTable> {
  const compared = await compareRuns({ ...request, slices: request.slices ?? ['*'] })
  const { comparison } = compared
  const rows = (comparison.slices?.dimensions ?? []).flatMap(({ by, slices }) =>
    slices.flatMap(({ value, results }) =>
      results.map((result) => [by, value, result.q, comparison.slices?.family ?? null, ...toRow(result, comparison)]),
    ),
  )
  return {
    ...headOf(compared, 'slices'),
    columns: [
      { name: 'slice', kind: 'text' },
      { name: 'value', kind: 'text' },
      { name: 'q', kind: 'number' },
      { name: 'qFamily', kind: 'number', decimals: 0 },
      ...COLUMNS,
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

function methodOf({ resamples, trials, seed, unit }: Comparison): string {
  return `paired bootstrap of the difference, ${resamples} resamples by ${unit}, 95 % percentile interval; approximate randomisation, ${trials} trials; seed ${seed}`
}

function toRow(result: MetricComparison, comparison: Comparison): ExportRow {
  return [
    result.label,
    result.base,
    result.head,
    result.delta,
    result.ci?.[0] ?? null,
    result.ci?.[1] ?? null,
    result.p,
    result.pAdjusted,
    result.family,
    result.n,
    result.wins,
    result.ties,
    result.losses,
    result.smallestEffect,
    result.mde,
    result.verdict,
    result.comparable,
    result.reason,
    result.signature,
    methodOf(comparison),
  ]
}
