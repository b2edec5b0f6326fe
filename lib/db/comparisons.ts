import { Prisma } from './generated/client.ts'
import { inPieces } from './in-pieces.ts'
import type { Database } from './open-database.ts'
import { readTuples } from './read-tuples.ts'

/** A stored comparison; `result` is the JSON that was saved. */
export interface StoredComparison {
  readonly baseRunId: string
  readonly headRunId: string
  readonly result: unknown
}

/** The stored comparison with this key, or null. */
export async function findComparison(db: Database, key: string): Promise<StoredComparison | null> {
  const row = await db.prisma.comparison.findUnique({ where: { key } })
  return row && { baseRunId: row.baseRunId, headRunId: row.headRunId, result: JSON.parse(row.resultJson) }
}

/** Stores a comparison; one with the same key is the same and stays. */
export async function saveComparison(
  db: Database,
  stored: StoredComparison & {
    readonly key: string
    readonly standard: boolean
    readonly version: number
    readonly params: object
  },
): Promise<void> {
  const { params, result, version, ...row } = stored
  const paramsJson = JSON.stringify({ ...params, version })
  const data = { ...row, paramsJson, resultJson: JSON.stringify(result) }
  await db.write(async () => {
    // A run has one verdict on the overviews: a better base that comes later takes the place of the one before.
    if (row.standard)
      await db.prisma.comparison.updateMany({
        where: { headRunId: row.headRunId, standard: true, key: { not: row.key } },
        data: { standard: false },
      })
    await db.prisma.comparison.upsert({
      where: { key: row.key },
      // A reader who asks for the same must not take it from the overviews.
      update: row.standard ? { standard: true, paramsJson } : {},
      create: data,
    })
  })
}

/** Key and base of the newest standard comparison of each of these heads; reads no result. */
export async function listStandardKeys(
  db: Database,
  headRunIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly key: string; readonly baseRunId: string }>> {
  const rows = await readTuples<readonly [key: string, headRunId: string, baseRunId: string]>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array(comparison."key", comparison."headRunId", comparison."baseRunId")
             ORDER BY comparison."createdAt") AS "json"
    FROM json_each(${JSON.stringify(headRunIds)}) AS head
    CROSS JOIN "Comparison" AS comparison ON comparison."headRunId" = head.value AND comparison."standard" = 1`,
  )
  return new Map(rows.map(([key, headRunId, baseRunId]) => [headRunId, { key, baseRunId }]))
}

/** Runs with scored segments whose standard comparison is with a run of which nothing was scored. */
export async function listHeadsWithoutScoredBase(db: Database): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT head."id" FROM "Run" AS base
    CROSS JOIN "Comparison" AS comparison ON comparison."baseRunId" = base."id" AND comparison."standard" = 1
    CROSS JOIN "Run" AS head ON head."id" = comparison."headRunId" AND head."scoredCount" > 0
    WHERE base."scoredCount" = 0`
  return rows.map(({ id }) => id)
}

/** Results of stored comparisons by key. */
export async function listComparisonResults(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await inPieces(keys, (some) =>
    db.prisma.comparison.findMany({ where: { key: { in: some } }, select: { key: true, resultJson: true } }),
  )
  return new Map(rows.map(({ key, resultJson }) => [key, JSON.parse(resultJson)]))
}
