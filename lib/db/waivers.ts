import type { WaiverRecord } from '../schema/records.ts'
import type { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'

/** Waivers of a project, those that end last first; one that ended stays until it is taken away. */
export async function listWaivers(db: Database, projectId: string): Promise<WaiverRecord[]> {
  const rows = await db.prisma.waiver.findMany({
    where: { projectId },
    orderBy: [{ expiresAt: 'desc' }, { createdAt: 'desc' }],
  })
  return rows.map(toWaiverRecord)
}

export async function insertWaiver(
  db: Database,
  projectId: string,
  { expiresAt, ...waiver }: Omit<WaiverRecord, 'createdAt'>,
): Promise<WaiverRecord> {
  const data = { ...waiver, projectId, expiresAt: new Date(expiresAt) }
  return toWaiverRecord(await db.writeDurably(() => db.prisma.waiver.create({ data })))
}

/** Takes a waiver of the project away; false where there is none with this id. */
export async function deleteWaiver(db: Database, projectId: string, id: string): Promise<boolean> {
  const { count } = await db.writeDurably(() => db.prisma.waiver.deleteMany({ where: { id, projectId } }))
  return count > 0
}

function toWaiverRecord(row: Prisma.WaiverGetPayload<object>): WaiverRecord {
  return {
    id: row.id,
    metric: row.metric,
    author: row.author,
    reason: row.reason,
    // A waiver without an end is none: it is taken to have ended when it was given.
    expiresAt: (row.expiresAt ?? row.createdAt).toISOString(),
    headRunId: row.headRunId,
    branch: row.branch,
    createdAt: row.createdAt.toISOString(),
  }
}
