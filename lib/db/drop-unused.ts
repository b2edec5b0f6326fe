import type { Database } from './open-database.ts'

const LINES_A_PIECE = 2000

/**
 * Removes what a run that never became visible leaves in its project: test set versions of no run, segments of no
 * version, test sets without versions, and `withProject` the project itself if it has no run. In short pieces.
 */
export async function dropUnused(
  db: Database,
  projectId: string,
  { withProject }: { withProject: boolean },
): Promise<void> {
  const { prisma } = db
  const versions = await prisma.testSetVersion.findMany({
    where: { testSet: { projectId }, runs: { none: {} } },
    select: { id: true },
  })
  for (const { id } of versions) {
    await repeatUntilNone(
      db,
      () => prisma.$executeRaw`
      DELETE FROM "VersionSegment" WHERE rowid IN
        (SELECT rowid FROM "VersionSegment" WHERE "versionId" = ${id} LIMIT ${LINES_A_PIECE})`,
    )
    await db.write(() => prisma.testSetVersion.deleteMany({ where: { id, runs: { none: {} } } }))
  }
  const testSets = await prisma.testSet.findMany({ where: { projectId }, select: { id: true } })
  for (const { id } of testSets) {
    await repeatUntilNone(
      db,
      () => prisma.$executeRaw`
      DELETE FROM "Segment" WHERE "id" IN
        (SELECT segment."id" FROM "Segment" AS segment WHERE segment."testSetId" = ${id} AND NOT EXISTS
          (SELECT 1 FROM "VersionSegment" AS line WHERE line."segmentId" = segment."id") LIMIT ${LINES_A_PIECE})`,
    )
    await db.write(() => prisma.testSet.deleteMany({ where: { id, versions: { none: {} } } }))
  }
  if (withProject) await db.write(() => prisma.project.deleteMany({ where: { id: projectId, runs: { none: {} } } }))
}

async function repeatUntilNone(db: Database, remove: () => Promise<number>): Promise<void> {
  while ((await db.write(remove)) > 0);
}
