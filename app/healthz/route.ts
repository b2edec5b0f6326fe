import { json, route } from '../../lib/http/route.ts'
import { checkHealth } from '../../lib/service/check-health.ts'
import { VERSION } from '../../lib/service/version.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async () => {
  const health = await checkHealth()
  return json({ ...health, version: VERSION, now: new Date().toISOString() }, { status: health.ok ? 200 : 503 })
})
