import type { Database } from './open-database.ts'

/** A run that comes in parts. */
export interface ShardedRun {
  readonly id: string
  readonly status: string
  readonly shardCount: number | null
}

export interface ReceivedShard {
  readonly index: number
  readonly bodyHash: string
}

/** The open or complete run of a group of shards in a project, or null. */
export async function findShardedRun(db: Database, projectId: string, group: string): Promise<ShardedRun | null> {
  return db.prisma.run.findFirst({
    where: { projectId, shardGroup: group, status: { in: ['open', 'complete'] } },
    select: { id: true, status: true, shardCount: true },
  })
}

/** Shards of a run by index. */
export async function listShards(db: Database, runId: string): Promise<ReceivedShard[]> {
  return db.prisma.runShard.findMany({
    where: { runId },
    select: { index: true, bodyHash: true },
    orderBy: { index: 'asc' },
  })
}

/** Keeps a shard: its pieces first, so that a shard whose line is there is whole. */
export async function saveShard(
  db: Database,
  shard: {
    runId: string
    index: number
    bodyHash: string
    receivedAt: Date
    pieces: readonly Uint8Array<ArrayBuffer>[]
  },
): Promise<void> {
  const { runId, index, bodyHash, receivedAt, pieces } = shard
  await db.write(() => db.prisma.runShard.create({ data: { runId, index, bodyHash: '', receivedAt } }))
  for (const [piece, body] of pieces.entries())
    await db.write(() => db.prisma.runShardPiece.create({ data: { runId, index, piece, body } }))
  await db.writeDurably(() =>
    db.prisma.runShard.update({ where: { runId_index: { runId, index } }, data: { bodyHash } }),
  )
}

export async function deleteShard(db: Database, runId: string, index: number): Promise<void> {
  await db.write(() => db.prisma.runShard.deleteMany({ where: { runId, index } }))
}

/** The packed body of a shard. */
export async function loadShard(db: Database, runId: string, index: number): Promise<Uint8Array> {
  const pieces = await db.prisma.runShardPiece.findMany({ where: { runId, index }, orderBy: { piece: 'asc' } })
  return Buffer.concat(pieces.map(({ body }) => body))
}

/** Once a run is complete its texts are stored as such; the bodies of its shards go, their hashes stay. */
export async function dropShardBodies(db: Database, runId: string): Promise<void> {
  for (const { index } of await listShards(db, runId))
    await db.write(() => db.prisma.runShardPiece.deleteMany({ where: { runId, index } }))
}

/** Abandons runs of which no shard has come since `before`. Gives how many. */
export async function abandonShardedRuns(db: Database, before: Date): Promise<number> {
  const open = await db.prisma.run.findMany({
    where: { status: 'open', shardGroup: { not: null }, shards: { none: { receivedAt: { gte: before } } } },
    select: { id: true },
  })
  for (const { id } of open) {
    await dropShardBodies(db, id)
    await db.write(() => db.prisma.run.update({ where: { id }, data: { status: 'abandoned' } }))
  }
  return open.length
}
