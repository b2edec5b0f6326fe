import type { RunRecord, RunStepRecord } from '../schema/records.ts'
import { compareStep, inBackground } from './compute-queue.ts'
import { getProject } from './get-project.ts'
import { listSteps } from './list-steps.ts'
import { getRuntime } from './runtime.ts'
import { findStepBase } from './step-base.ts'

/**
 * How a run fared against what its verdict is to be against, metric by metric. Null where there is no such run. Reads the
 * stored comparison only: one that is missing, or has another base than the one found now, is made in the background, and
 * `waiting` says so.
 */
export async function getRunStep(run: RunRecord): Promise<RunStepRecord | null> {
  const { db } = await getRuntime()
  const base = await findStepBase(db, run, await getProject(run.projectSlug))
  if (base === null) return null
  const stored = (await listSteps([run.id])).all(run.id)
  const at = { base: base.run, how: base.how, skipped: base.skipped }
  if (stored?.baseRunId === base.run.id) return { ...at, waiting: false, results: stored.results }
  if (run.compute === 'done' && base.run.compute === 'done')
    void inBackground(`step of run ${run.id}`, () => compareStep(run.id))
  return { ...at, waiting: run.compute !== 'failed' && base.run.compute !== 'failed', results: [] }
}
