import { readJsonBody } from '../../../../../lib/http/read-json-body.ts'
import { route } from '../../../../../lib/http/route.ts'
import { ProjectPatch } from '../../../../../lib/schema/project-patch.ts'
import { authenticate } from '../../../../../lib/service/authenticate.ts'
import { getProject } from '../../../../../lib/service/get-project.ts'
import { getRunFilters } from '../../../../../lib/service/list-runs.ts'
import { patchProject } from '../../../../../lib/service/patch-project.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ params }) => ({
  project: await getProject(params.slug),
  filters: await getRunFilters(params.slug),
}))

export const PATCH = route<{ slug: string }>(async ({ request, params }) => {
  const token = await authenticate(request.headers.get('authorization'), 'write')
  return { project: await patchProject(params.slug, await readJsonBody(request, ProjectPatch), token) }
})
