import { listRunsComparedBefore, listRunsComparedWith } from '../db/compared-with.ts'
import { listRuns } from '../db/runs.ts'
import type { ProjectRecord } from '../schema/records.ts'
import { COMPARISON_VERSION } from './comparison-key.ts'
import { compareStep, inBackground } from './compute-queue.ts'
import { getRuntime } from './runtime.ts'
import { isPullRequest } from './step-base.ts'

/** Newest runs of a project among which pull requests are looked for. */
const MOST_RUNS = 500

/**
 * Compares anew, in the background, what overviews say of these runs and of those that were compared with them: their
 * scores changed. A comparison that is as it was is not made again.
 */
export function renewStepsOf(runIds: readonly string[]): void {
  void inBackground(`steps of runs ${runIds.join(', ')}`, async () => {
    const { db } = await getRuntime()
    const heads = await listRunsComparedWith(db, runIds)
    for (const id of new Set([...runIds, ...heads])) await compareStep(id)
  })
}

/** The same for the pull requests of a project, whose base its settings choose. */
export function renewPullRequests(project: ProjectRecord): void {
  const { slug, mainBranch, baselineRunId, gate } = project
  void inBackground(`steps of project ${JSON.stringify([slug, mainBranch, baselineRunId, gate])}`, async () => {
    const { db } = await getRuntime()
    const { runs } = await listRuns(db, project.id, { limit: MOST_RUNS })
    for (const run of runs) if (run.compute === 'done' && isPullRequest(run, project)) await compareStep(run.id)
  })
}

/** The same for all whose comparison another release made by other rules. */
export async function renewOutdatedSteps(): Promise<void> {
  const { db } = await getRuntime()
  for (const id of await listRunsComparedBefore(db, COMPARISON_VERSION)) await compareStep(id)
}
