import { readQuery } from '../../../../lib/http/read-query.ts'
import { route } from '../../../../lib/http/route.ts'
import { CompareQuery } from '../../../../lib/schema/queries.ts'
import { compareRuns } from '../../../../lib/service/compare-runs.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { metric, ...query } = readQuery(request, CompareQuery)
  return compareRuns({ ...query, metrics: metric })
})
