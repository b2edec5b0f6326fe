import { gzipSync } from 'node:zlib'
import type { Database } from '../../db/open-database.ts'
import { ensureProject, findProject } from '../../db/projects.ts'
import { openRun } from '../../db/run-writes.ts'
import { deleteShard, findShardedRun, listShards, type ReceivedShard, saveShard } from '../../db/shards.ts'
import { ConflictError } from '../../errors.ts'
import type { RunInput } from '../../schema/run-input.ts'
import { newId } from '../new-id.ts'
import { assembleParts, readPart } from './assemble-parts.ts'
import { requireSameHead } from './join-parts.ts'
import { prepareRun } from './prepared-run.ts'
import type { ReadBody } from './read-body.ts'
import { requireProject, type StoreRequest, type StoreResult } from './store-request.ts'
import { toRunRow } from './to-run-row.ts'

const MOST_PIECE_BYTES = 512 * 1024

type Shard = NonNullable<RunInput['shard']>

/**
 * Stores one part of a run. Parts may come in any order and again. Where their number is known the last one makes the
 * run, else `finalizeGroup` does: then all parts are put together, checked as one body is, and the run becomes visible.
 * A last part that makes the whole wrong is refused and the others stay, so that it can be mended.
 */
export async function storeShard(db: Database, request: StoreRequest, body: ReadBody): Promise<StoreResult> {
  const { input, bodyHash } = body
  const shard = input.shard as Shard
  const prepared = prepareRun(input, body.toPlace)
  const known = await findProject(db, input.project)
  requireProject(request, known)
  const project = known ?? (await ensureProject(db, { ...request.project, id: newId(), slug: input.project }))
  const existing = await findShardedRun(db, project.id, shard.group)
  const there = existing ? await dropUnfinished(db, existing.id) : []
  if (existing && existing.shardCount !== null && shard.count !== existing.shardCount && existing.status === 'open')
    throw countDiffers(shard, existing.shardCount)
  if (existing && existing.shardCount === null && shard.count !== undefined) throw countDiffers(shard, null)
  const earlier = findEarlier(there, shard, bodyHash)
  if (existing?.status === 'complete') {
    if (earlier) return { runId: existing.id, state: 'replayed' }
    throw closed(shard.group, existing.id)
  }
  const runId = existing?.id ?? newId()
  if (!existing) {
    const row = toRunRow(prepared, {
      ...request,
      idempotencyKey: null,
      demo: request.project?.demo ?? false,
      warnings: [],
    })
    const group = { shardGroup: shard.group, shardCount: shard.count ?? null }
    await openRun(db, { ...row, ...group, id: runId, projectId: project.id, bodyHash })
  }
  const index = earlier?.index ?? shard.index ?? nextIndex(there)
  if (!earlier) {
    if (there.length > 0) requireSameHead(await readPart(db, runId, there[0].index), input)
    await saveShard(db, {
      runId,
      index,
      bodyHash,
      receivedAt: new Date(request.postedAt),
      pieces: toPieces(gzipSync(JSON.stringify(input), { level: 1 })),
    })
  }
  const received = there.length + (earlier ? 0 : 1)
  if (shard.count === undefined || received < shard.count)
    return { runId, state: 'part', received, count: shard.count ?? null }
  try {
    await assembleParts(db, { runId, projectId: project.id, now: new Date(request.postedAt) })
  } catch (error) {
    await deleteShard(db, runId, index)
    throw error
  }
  return { runId, state: 'created' }
}

/** The parts that are there whole; one whose writing was cut short never was, and goes. */
export async function dropUnfinished(db: Database, runId: string): Promise<readonly ReceivedShard[]> {
  const all = await listShards(db, runId)
  for (const { index } of all.filter((part) => part.bodyHash === '')) await deleteShard(db, runId, index)
  return all.filter((part) => part.bodyHash !== '')
}

/** The same part, posted before; throws ConflictError for another body under its number. */
function findEarlier(there: readonly ReceivedShard[], shard: Shard, bodyHash: string): ReceivedShard | null {
  if (shard.index === undefined) return there.find((part) => part.bodyHash === bodyHash) ?? null
  const same = there.find((part) => part.index === shard.index)
  if (!same || same.bodyHash === bodyHash) return same ?? null
  throw new ConflictError({
    code: 'shard-differs',
    message: `Part ${shard.index + 1}${shard.count === undefined ? '' : `/${shard.count}`} (index ${shard.index}) of group "${shard.group}" was posted with another body.`,
    place: { pointer: '/shard/index' },
    mend: 'Use a new group for a new run.',
  })
}

function nextIndex(there: readonly ReceivedShard[]): number {
  return 1 + Math.max(-1, ...there.map(({ index }) => index))
}

function countDiffers({ group, count }: Shard, known: number | null): ConflictError {
  const said = known === null ? 'an open number of parts' : `${known} parts`
  return new ConflictError({
    code: 'shard-count-differs',
    message: `The group "${group}" has ${said}, and this part says ${count ?? 'nothing'}.`,
    place: { pointer: '/shard/count' },
    mend: 'Say the same number in every part, or in none and close the group at the end.',
  })
}

function closed(group: string, runId: string): ConflictError {
  return new ConflictError({
    code: 'group-closed',
    message: `The group "${group}" is closed; its run is ${runId}.`,
    place: { pointer: '/shard/group' },
    mend: 'Use a new group for a new run.',
  })
}

function toPieces(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < bytes.length; at += MOST_PIECE_BYTES)
    pieces.push(bytes.slice(at, at + MOST_PIECE_BYTES) as Uint8Array<ArrayBuffer>)
  return pieces
}
