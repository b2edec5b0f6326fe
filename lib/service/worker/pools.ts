import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { WriteTurn } from '../../db/write-queue.ts'
import { type Carried, unwrap } from './carry-error.ts'
import type { JobArgs, JobName, JobResult } from './jobs.ts'
import { serveTurns } from './write-turn.ts'

/**
 * Three kinds of work that must not wait for each other: posts come in one at a time (so that two of one test set never
 * race), scores are made in the background, and readers ask.
 */
export interface Pools {
  run<N extends JobName>(
    pool: PoolName,
    name: N,
    args: JobArgs<N>,
    /** Moved to the worker, not copied: the caller must not use them again. */
    transfer?: readonly ArrayBuffer[],
  ): Promise<JobResult<N>>
  close(): Promise<void>
}

export type PoolName = 'post' | 'compute' | 'ask'

/** What a worker gets: the job and the port over which it asks for its turns to write. */
export interface WorkerTask {
  readonly name: JobName
  readonly args: unknown
  readonly port: MessagePort
}

const IDLE_MS = 10 * 60_000

export function openPools(databaseUrl: string, write: WriteTurn): Pools {
  const filename = join(/* turbopackIgnore: true */ process.cwd(), 'dist/worker.mjs')
  if (!existsSync(filename)) throw new Error(`${filename} is missing; "node scripts/prepare.mjs" makes it.`)
  const open = (maxThreads: number) =>
    new Piscina({
      filename,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      workerData: { databaseUrl },
      // Not the options of the main thread: a loader of sources would take the bundle apart again.
      execArgv: [],
    })
  const spare = Math.max(1, availableParallelism() - 1)
  const pools: Record<PoolName, Piscina> = {
    post: open(1),
    compute: open(Math.min(spare, 4)),
    ask: open(Math.min(spare, 2)),
  }
  return {
    async run(pool, name, args, transfer = []) {
      const { port1, port2 } = new MessageChannel()
      serveTurns(port1, write)
      try {
        const task: WorkerTask = { name, args, port: port2 }
        return unwrap(
          (await pools[pool].run(task, { transferList: [port2, ...transfer] })) as Carried<JobResult<typeof name>>,
        )
      } finally {
        port1.close()
      }
    },
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}
