import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { comparisonFigures, NO_NUMBER } from './comparison-figures.ts'
import { formatCount, formatDifference, formatNumber, formatP, toDecimals } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'

const words = compareMessages.beside

/** What stands beside the verdicts of a comparison, as paragraphs and one table; all empty where there is nothing. */
export interface BesideView {
  readonly groups: readonly { readonly title: string; readonly sentences: readonly string[] }[]
  readonly posted: readonly {
    readonly metric: string
    readonly base: string
    readonly head: string
    readonly difference: string
    readonly why: string
  }[]
}

/**
 * Bounds with failed items counted as empty, McNemar's test, repeats, disagreeing aggregations, and totals that only were
 * posted. Only metrics that may be compared are spoken about.
 */
export function prepareBeside(comparison: Comparison): BesideView {
  const compared = comparison.results.filter(isCompared)
  const groups = [
    { title: words.failedHeading, sentences: compared.flatMap((result) => failedLine(result) ?? []) },
    { title: words.mcnemarHeading, sentences: compared.flatMap((result) => mcnemarLine(result) ?? []) },
    { title: words.repeatsHeading, sentences: compared.flatMap((result) => repeatsLine(result) ?? []) },
    { title: words.signsHeading, sentences: compared.flatMap((result) => signsLine(result) ?? []) },
  ]
  return {
    groups: groups.filter(({ sentences }) => sentences.length > 0),
    posted: (comparison.postedOnly ?? []).map(({ metric, base, head, delta, reason }) => ({
      metric,
      base: plain(base),
      head: plain(head),
      difference: delta === null ? NO_NUMBER : formatDifference(delta, 4),
      why: reason,
    })),
  }
}

function failedLine({ label, failedAsEmpty, ci }: MetricComparison): string | null {
  if (failedAsEmpty === null) return null
  const decimals = toDecimals(ci)
  return words.failed({
    label,
    base: formatNumber(failedAsEmpty.base, decimals),
    head: formatNumber(failedAsEmpty.head, decimals),
    delta: formatDifference(failedAsEmpty.delta, decimals),
    n: formatCount(failedAsEmpty.n),
  })
}

function mcnemarLine({ label, mcnemar }: MetricComparison): string | null {
  if (mcnemar === null) return null
  return words.mcnemar({
    label,
    onlyBase: formatCount(mcnemar.onlyBase),
    onlyHead: formatCount(mcnemar.onlyHead),
    exact: formatP(mcnemar.exact),
    mid: formatP(mcnemar.midP),
  })
}

function repeatsLine({ label, repeats, ci }: MetricComparison): string | null {
  if (repeats === null) return null
  const list = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? NO_NUMBER : formatNumber(value, toDecimals(ci)))).join(', ')
  return words.repeats({ label, base: list(repeats.base), head: list(repeats.head) })
}

function signsLine(result: MetricComparison): string | null {
  const { label, signsDisagree, segmentMeanDelta, ci } = result
  if (!signsDisagree || segmentMeanDelta === null) return null
  const { delta } = comparisonFigures(result)
  return words.signs({ label, delta, mean: formatDifference(segmentMeanDelta, toDecimals(ci)) })
}

function plain(value: number | null): string {
  return value === null ? NO_NUMBER : formatNumber(value, 4)
}
