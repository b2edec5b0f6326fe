import type { Database } from './open-database.ts'

/** What was worked out about a run under this key, as it was saved; null where it was not. */
export async function findDerivedFigure(db: Database, runId: string, key: string): Promise<unknown | null> {
  const row = await db.prisma.derivedFigure.findUnique({ where: { runId_key: { runId, key } } })
  return row && JSON.parse(row.resultJson)
}

/** What was worked out about a run under these keys, by key, as it was saved. */
export async function listDerivedFigures(
  db: Database,
  runId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.prisma.derivedFigure.findMany({ where: { runId, key: { in: [...keys] } } })
  return new Map(rows.map(({ key, resultJson }) => [key, JSON.parse(resultJson)]))
}

/** Saves what was worked out about a run; the newest under a key stands. */
export async function saveDerivedFigure(
  db: Database,
  { runId, key, result }: { readonly runId: string; readonly key: string; readonly result: unknown },
): Promise<void> {
  const resultJson = JSON.stringify(result)
  await db.write(() =>
    db.prisma.derivedFigure.upsert({
      where: { runId_key: { runId, key } },
      update: { resultJson },
      create: { runId, key, resultJson },
    }),
  )
}
