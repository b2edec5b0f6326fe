import { gunzipSync } from 'node:zlib'
import type { Database } from '../../db/open-database.ts'
import { deleteOutputs } from '../../db/run-writes.ts'
import { dropShardBodies, listShards, loadShard } from '../../db/shards.ts'
import { RunInput } from '../../schema/run-input.ts'
import { joinParts } from './join-parts.ts'
import { matchTestSet } from './match-test-set.ts'
import { prepareRun } from './prepared-run.ts'
import { writeRun } from './write-run.ts'

/** Makes the run of all parts that are there, checked as one body is, and visible by one status change. */
export async function assembleParts(
  db: Database,
  { runId, projectId, now }: { runId: string; projectId: string; now: Date },
): Promise<void> {
  // Left by an attempt that was cut short.
  await deleteOutputs(db, runId)
  const parts: RunInput[] = []
  for (const { index } of await listShards(db, runId)) parts.push(await readPart(db, runId, index))
  const run = prepareRun(joinParts(parts))
  const match = await matchTestSet(db, projectId, run)
  await writeRun(db, { runId, projectId, run, match, now })
  await dropShardBodies(db, runId)
}

/** A stored part, as it was posted. */
export async function readPart(db: Database, runId: string, index: number): Promise<RunInput> {
  return RunInput.parse(JSON.parse(gunzipSync(await loadShard(db, runId, index)).toString('utf8')))
}
