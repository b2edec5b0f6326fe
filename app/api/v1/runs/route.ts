import { checkPost } from '../../../../lib/http/check-post.ts'
import { readIdempotencyKey } from '../../../../lib/http/idempotency-key.ts'
import { readQuery } from '../../../../lib/http/read-query.ts'
import { readRawBody } from '../../../../lib/http/read-raw-body.ts'
import { json, route } from '../../../../lib/http/route.ts'
import { RUN_STATUS, runAnswer } from '../../../../lib/http/run-answer.ts'
import { PostRunQuery } from '../../../../lib/schema/queries.ts'
import { authenticate } from '../../../../lib/service/authenticate.ts'
import { getBodyLimit } from '../../../../lib/service/get-body-limit.ts'
import { getRunRemarks } from '../../../../lib/service/get-run-remarks.ts'
import { postRun } from '../../../../lib/service/post-run.ts'

export const dynamic = 'force-dynamic'

export const POST = route(async ({ request }) => {
  const refused = checkPost(request)
  if (refused) return refused
  const token = await authenticate(request.headers.get('authorization'), 'write')
  const { wait = 0 } = readQuery(request, PostRunQuery)
  const idempotencyKey = readIdempotencyKey(request)
  const input = await readRawBody(request, await getBodyLimit(), { takesLines: true })
  const posted = await postRun({ input, token, idempotencyKey, waitMs: wait * 1000 })
  if (posted.state === 'part') {
    const { id, received, count } = posted
    return json({ id, shards: { received, count } }, { status: 202 })
  }
  const answer = runAnswer(posted.run, posted.scores, await getRunRemarks(posted.run))
  return json(answer, { status: RUN_STATUS[posted.state], headers: { location: answer.links.self } })
})
