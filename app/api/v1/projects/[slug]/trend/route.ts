import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { TrendQuery } from '../../../../../../lib/schema/queries.ts'
import { getTrend } from '../../../../../../lib/service/get-trend.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ request, params }) => ({
  items: await getTrend(params.slug, readQuery(request, TrendQuery)),
}))
