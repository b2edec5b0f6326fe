import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { WriteTurn } from '../../db/write-queue.ts'
import { type Carried, unwrap } from './carry-error.ts'
import { goFirst, openWay, type Way } from './give-way.ts'
import type { JobArgs, JobName, JobResult } from './jobs.ts'
import { serveTurns } from './write-turn.ts'

/**
 * Three kinds of work that must not wait for each other: posts come in one at a time (so that two of one test set never
 * race), scores are made in the background, and readers ask. A fourth is for `later`: what nobody waits for, one job at a
 * time, which sleeps while any of the three has work.
 */
export interface Pools {
  readonly closed: boolean
  run<N extends JobName>(
    pool: PoolName,
    name: N,
    args: JobArgs<N>,
    /** Moved to the worker, not copied: the caller must not use them again. */
    transfer?: readonly ArrayBuffer[],
    /** Told now and then which share of the job is done, where the job can tell. */
    onProgress?: (share: number) => void,
  ): Promise<JobResult<N>>
  close(): Promise<void>
}

export type PoolName = 'post' | 'compute' | 'ask' | 'later'

/** What a worker gets: the job and the port over which it asks for its turns to write. */
export interface WorkerTask {
  readonly name: JobName
  readonly args: unknown
  readonly port: MessagePort
}

/** What a worker gets when it starts. */
export interface WorkerFacts {
  readonly databaseUrl: string
  /** Given to workers of the pool `later` alone. */
  readonly way?: Way
}

const IDLE_MS = 10 * 60_000

export function openPools(databaseUrl: string, write: WriteTurn, way: Way = openWay()): Pools {
  const filename = join(/* turbopackIgnore: true */ process.cwd(), 'dist/worker.mjs')
  if (!existsSync(filename)) throw new Error(`${filename} is missing; "node scripts/prepare.mjs" makes it.`)
  const open = (maxThreads: number, facts: Omit<WorkerFacts, 'databaseUrl'> = {}) =>
    new Piscina({
      filename,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      workerData: { databaseUrl, ...facts } satisfies WorkerFacts,
      // Not the options of the main thread: a loader of sources would take the bundle apart again.
      execArgv: [],
    })
  const spare = Math.max(1, availableParallelism() - 1)
  const pools: Record<PoolName, Piscina> = {
    post: open(1),
    compute: open(Math.min(spare, 4)),
    ask: open(Math.min(spare, 2)),
    later: open(1, { way }),
  }
  let closed = false
  const run: Pools['run'] = async (pool, name, args, transfer = [], onProgress) => {
    const { port1, port2 } = new MessageChannel()
    serveTurns(port1, write, onProgress)
    try {
      const task: WorkerTask = { name, args, port: port2 }
      return unwrap(
        (await pools[pool].run(task, { transferList: [port2, ...transfer] })) as Carried<JobResult<typeof name>>,
      )
    } finally {
      port1.close()
    }
  }
  return {
    get closed() {
      return closed
    },
    run: (pool, ...job) => (pool === 'later' ? run(pool, ...job) : goFirst(way, () => run(pool, ...job))),
    async close() {
      closed = true
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}
