import { route } from '../../../../lib/http/route.ts'
import { authenticate } from '../../../../lib/service/authenticate.ts'
import { removeDemo } from '../../../../lib/service/remove-demo.ts'

export const dynamic = 'force-dynamic'

export const DELETE = route(async ({ request }) => {
  await authenticate(request.headers.get('authorization'), 'write')
  return { removed: await removeDemo() }
})
