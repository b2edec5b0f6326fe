import { exportResponse } from '../../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { writeExport } from '../../../../../../lib/report/export/write-export.ts'
import { RunExportQuery } from '../../../../../../lib/schema/export-query.ts'
import { exportRunTable } from '../../../../../../lib/service/export/tables.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ id: string }>(async ({ request, params }) => {
  const query = readQuery(request, RunExportQuery)
  return exportResponse(writeExport(await exportRunTable(params.id, query), query.format))
})
