import { readJsonBody } from '../../../../../lib/http/read-json-body.ts'
import { readQuery } from '../../../../../lib/http/read-query.ts'
import { json, route } from '../../../../../lib/http/route.ts'
import { RUN_STATUS, runAnswer } from '../../../../../lib/http/run-answer.ts'
import { PostRunQuery } from '../../../../../lib/schema/queries.ts'
import { FinalizeInput } from '../../../../../lib/schema/run-input.ts'
import { authenticate } from '../../../../../lib/service/authenticate.ts'
import { finalizeRun } from '../../../../../lib/service/finalize-run.ts'
import { getRunRemarks } from '../../../../../lib/service/get-run-remarks.ts'

export const dynamic = 'force-dynamic'

export const POST = route(async ({ request }) => {
  const token = await authenticate(request.headers.get('authorization'), 'write')
  const { wait = 0 } = readQuery(request, PostRunQuery)
  const input = await readJsonBody(request, FinalizeInput)
  const { run, scores, state } = await finalizeRun(input, { token, waitMs: wait * 1000 })
  const answer = runAnswer(run, scores, await getRunRemarks(run))
  return json(answer, { status: RUN_STATUS[state], headers: { location: answer.links.self } })
})
