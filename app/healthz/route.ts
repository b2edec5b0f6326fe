import { json, route } from '../../lib/http/route.ts'
import { checkHealth } from '../../lib/service/check-health.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async () => {
  const health = await checkHealth()
  return json(health, { status: health.ok ? 200 : 503 })
})
