import { listRunsComparedWith } from '../db/compared-with.ts'
import { listHeadsWithoutScoredBase } from '../db/comparisons.ts'
import { findProject } from '../db/projects.ts'
import { listUncomputedRuns, setCompute } from '../db/run-writes.ts'
import { findRun, listRuns } from '../db/runs.ts'
import type { RunRecord } from '../schema/records.ts'
import { compareStored } from './compare-runs.ts'
import { wantVariantsOf } from './get-run-variants.ts'
import { processWide } from './process-wide.ts'
import { getRuntime, type Runtime } from './runtime.ts'
import { findStepBase } from './step-base.ts'
import { whenVariantsDone } from './variants-queue.ts'

/** Pull requests of one merge base that are looked at again when its run comes late. */
const MOST_PULL_REQUESTS = 50

/** Work of this process that is not done yet, by name. */
const waiting = processWide('compute-queue', () => new Map<string, Promise<void>>())

/**
 * Makes the scores of a complete run in the background, then compares it with the run that its verdict is against. The promise ends when
 * the scores are there (or their failure is stored) and never rejects. Asking twice does the work once.
 */
export function computeRun(id: string): Promise<void> {
  return inBackground(`scores of run ${id}`, () => compute(id))
}

/**
 * Does work that nobody waits for, once at a time under its name. The promise never rejects: an error is logged, since
 * whatever must not be lost is stored before.
 */
export function inBackground(name: string, work: () => Promise<unknown>): Promise<void> {
  const known = waiting.get(name)
  if (known) return known
  const done = work()
    .then(() => {})
    .catch((error) => console.error(`Background work (${name}):`, error))
    .finally(() => waiting.delete(name))
  waiting.set(name, done)
  return done
}

/** Whether work of this name is waiting or being done. */
export function isInBackground(name: string): boolean {
  return waiting.has(name)
}

/** Takes up what an earlier stop left undone. Gives how many runs there were. */
export async function resumeComputing(): Promise<number> {
  const { db } = await getRuntime()
  const ids = await listUncomputedRuns(db)
  for (const id of ids) void computeRun(id)
  return ids.length
}

/** Compares anew what an earlier release compared with a run of which nothing was scored. */
export async function renewSteps(): Promise<void> {
  const { db } = await getRuntime()
  for (const id of await listHeadsWithoutScoredBase(db)) await inBackground(`step of run ${id}`, () => compareStep(id))
}

/** Ends when nothing is at work any more. */
export async function whenIdle(): Promise<void> {
  do {
    await Promise.all(waiting.values())
    await whenVariantsDone()
  } while (waiting.size > 0)
}

async function compute(id: string): Promise<void> {
  const runtime = await getRuntime()
  try {
    await runtime.pools.run('compute', 'recompute', { runId: id })
  } catch (error) {
    await setCompute(runtime.db, id, 'failed', (error as Error).message)
    throw error
  }
  // Verdicts of overviews come from here. They are derived: a failure loses nothing.
  void inBackground(`step of run ${id}`, async () => {
    await compareStep(id)
    await compareWithPullRequests(runtime, id)
    for (const head of await listRunsComparedWith(runtime.db, [id])) await compareStep(head)
    await compareWithBaseline(runtime, id)
  })
  void inBackground(`variants of run ${id}`, () => wantVariantsOf(runtime.db, id))
}

/** What the project page says of drift comes from here; it asks again where a baseline is pinned later. */
async function compareWithBaseline({ db }: Runtime, id: string): Promise<void> {
  const head = await findRun(db, id)
  const project = head && (await findProject(db, head.projectSlug))
  if (!project || project.baselineRunId === null || project.baselineRunId === id) return
  const baseline = await findRun(db, project.baselineRunId)
  const isOnLine =
    baseline?.compute === 'done' &&
    baseline.system === head.system &&
    baseline.testSet.testSetId === head.testSet.testSetId &&
    (baseline.branch === null || baseline.branch === head.branch)
  if (isOnLine) await compareStored(baseline, head, { smallestEffects: project.smallestEffects }, { pool: 'compute' })
}

/** Compares a run with what its verdict on overviews is against, where that is scored, too. */
export async function compareStep(id: string): Promise<void> {
  const { db } = await getRuntime()
  const head = await findRun(db, id)
  const project = head && (await findProject(db, head.projectSlug))
  const found = project && (await findStepBase(db, head, project))
  if (!found) return
  let base: RunRecord | null = found.run
  if (base.compute !== 'done') {
    // Posted a moment ago: the later one compares once both are done.
    await waiting.get(`scores of run ${base.id}`)
    base = await findRun(db, base.id)
    if (base?.compute !== 'done') return
  }
  await compareStored(base, head, { smallestEffects: project.smallestEffects }, { standard: true, pool: 'compute' })
}

/** Pull requests that were posted before the run of their merge base had another base until now, or none. */
async function compareWithPullRequests({ db }: Runtime, id: string): Promise<void> {
  const base = await findRun(db, id)
  if (!base?.commit) return
  const filter = { system: base.system, testSet: base.testSet.name, baseCommit: base.commit, except: id }
  const { runs } = await listRuns(db, base.projectId, { filter, limit: MOST_PULL_REQUESTS })
  for (const { id: head } of runs.filter(({ compute }) => compute === 'done')) await compareStep(head)
}
