import { reapOrphans } from '../db/run-writes.ts'
import { abandonShardedRuns } from '../db/shards.ts'
import { inBackground, renewSteps, resumeComputing } from './compute-queue.ts'
import { ensureDemo } from './ensure-demo.ts'
import { ensureFirstToken } from './ensure-first-token.ts'
import { isProcessAlive } from './process-mark.ts'
import { processWide } from './process-wide.ts'
import { renewOutdatedSteps } from './renew-steps.ts'
import { getRuntime } from './runtime.ts'

/** A run whose other shards have not come within this time is given up. */
const SHARDS_WAIT_MS = 7 * 24 * 3600_000

const state = processWide('ready', () => ({ ready: false }))

/**
 * Everything between the start of a process and its first answer: data folder, migrations, first token. What an earlier
 * stop or release left is cleared away or taken up, workers are warmed and the demo is posted, in the background. Throws UnavailableError, or an Error
 * of one line, when the server cannot work.
 */
export async function startService(): Promise<void> {
  const { db, pools } = await getRuntime()
  await reapOrphans(db, isProcessAlive)
  await abandonShardedRuns(db, new Date(Date.now() - SHARDS_WAIT_MS))
  await ensureFirstToken()
  state.ready = true
  inBackground('after the start', async () => {
    await pools.run('compute', 'queueOutdated', {})
    await resumeComputing()
    // One after the other: the first page shall not wait for all of them.
    for (const pool of ['post', 'compute', 'ask'] as const) await pools.run(pool, 'warm', {})
    await ensureDemo()
    await renewOutdatedSteps()
    await renewSteps()
  })
}

/** Whether `startService` has come to its end in this process. */
export function isServiceReady(): boolean {
  return state.ready
}
