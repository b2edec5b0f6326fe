import type { ReportQuery } from '../schema/report-input.ts'
import type { ReportRequest } from './report-comparison.ts'
import { toPairRequest } from './to-pair-request.ts'

/** What an address asks to be reported. Throws InputError for several heads. */
export function toReportRequest(query: ReportQuery, site: string | null): ReportRequest {
  const { base, baseSystem, targetBranch, ancestor, segments, ...compared } = query
  // An empty reference stands for the base that is still to be found.
  const { base: _named, ...request } = toPairRequest({ ...compared, base: base ?? '' })
  return { ...request, base, baseSystem, targetBranch, ancestors: ancestor, segments, site }
}
