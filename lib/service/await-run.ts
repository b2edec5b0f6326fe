import type { RunRecord, ScoreRecord } from '../schema/records.ts'
import { computeRun } from './compute-queue.ts'
import { getRun } from './get-run.ts'
import { getRunScores } from './get-run-scores.ts'

export interface AwaitedRun {
  readonly run: RunRecord
  readonly scores: readonly ScoreRecord[]
  /** `created`: scores are there; `computing`: they are being made; `replayed`: the run was there already. */
  readonly state: 'created' | 'computing' | 'replayed'
}

/** Has the scores of a stored run made, and waits for them at most `waitMs`. */
export async function awaitRun(
  stored: { readonly runId: string; readonly state: string },
  waitMs: number,
): Promise<AwaitedRun> {
  const isNew = stored.state === 'created' || !isComputed(await getRun(stored.runId))
  const computing = isNew ? computeRun(stored.runId) : null
  if (computing && waitMs > 0) await Promise.race([computing, delay(waitMs)])
  const run = await getRun(stored.runId)
  const scores = await getRunScores(run.id)
  if (stored.state === 'replayed') return { run, scores, state: 'replayed' }
  return { run, scores, state: isComputed(run) ? 'created' : 'computing' }
}

function isComputed(run: RunRecord): boolean {
  return run.compute === 'done' || run.compute === 'failed'
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    // A server that is told to stop does not wait for a client's patience.
    setTimeout(resolve, ms).unref()
  })
}
