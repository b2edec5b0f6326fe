import type { Report, ReportSide } from './report.ts'
import { withMoreIds } from './with-more-ids.ts'

/** A report as data: what a comparison's JSON holds, with the gate and all else that a report says beside it. */
export interface ReportJson extends Readonly<Record<string, unknown>> {
  readonly heading: string
  readonly verdict: Report['verdict']
}

/**
 * The JSON of a report: the comparison's own keys (`pairs`, `results`, …) in full precision and untouched texts, errors in
 * the data first among its `warnings`, with
 * `verdict`, `heading`, `gate`, `baseline`, `flips` and `lints` (counts, the first ids, and how many more: `moreIds`),
 * `worst`, `trust` and where to look. A side is what the
 * caller has of it: a stored run, or a file's name.
 */
export function toReportJson<Side = ReportSide>(
  { data, verdict, heading, errors, page, permalink }: Report,
  sides: { readonly base: Side; readonly head: Side },
): ReportJson {
  const { comparison, ...rest } = data
  return {
    ...comparison,
    ...rest,
    flips: withMoreIds(rest.flips),
    lints: withMoreIds(rest.lints),
    warnings: [...new Set([...errors, ...comparison.warnings])],
    ...sides,
    verdict,
    heading,
    page: page ?? data.page,
    permalink: permalink ?? data.permalink,
  }
}
