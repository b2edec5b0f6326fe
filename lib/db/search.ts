import type { Database } from './open-database.ts'

export interface FoundSegment {
  readonly project: string
  readonly testSet: string
  readonly key: string
}

/** Segments whose id holds a text (ASCII letters in either case), each id once a test set. */
export async function searchSegments(db: Database, text: string, limit: number): Promise<FoundSegment[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db.prisma.$queryRaw<FoundSegment[]>`
    SELECT DISTINCT project."slug" AS "project", testSet."name" AS "testSet", segment."key"
    FROM "Segment" AS segment
    JOIN "TestSet" AS testSet ON testSet."id" = segment."testSetId"
    JOIN "Project" AS project ON project."id" = testSet."projectId"
    WHERE segment."key" LIKE ${pattern} ESCAPE '\\'
    LIMIT ${limit}`
}

/** Ids of complete runs whose id or commit begins with a text, or whose system, branch or message holds it; newest first. */
export async function searchRuns(db: Database, text: string, limit: number): Promise<string[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  const [begins, holds] = [`${escaped}%`, `%${escaped}%`]
  const rows = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Run"
    WHERE "status" = 'complete' AND ("id" LIKE ${begins} ESCAPE '\\' OR "commit" LIKE ${begins} ESCAPE '\\'
      OR "system" LIKE ${holds} ESCAPE '\\' OR "branch" LIKE ${holds} ESCAPE '\\'
      OR "pullRequest" LIKE ${begins} ESCAPE '\\' OR "commitMessage" LIKE ${holds} ESCAPE '\\')
    ORDER BY "date" DESC, "id" DESC LIMIT ${limit}`
  return rows.map(({ id }) => id)
}
