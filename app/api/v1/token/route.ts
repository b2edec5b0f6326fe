import { route } from '../../../../lib/http/route.ts'
import { getTokenFacts } from '../../../../lib/service/get-token-facts.ts'

export const dynamic = 'force-dynamic'

export const GET = route(({ request }) => getTokenFacts(request.headers.get('authorization')))
