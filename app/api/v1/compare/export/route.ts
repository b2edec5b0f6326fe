import { exportResponse } from '../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../lib/http/read-query.ts'
import { route } from '../../../../../lib/http/route.ts'
import { writeExport } from '../../../../../lib/report/export/write-export.ts'
import { CompareExportQuery } from '../../../../../lib/schema/export-query.ts'
import { exportCompareTable } from '../../../../../lib/service/export/tables.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const query = readQuery(request, CompareExportQuery)
  return exportResponse(writeExport(await exportCompareTable(query), query.format))
})
