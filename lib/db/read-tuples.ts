import type { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'

/**
 * Rows of a statement that gives one row with one column `json`, made by `json_group_array(json_array(…))`: rows cost
 * more on their way through the client than in the database, so thousands of them come as one. Numbers with a fraction
 * have 15 digits there; `printf('%!.17g', …)` keeps all of one, as a text.
 */
export async function readTuples<T extends readonly unknown[]>(db: Database, sql: Prisma.Sql): Promise<T[]> {
  const [row] = await db.prisma.$queryRaw<{ json: string }[]>(sql)
  return JSON.parse(row.json) as T[]
}
