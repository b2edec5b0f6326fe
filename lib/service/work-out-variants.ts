import { NotFoundError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { getRun } from './get-run.ts'
import { getRunScores } from './get-run-scores.ts'
import { wantVariants } from './variants-queue.ts'

/**
 * Has the variants of one of a run's scores worked out in the background, however long the run is; asked twice it is
 * done once. Throws NotFoundError for a SPEC that is no score of the run, so that readers cannot make the server compute
 * what they like.
 */
export async function workOutVariants(runId: string, spec: string): Promise<void> {
  const run = await getRun(runId)
  const canonical = formatSpec(parseSpec(spec))
  const isScored = (await getRunScores(run.id)).some((score) => score.spec === canonical)
  if (!isScored)
    throw new NotFoundError({ code: 'no-such-score', message: `Run ${run.id} has no score under ${canonical}.` })
  wantVariants(run, [canonical], { ahead: true })
}
