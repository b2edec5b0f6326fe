import { NotFoundError } from '../../errors.ts'
import type { RunRecord, ScoreRecord } from '../../schema/records.ts'
import { getRunScores } from '../get-run-scores.ts'
import { runMeta } from './run-meta.ts'

/** The score of a run that its page shows for `metric` (SPEC, or name of one that only was posted), else the leading one. */
export async function getShownScore(run: RunRecord, metric: string | undefined): Promise<ScoreRecord> {
  const scores = await getRunScores(run.id)
  const shown = metric === undefined ? scores[0] : scores.find(({ spec, metric: name }) => (spec ?? name) === metric)
  if (shown) return shown
  throw new NotFoundError({
    code: 'no-score',
    message: metric === undefined ? `Run ${run.id} has no scores.` : `Run ${run.id} has no score for ${metric}.`,
  })
}

/** Facts of a table about one score of a run. */
export function scoreMeta(run: RunRecord, score: ScoreRecord, method: string) {
  const { label, direction, unit, signature, implementation, scored } = score
  return { metric: label, direction, unit, ...runMeta(run), n: scored, method, signature, implementation }
}
