import type { Comparison, MetricComparison } from '../../compare/comparison.ts'
import { statedVerdict } from '../../compare/stated-verdict.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'

/** Columns of whether a figure may be compared, and what it rests on. */
export const STANDING_COLUMNS = [
  { name: 'comparable', kind: 'text' },
  { name: 'reason', kind: 'text' },
  { name: 'unit', kind: 'text' },
  { name: 'direction', kind: 'text' },
  { name: 'signature', kind: 'text' },
  { name: 'method', kind: 'text' },
] as const satisfies ExportTable['columns']

/** Columns of a difference under one metric. */
export const COMPARISON_COLUMNS = [
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
  ...STANDING_COLUMNS,
] as const satisfies ExportTable['columns']

/** How the figures of a comparison were made, in words. */
export function methodOf({ resamples, trials, seed, unit }: Comparison): string {
  return `paired bootstrap of the difference, ${resamples} resamples by ${unit}, 95 % percentile interval; approximate randomisation, ${trials} trials; seed ${seed}`
}

/** A difference as a line of those columns; `verdict` stands in place of the one that rests on its own adjusted p. */
export function toComparisonRow(
  result: MetricComparison,
  comparison: Comparison,
  verdict = statedVerdict(result),
): ExportRow {
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
    verdict,
    result.comparable,
    result.reason,
    result.unit,
    result.direction,
    result.signature,
    methodOf(comparison),
  ]
}
