import { readQuery } from '../../../../lib/http/read-query.ts'
import { route } from '../../../../lib/http/route.ts'
import { siteOf } from '../../../../lib/http/site-of.ts'
import { textResponse } from '../../../../lib/http/text-response.ts'
import { writeReport } from '../../../../lib/report/write-report.ts'
import { ReportQuery } from '../../../../lib/schema/report-input.ts'
import { reportComparison } from '../../../../lib/service/report-comparison.ts'
import { toReportRequest } from '../../../../lib/service/to-report-request.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { report } = await reportComparison(toReportRequest(readQuery(request, ReportQuery), siteOf(request)))
  return textResponse(writeReport(report, 'markdown'), { type: 'text/markdown' })
})
