import { findProject } from '../db/projects.ts'
import { listUncomputedRuns, setCompute } from '../db/run-writes.ts'
import { findRun, findRunBefore } from '../db/runs.ts'
import { compareStored } from './compare-runs.ts'
import { processWide } from './process-wide.ts'
import { getRuntime, type Runtime } from './runtime.ts'

/** A run whose computation has killed its worker this often is left alone: something in it is the cause. */
const MOST_ATTEMPTS = 3

/** Runs at work or waiting in this process, by id. */
const waiting = processWide('compute-queue', () => new Map<string, Promise<void>>())

/**
 * Makes the scores of a complete run in the background, then compares it with the run before it. The promise ends when
 * the scores are there (or their failure is stored) and never rejects. Asking twice does the work once.
 */
export function computeRun(id: string): Promise<void> {
  const known = waiting.get(id)
  if (known) return known
  const work = compute(id)
    .catch((error) => console.error(`Scores of run ${id}:`, error))
    .finally(() => waiting.delete(id))
  waiting.set(id, work)
  return work
}

/** Takes up what an earlier stop left undone. Gives how many runs there were. */
export async function resumeComputing(): Promise<number> {
  const { db } = await getRuntime()
  const ids = await listUncomputedRuns(db)
  for (const id of ids) void computeRun(id)
  return ids.length
}

/** Ends when nothing is at work any more. */
export async function whenIdle(): Promise<void> {
  while (waiting.size > 0) await Promise.all(waiting.values())
}

async function compute(id: string): Promise<void> {
  const runtime = await getRuntime()
  const attempts = await setCompute(runtime.db, id, 'running')
  if (attempts > MOST_ATTEMPTS) {
    await setCompute(runtime.db, id, 'failed', `The server stopped ${MOST_ATTEMPTS} times while computing it.`)
    return
  }
  try {
    await runtime.pools.run('compute', 'recompute', { runId: id })
  } catch (error) {
    await setCompute(runtime.db, id, 'failed', (error as Error).message)
    throw error
  }
  await setCompute(runtime.db, id, 'done')
  scheduleStep(runtime, id)
}

/** Verdicts of overviews come from here; nobody waits for them, and they are derived: a failure loses nothing. */
function scheduleStep(runtime: Runtime, id: string): void {
  const key = `step ${id}`
  const work = compareWithRunBefore(runtime, id)
    .catch((error) => console.error(`Comparison of run ${id} with the run before it:`, error))
    .finally(() => waiting.delete(key))
  waiting.set(key, work)
}

async function compareWithRunBefore({ db }: Runtime, id: string): Promise<void> {
  const head = await findRun(db, id)
  const base = head && (await findRunBefore(db, head))
  if (!head || !base) return
  if (base.compute !== 'done') {
    // Posted a moment ago: the later one compares once both are done.
    await waiting.get(base.id)
    if ((await findRun(db, base.id))?.compute !== 'done') return
  }
  const project = await findProject(db, head.projectSlug)
  await compareStored(base, head, { smallestEffects: project?.smallestEffects }, { standard: true, pool: 'compute' })
}
