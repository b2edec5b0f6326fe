import { readJsonBody } from '../../../../../lib/http/read-json-body.ts'
import { readQuery } from '../../../../../lib/http/read-query.ts'
import { route } from '../../../../../lib/http/route.ts'
import { siteOf } from '../../../../../lib/http/site-of.ts'
import { textResponse } from '../../../../../lib/http/text-response.ts'
import { REPORT_FILES, writeReport } from '../../../../../lib/report/write-report.ts'
import { ReportFileQuery, ReportInput } from '../../../../../lib/schema/report-input.ts'
import { reportComparison } from '../../../../../lib/service/report-comparison.ts'
import { toReportAnswer } from '../../../../../lib/service/to-report-answer.ts'
import { toReportRequest } from '../../../../../lib/service/to-report-request.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { format, ...query } = readQuery(request, ReportFileQuery)
  const { report } = await reportComparison(toReportRequest(query, siteOf(request)))
  return textResponse(writeReport(report, format), REPORT_FILES[format])
})

/** Changes nothing; a body holds more ancestors than an address. */
export const POST = route(async ({ request }) =>
  toReportAnswer(await reportComparison({ ...(await readJsonBody(request, ReportInput)), site: siteOf(request) })),
)
