import { type ReportJson, toReportJson } from '../report/to-report-json.ts'
import type { ReportedComparison } from './report-comparison.ts'

/** A report as data: the comparison with both runs, as `GET /api/v1/compare` has it, and all that a report adds. */
export function toReportAnswer({ report, base, head }: ReportedComparison): ReportJson {
  return toReportJson(report, { base, head })
}
