import type { ComputeState } from '../schema/records.ts'
import { dropUnused } from './drop-unused.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'

export type NewRun = Omit<
  Prisma.RunUncheckedCreateInput,
  'status' | 'compute' | 'shards' | 'outputs' | 'outputPacks' | 'rowPacks' | 'scores' | 'postedScores'
> & { id: string; tokenId: string | null; idempotencyKey: string | null; bodyHash: string }

/** A run that was posted before under the same idempotency key. */
export interface EarlierRun {
  readonly id: string
  readonly status: string
  readonly bodyHash: string | null
}

/**
 * Opens a run that nobody sees yet. Gives null when it is opened, or the run that holds its idempotency key:
 * the unique key decides, so that two posts in flight give one run.
 */
export async function openRun(db: Database, run: NewRun): Promise<EarlierRun | null> {
  try {
    await db.write(() => db.prisma.run.create({ data: { ...run, status: 'open', compute: 'pending' } }))
    return null
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    const earlier = await findRunByKey(db, run.tokenId, run.idempotencyKey)
    if (!earlier) throw error
    return earlier
  }
}

/** The run posted under this key by this token, in whatever status, or null. */
export async function findRunByKey(
  db: Database,
  tokenId: string | null,
  idempotencyKey: string | null,
): Promise<EarlierRun | null> {
  if (tokenId === null || idempotencyKey === null) return null
  return db.prisma.run.findUnique({
    where: { tokenId_idempotencyKey: { tokenId, idempotencyKey } },
    select: { id: true, status: true, bodyHash: true },
  })
}

/** The one status change by which a run becomes visible; it is on the disk then. */
export async function completeRun(
  db: Database,
  id: string,
  facts: {
    versionId: string
    repeats: number
    counts: { scored: number; failed: number; na: number }
    /** What only the whole can say of a run that came in parts. */
    metadataJson: string
    warningsJson: string
  },
): Promise<void> {
  const { counts, ...columns } = facts
  await db.writeDurably(() =>
    db.prisma.run.update({
      where: { id },
      data: {
        status: 'complete',
        ...columns,
        scoredCount: counts.scored,
        failedCount: counts.failed,
        naCount: counts.na,
      },
    }),
  )
}

/** Removes a run with its outputs in short pieces; used for runs that never became visible. */
export async function deleteRun(db: Database, id: string): Promise<void> {
  await deleteOutputs(db, id)
  await db.write(() => db.prisma.run.deleteMany({ where: { id } }))
}

/** Removes what an open run has of outputs and posted scores, in short pieces. */
export async function deleteOutputs(db: Database, runId: string): Promise<void> {
  const remove = () => db.prisma.$executeRaw`
    DELETE FROM "Output" WHERE rowid IN (SELECT rowid FROM "Output" WHERE "runId" = ${runId} LIMIT 2000)`
  while ((await db.write(remove)) > 0);
  await db.write(() => db.prisma.outputPack.deleteMany({ where: { runId } }))
  await db.write(() => db.prisma.postedScore.deleteMany({ where: { runId } }))
}

/**
 * Removes what a stop in the middle of a post left: open runs whose writer is gone, and what no run has come to use.
 * Runs that wait for further shards stay. `isAlive` tells whether the process that opened a run still works.
 * Gives how many runs were removed.
 */
export async function reapOrphans(db: Database, isAlive: (openedBy: string) => boolean): Promise<number> {
  const open = await db.prisma.run.findMany({
    where: { status: 'open', shardGroup: null },
    select: { id: true, openedBy: true, projectId: true },
  })
  const orphans = open.filter(({ openedBy }) => openedBy === null || !isAlive(openedBy))
  for (const { id } of orphans) await deleteRun(db, id)
  // Another process may be in the middle of a post: what it has written so far looks unused, too.
  if (orphans.length < open.length) return orphans.length
  for (const projectId of new Set(orphans.map((orphan) => orphan.projectId)))
    await dropUnused(db, projectId, { withProject: true })
  return orphans.length
}

/** Runs whose scores are still to be made, oldest first; at start also those that a stop interrupted. */
export async function listUncomputedRuns(db: Database): Promise<string[]> {
  const rows = await db.prisma.run.findMany({
    where: { status: 'complete', compute: { in: ['pending', 'running'] } },
    select: { id: true },
    orderBy: [{ postedAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id }) => id)
}

/** Marks where a run's computation stands; `running` counts an attempt. Gives the attempts so far. */
export async function setCompute(
  db: Database,
  id: string,
  compute: ComputeState,
  computeError: string | null = null,
): Promise<number> {
  const row = await db.write(() =>
    db.prisma.run.update({
      where: { id },
      data: { compute, computeError, ...(compute === 'running' && { attempts: { increment: 1 } }) },
      select: { attempts: true },
    }),
  )
  return row.attempts
}

/** Marks a run as computed and keeps the facts of its segments that metrics depend on. */
export async function finishCompute(db: Database, id: string, facts: unknown): Promise<void> {
  const data = { compute: 'done', computeError: null, factsJson: JSON.stringify(facts) }
  await db.write(() => db.prisma.run.updateMany({ where: { id }, data }))
}

/** The facts that `finishCompute` kept, or null. */
export async function findFacts(db: Database, id: string): Promise<unknown> {
  const row = await db.prisma.run.findUnique({ where: { id }, select: { factsJson: true } })
  return row?.factsJson ? JSON.parse(row.factsJson) : null
}
