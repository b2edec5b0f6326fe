import { gunzipSync, gzipSync } from 'node:zlib'
import type { Database } from '../../db/open-database.ts'
import { ensureProject, findProject } from '../../db/projects.ts'
import { deleteOutputs, openRun } from '../../db/run-writes.ts'
import {
  deleteShard,
  dropShardBodies,
  findShardedRun,
  listShards,
  loadShard,
  type ShardedRun,
  saveShard,
} from '../../db/shards.ts'
import { ConflictError, InputError } from '../../errors.ts'
import { RunInput } from '../../schema/run-input.ts'
import { newId } from '../new-id.ts'
import { matchTestSet } from './match-test-set.ts'
import { prepareRun } from './prepared-run.ts'
import type { ReadBody } from './read-body.ts'
import { requireProject, type StoreRequest, type StoreResult } from './store-request.ts'
import { toRunRow } from './to-run-row.ts'
import { writeRun } from './write-run.ts'

const MOST_PIECE_BYTES = 512 * 1024

type Shard = NonNullable<RunInput['shard']>

/**
 * Stores one part of a run. Parts may come in any order and again; the last one makes the run: then all parts are put
 * together, checked as one body is, and the run becomes visible. A last part that makes the whole wrong is refused and
 * the others stay, so that it can be mended.
 */
export async function storeShard(db: Database, request: StoreRequest, body: ReadBody): Promise<StoreResult> {
  const { input, bodyHash } = body
  const shard = input.shard as Shard
  const prepared = prepareRun(input)
  const known = await findProject(db, input.project)
  requireProject(request, known)
  const project = known ?? (await ensureProject(db, { ...request.project, id: newId(), slug: input.project }))
  const existing = await findShardedRun(db, project.id, shard.group)
  const isThere = existing ? await hasShard(db, existing, shard, bodyHash) : false
  if (existing?.status === 'complete') return { runId: existing.id, state: 'replayed' }
  const runId = existing?.id ?? newId()
  if (!existing) {
    const row = toRunRow(prepared, {
      ...request,
      idempotencyKey: null,
      demo: request.project?.demo ?? false,
      warnings: [],
    })
    const group = { shardGroup: shard.group, shardCount: shard.count }
    await openRun(db, { ...row, ...group, id: runId, projectId: project.id, bodyHash })
  }
  if (!isThere)
    await saveShard(db, {
      runId,
      index: shard.index,
      bodyHash,
      receivedAt: new Date(request.postedAt),
      pieces: toPieces(gzipSync(JSON.stringify(input), { level: 1 })),
    })
  const received = (await listShards(db, runId)).length
  if (received < shard.count) return { runId, state: 'part', received, count: shard.count }
  try {
    await assemble(db, { runId, projectId: project.id, request })
  } catch (error) {
    await deleteShard(db, runId, shard.index)
    throw error
  }
  return { runId, state: 'created' }
}

/** Whether a whole shard of this index is there; throws ConflictError for one with another body. */
async function hasShard(db: Database, run: ShardedRun, shard: Shard, bodyHash: string): Promise<boolean> {
  if (run.shardCount !== shard.count)
    throw new ConflictError({
      code: 'shard-count-differs',
      message: `The group "${shard.group}" has ${run.shardCount} shards, not ${shard.count}.`,
      place: { pointer: '/shard/count' },
    })
  const same = (await listShards(db, run.id)).find(({ index }) => index === shard.index)
  if (!same) {
    if (run.status !== 'complete') return false
  } else if (same.bodyHash === bodyHash) return true
  else if (same.bodyHash === '') {
    // Its writing was cut short: it never was whole.
    await deleteShard(db, run.id, shard.index)
    return false
  }
  throw new ConflictError({
    code: 'shard-differs',
    message: `Shard ${shard.index} of group "${shard.group}" was posted with another body.`,
    place: { pointer: '/shard/index' },
    mend: 'Use a new group for a new run.',
  })
}

function toPieces(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < bytes.length; at += MOST_PIECE_BYTES)
    pieces.push(bytes.slice(at, at + MOST_PIECE_BYTES) as Uint8Array<ArrayBuffer>)
  return pieces
}

async function assemble(
  db: Database,
  { runId, projectId, request }: { runId: string; projectId: string; request: StoreRequest },
): Promise<void> {
  // Left by an attempt that was cut short.
  await deleteOutputs(db, runId)
  const parts: RunInput[] = []
  for (const { index } of await listShards(db, runId))
    parts.push(RunInput.parse(JSON.parse(gunzipSync(await loadShard(db, runId, index)).toString('utf8'))))
  const run = prepareRun(joinParts(parts))
  const match = await matchTestSet(db, projectId, run)
  await writeRun(db, { runId, projectId, run, match, now: new Date(request.postedAt) })
  await dropShardBodies(db, runId)
}

/** One run of all parts: segments in the order of the shards, everything else from the first, which all must repeat. */
function joinParts(parts: readonly RunInput[]): RunInput {
  const toHead = ({ segments: _segments, shard: _shard, scores: _scores, ...head }: RunInput) => JSON.stringify(head)
  const wrong = parts.findIndex((part) => toHead(part) !== toHead(parts[0]))
  if (wrong > 0)
    throw new InputError({
      code: 'shard-head-differs',
      message: `Shards ${parts[0].shard?.index} and ${parts[wrong].shard?.index} say different things about the run.`,
      place: { pointer: '' },
      mend: 'Repeat everything but segments and scores in each shard, and send this one again.',
    })
  const scores = parts.flatMap((part) => part.scores ?? [])
  return { ...parts[0], shard: undefined, segments: parts.flatMap((part) => part.segments), scores }
}
