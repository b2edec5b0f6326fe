import { exportResponse } from '../../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { RunExportQuery } from '../../../../../../lib/schema/export-query.ts'
import { exportRun } from '../../../../../../lib/service/export/export-run.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ id: string }>(async ({ request, params }) => {
  const { format, table } = readQuery(request, RunExportQuery)
  return exportResponse(await exportRun(params.id, { table, format }))
})
