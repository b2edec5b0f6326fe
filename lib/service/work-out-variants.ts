import { NotFoundError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { inBackground } from './compute-queue.ts'
import { getRun } from './get-run.ts'
import { getRunScores } from './get-run-scores.ts'
import { getRuntime } from './runtime.ts'

/** Name of the background work that `workOutVariants` starts. */
export function variantsWork(runId: string, spec: string): string {
  return `variants of ${spec} for run ${runId}`
}

/**
 * Has the variants of one of a run's scores worked out in the background; asked twice it is done once. Stopped in the
 * middle nothing is lost: whoever asks again has it begun anew. Throws NotFoundError for a SPEC that is no score of the
 * run, so that readers cannot make the server compute what they like.
 */
export async function workOutVariants(runId: string, spec: string): Promise<void> {
  const run = await getRun(runId)
  const canonical = formatSpec(parseSpec(spec))
  const isScored = (await getRunScores(run.id)).some((score) => score.spec === canonical)
  if (!isScored)
    throw new NotFoundError({ code: 'no-such-score', message: `Run ${run.id} has no score under ${canonical}.` })
  const { pools } = await getRuntime()
  void inBackground(variantsWork(run.id, canonical), () => pools.run('compute', 'variants', { run, spec: canonical }))
}
