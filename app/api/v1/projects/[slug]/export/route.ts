import { exportResponse } from '../../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { writeExport } from '../../../../../../lib/report/export/write-export.ts'
import { RunsExportQuery } from '../../../../../../lib/schema/export-query.ts'
import { exportRuns } from '../../../../../../lib/service/export/export-runs.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ request, params }) => {
  const { format, ...filter } = readQuery(request, RunsExportQuery)
  return exportResponse(writeExport(await exportRuns(params.slug, filter), format))
})
