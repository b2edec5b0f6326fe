import { route } from '../../../../../lib/http/route.ts'
import { getProject } from '../../../../../lib/service/get-project.ts'
import { getRunFilters } from '../../../../../lib/service/list-runs.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ params }) => ({
  project: await getProject(params.slug),
  filters: await getRunFilters(params.slug),
}))
