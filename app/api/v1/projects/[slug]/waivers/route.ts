import { readJsonBody } from '../../../../../../lib/http/read-json-body.ts'
import { json, route } from '../../../../../../lib/http/route.ts'
import { Waiver } from '../../../../../../lib/schema/gate-policy.ts'
import { addWaiver } from '../../../../../../lib/service/add-waiver.ts'
import { authenticate } from '../../../../../../lib/service/authenticate.ts'
import { listWaivers } from '../../../../../../lib/service/list-waivers.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ slug: string }>(async ({ params }) => ({ waivers: await listWaivers(params.slug) }))

export const POST = route<{ slug: string }>(async ({ request, params }) => {
  const token = await authenticate(request.headers.get('authorization'), 'write')
  const waiver = await addWaiver(params.slug, await readJsonBody(request, Waiver), token)
  return json({ waiver }, { status: 201 })
})
