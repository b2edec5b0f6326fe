import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { RunsQuery } from '../../../../../../lib/schema/queries.ts'
import { listRuns } from '../../../../../../lib/service/list-runs.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ request, params }) =>
  listRuns(params.slug, readQuery(request, RunsQuery)),
)
