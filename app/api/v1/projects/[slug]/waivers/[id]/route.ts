import { route } from '../../../../../../../lib/http/route.ts'
import { authenticate } from '../../../../../../../lib/service/authenticate.ts'
import { removeWaiver } from '../../../../../../../lib/service/remove-waiver.ts'

export const dynamic = 'force-dynamic'

export const DELETE = route<{ slug: string; id: string }>(async ({ request, params }) => {
  const token = await authenticate(request.headers.get('authorization'), 'write')
  await removeWaiver(params.slug, params.id, token)
  return { removed: params.id }
})
