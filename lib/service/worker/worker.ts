import { workerData } from 'node:worker_threads'
import { type Database, openDatabase } from '../../db/open-database.ts'
import type { WriteTurn } from '../../db/write-queue.ts'
import { type Carried, carry } from './carry-error.ts'
import { JOBS, type JobName } from './jobs.ts'
import type { WorkerFacts, WorkerTask } from './pools.ts'
import { takeTurns, type WorkerMessage } from './write-turn.ts'

// One task at a time: the turns of the task at hand.
let turns: WriteTurn | null = null
let database: Promise<Database> | null = null

function getDatabase(): Promise<Database> {
  database ??= openDatabase((workerData as WorkerFacts).databaseUrl, (work) => {
    if (!turns) throw new Error('A worker may write only within a job.')
    return turns(work)
  })
  return database
}

type Job = (db: Database, args: unknown, onProgress: (share: number) => void) => Promise<unknown>

/** Runs one job; a pool loads this file, bundled, and calls its default export. */
export default async function work({ name, args, port }: WorkerTask): Promise<Carried<unknown>> {
  turns = takeTurns(port)
  try {
    return await carry(async () =>
      (JOBS[name] as Job)(await getDatabase(), args, (share) => port.postMessage({ share } satisfies WorkerMessage)),
    )
  } finally {
    turns = null
    port.close()
  }
}

export type { JobName }
