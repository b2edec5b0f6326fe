import type { Database } from './open-database.ts'

/** Scored runs whose verdict on overviews is against one of these runs. */
export async function listRunsComparedWith(db: Database, baseRunIds: readonly string[]): Promise<string[]> {
  const rows = await db.prisma.comparison.findMany({
    where: { baseRunId: { in: [...baseRunIds] }, standard: true, head: { compute: 'done' } },
    select: { headRunId: true },
  })
  return [...new Set(rows.map(({ headRunId }) => headRunId))]
}

/** Scored runs, newest first, whose verdict on overviews another version of comparisons made. */
export async function listRunsComparedBefore(db: Database, version: number): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT head."id" FROM "Comparison" AS comparison
    CROSS JOIN "Run" AS head ON head."id" = comparison."headRunId" AND head."compute" = 'done'
    WHERE comparison."standard" = 1 AND json_extract(comparison."paramsJson", '$.version') IS NOT ${version}
    ORDER BY head."date" DESC`
  return rows.map(({ id }) => id)
}
