import type { RunRecord } from '../schema/records.ts'
import { getRun } from './get-run.ts'

/** The run itself, or read by its id: a caller that has the record saves the reading. Throws as `getRun` does. */
export async function toRun(run: string | RunRecord): Promise<RunRecord> {
  return typeof run === 'string' ? getRun(run) : run
}
