import { exportResponse } from '../../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { writeExport } from '../../../../../../lib/report/export/write-export.ts'
import { ProjectExportQuery } from '../../../../../../lib/schema/export-query.ts'
import { exportProjectTable } from '../../../../../../lib/service/export/tables.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ request, params }) => {
  const query = readQuery(request, ProjectExportQuery)
  return exportResponse(writeExport(await exportProjectTable(params.slug, query), query.format))
})
