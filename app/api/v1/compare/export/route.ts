import { exportResponse } from '../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../lib/http/read-query.ts'
import { route } from '../../../../../lib/http/route.ts'
import { writeExport } from '../../../../../lib/report/export/write-export.ts'
import { CompareExportQuery } from '../../../../../lib/schema/export-query.ts'
import { exportComparison, exportComparisonSlices } from '../../../../../lib/service/export/export-comparison.ts'
import { toPairRequest } from '../../../../../lib/service/to-pair-request.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { format, table, ...query } = readQuery(request, CompareExportQuery)
  const asked = toPairRequest(query)
  const made = table === 'slices' ? await exportComparisonSlices(asked) : await exportComparison(asked)
  return exportResponse(writeExport(made, format))
})
