import { dropUnused } from '../../db/drop-unused.ts'
import type { Database } from '../../db/open-database.ts'
import { ensureProject, findProject } from '../../db/projects.ts'
import { deleteRun, type EarlierRun, findRunByKey, openRun } from '../../db/run-writes.ts'
import { ConflictError, UnavailableError } from '../../errors.ts'
import { newId } from '../new-id.ts'
import { matchTestSet } from './match-test-set.ts'
import { prepareRun } from './prepared-run.ts'
import { type ReadBody, readBody, readInput } from './read-body.ts'
import { requireProject, type StoreRequest, type StoreResult } from './store-request.ts'
import { storeShard } from './store-shard.ts'
import { toRunRow } from './to-run-row.ts'
import { writeRun } from './write-run.ts'

/**
 * Stores a posted run, all or nothing: everything that can be refused is refused before the first write; then outputs
 * are written in short pieces under an open run that nobody sees, and one status change makes it visible.
 */
export async function storeRun(db: Database, request: StoreRequest): Promise<StoreResult> {
  const body = 'input' in request.body ? readInput(request.body.input) : readBody(request.body, request.maxBodyBytes)
  return body.input.shard ? storeShard(db, request, body) : storeWhole(db, request, body)
}

async function storeWhole(
  db: Database,
  request: StoreRequest,
  { input, bodyHash, toPlace }: ReadBody,
): Promise<StoreResult> {
  const earlier = await findRunByKey(db, request.tokenId, request.idempotencyKey)
  const replay = earlier && (await toReplay(db, earlier, bodyHash))
  if (replay) return replay
  const run = prepareRun(input, toPlace)
  const known = await findProject(db, input.project)
  requireProject(request, known)
  const match = await matchTestSet(db, known?.id ?? null, run)
  const project = known ?? (await ensureProject(db, { ...request.project, id: newId(), slug: input.project }))
  const runId = newId()
  const row = toRunRow(run, { ...request, demo: request.project?.demo ?? false, warnings: match.warnings })
  const taken = await openRun(db, { ...row, id: runId, projectId: project.id, bodyHash })
  if (taken) {
    const other = await toReplay(db, taken, bodyHash)
    if (other) return other
    throw stillOpen()
  }
  try {
    await writeRun(db, { runId, projectId: project.id, run, match, now: new Date(request.postedAt) })
  } catch (error) {
    await deleteRun(db, runId)
    await dropUnused(db, project.id, { withProject: !known })
    throw error
  }
  return { runId, state: 'created' }
}

/** The earlier run under the same key, or null where it was never finished and is now removed. */
async function toReplay(db: Database, earlier: EarlierRun, bodyHash: string): Promise<StoreResult | null> {
  if (earlier.bodyHash !== bodyHash)
    throw new ConflictError({
      code: 'idempotency-key-used',
      message: 'The idempotency key was used for another body.',
      place: { option: 'Idempotency-Key' },
      mend: 'Use a new key for a new run.',
    })
  if (earlier.status === 'complete') return { runId: earlier.id, state: 'replayed' }
  if (earlier.status === 'open') throw stillOpen()
  await deleteRun(db, earlier.id)
  return null
}

function stillOpen(): UnavailableError {
  return new UnavailableError({
    code: 'post-in-progress',
    message: 'A post with this idempotency key is being stored by another process.',
    mend: 'Send it again in a moment.',
  })
}
