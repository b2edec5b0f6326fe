import { route } from '../../../../lib/http/route.ts'
import { listProjects } from '../../../../lib/service/list-projects.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async () => ({ items: await listProjects() }))
