import { findRun } from '../db/runs.ts'
import { NotFoundError } from '../errors.ts'
import type { RunRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'

/** The complete run with this id; throws NotFoundError for any other, also for one that is still being posted. */
export async function getRun(id: string): Promise<RunRecord> {
  const { db } = await getRuntime()
  const run = await findRun(db, id)
  if (run) return run
  throw new NotFoundError({ code: 'unknown-run', message: `There is no run "${id}".` })
}
