import { openApi } from '../../lib/http/openapi.ts'
import { route } from '../../lib/http/route.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async () => openApi())
