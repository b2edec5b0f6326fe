import { route } from '../../../../../lib/http/route.ts'
import { runAnswer } from '../../../../../lib/http/run-answer.ts'
import { getRun } from '../../../../../lib/service/get-run.ts'
import { getRunRemarks } from '../../../../../lib/service/get-run-remarks.ts'
import { getRunScores } from '../../../../../lib/service/get-run-scores.ts'

export const dynamic = 'force-dynamic'

export const GET = route<{ id: string }>(async ({ params }) => {
  const run = await getRun(params.id)
  return runAnswer(run, await getRunScores(run.id), await getRunRemarks(run))
})
