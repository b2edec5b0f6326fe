import { NotFoundError } from '../../../lib/errors.ts'
import { route } from '../../../lib/http/route.ts'

export const dynamic = 'force-dynamic'

/** Whatever no other route serves: a program that asks for a wrong address gets no page. */
const refuse = route<{ path: string[] }>(async ({ request, params }) => {
  throw new NotFoundError({
    code: 'unknown-address',
    message: `There is no ${request.method} /api/${params.path.join('/')}.`,
    mend: 'GET /api/v1/openapi.json lists all addresses.',
  })
})

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
