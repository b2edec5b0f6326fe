import { inPieces } from './in-pieces.ts'
import type { Database } from './open-database.ts'

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
  stored: StoredComparison & { readonly key: string; readonly standard: boolean; readonly params: unknown },
): Promise<void> {
  const { params, result, ...row } = stored
  const data = { ...row, paramsJson: JSON.stringify(params), resultJson: JSON.stringify(result) }
  await db.write(() =>
    db.prisma.comparison.upsert({
      where: { key: row.key },
      // Once standard, always standard: a reader who asks for the same must not take it from the overviews.
      update: row.standard ? { standard: true } : {},
      create: data,
    }),
  )
}

/** The newest standard comparison of each of these heads. */
export async function listStandardComparisons(
  db: Database,
  headRunIds: readonly string[],
): Promise<ReadonlyMap<string, StoredComparison>> {
  const rows = await inPieces(headRunIds, (ids) =>
    db.prisma.comparison.findMany({ where: { headRunId: { in: ids }, standard: true }, orderBy: { createdAt: 'asc' } }),
  )
  return new Map(
    rows.map(({ headRunId, baseRunId, resultJson }) => [
      headRunId,
      { baseRunId, headRunId, result: JSON.parse(resultJson) },
    ]),
  )
}
