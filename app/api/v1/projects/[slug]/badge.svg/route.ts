import { readQuery } from '../../../../../../lib/http/read-query.ts'
import { route } from '../../../../../../lib/http/route.ts'
import { textResponse } from '../../../../../../lib/http/text-response.ts'
import { badgeSvg } from '../../../../../../lib/report/badge.ts'
import { BadgeQuery } from '../../../../../../lib/schema/report-input.ts'
import { projectBadge } from '../../../../../../lib/service/project-badge.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ request, params }) => {
  const badge = await projectBadge(params.slug, readQuery(request, BadgeQuery))
  return textResponse(badgeSvg(badge), { type: 'image/svg+xml', picture: true })
})
