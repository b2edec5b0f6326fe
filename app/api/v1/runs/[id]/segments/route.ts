import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { SegmentsQuery } from '../../../../../../lib/schema/queries.ts'
import { listRunSegments } from '../../../../../../lib/service/list-run-segments.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ id: string }>(async ({ request, params }) => {
  const { q, ...listing } = readQuery(request, SegmentsQuery)
  return listRunSegments(params.id, { ...listing, search: q })
})
