import { readJsonBody } from '../../../../lib/http/read-json-body.ts'
import { readQuery } from '../../../../lib/http/read-query.ts'
import { route } from '../../../../lib/http/route.ts'
import { GateInput, GateQuery } from '../../../../lib/schema/gate-input.ts'
import { gateRuns } from '../../../../lib/service/gate-runs.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { ancestor, ...asked } = readQuery(request, GateQuery)
  return gateRuns({ ...asked, ancestors: ancestor })
})

/** Changes nothing; a body holds more ancestors than an address. */
export const POST = route(async ({ request }) => gateRuns(await readJsonBody(request, GateInput)))
