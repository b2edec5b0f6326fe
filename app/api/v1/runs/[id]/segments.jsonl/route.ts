import { exportResponse } from '../../../../../../lib/http/export-response.ts'
import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { RunLinesQuery } from '../../../../../../lib/schema/export-query.ts'
import { exportRunLines } from '../../../../../../lib/service/export/export-run-lines.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ id: string }>(async ({ request, params }) => {
  const { as } = readQuery(request, RunLinesQuery)
  return exportResponse(await exportRunLines(params.id, as))
})
