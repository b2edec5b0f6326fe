import { compareAnswer, compareManyAnswer } from '../../../../lib/http/compare-answer.ts'
import { readJsonBody } from '../../../../lib/http/read-json-body.ts'
import { readQuery } from '../../../../lib/http/read-query.ts'
import { route } from '../../../../lib/http/route.ts'
import { CompareQuery, RepairInput } from '../../../../lib/schema/compare-query.ts'
import { authenticate } from '../../../../lib/service/authenticate.ts'
import { compareMany } from '../../../../lib/service/compare-many.ts'
import { compareRuns } from '../../../../lib/service/compare-runs.ts'
import { repairComparison } from '../../../../lib/service/repair-comparison.ts'
import { toCompareRequest } from '../../../../lib/service/to-compare-request.ts'

export const dynamic = 'force-dynamic'

export const GET = route(async ({ request }) => {
  const { heads, ...asked } = toCompareRequest(readQuery(request, CompareQuery))
  if (heads.length > 1) return compareManyAnswer(await compareMany({ ...asked, heads }))
  return compareAnswer(await compareRuns({ ...asked, head: heads[0] }))
})

export const POST = route(async ({ request }) => {
  const token = await authenticate(request.headers.get('authorization'), 'write')
  const { repair: _always, ...asked } = await readJsonBody(request, RepairInput)
  return compareAnswer(await repairComparison(asked, token))
})
