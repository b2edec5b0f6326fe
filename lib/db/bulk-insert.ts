import type { Database } from './open-database.ts'

/** Text, whole number or null: SQLite's JSON reader rounds some fractions wrongly, so doubles are bound one by one. */
export type BulkValue = string | number | null

/** A chunk blocks the thread while it is written; these keep that below some 30 ms. */
const MOST_ROWS = 500
const MOST_CHARACTERS = 512 * 1024

/**
 * Inserts `rows` in chunks, each a statement and a turn of its own, so that others write in between.
 * `or: 'ignore'` passes over rows that break a unique key.
 * The statement is the dialect of SQLite; see docs/decisions/postgresql-seam.md.
 *
 * @example
 * await bulkInsert(db, { table: 'Output', columns: ['runId', 'position'], rows: [['r1', 0], ['r1', 1]] })
 */
export async function bulkInsert(
  db: Database,
  into: {
    table: string
    columns: readonly string[]
    rows: Iterable<readonly BulkValue[]>
    or?: 'fail' | 'ignore'
  },
): Promise<void> {
  const names = into.columns.map((name) => `"${name}"`).join(', ')
  const values = into.columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const sql = `INSERT ${into.or === 'ignore' ? 'OR IGNORE ' : ''}INTO "${into.table}" (${names}) SELECT ${values} FROM json_each(?)`
  let chunk: string[] = []
  let characters = 0
  const flush = async () => {
    const json = `[${chunk.join(',')}]`
    chunk = []
    characters = 0
    await db.write(() => db.prisma.$executeRawUnsafe(sql, json))
  }
  for (const row of into.rows) {
    const json = JSON.stringify(row)
    chunk.push(json)
    characters += json.length
    if (chunk.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await flush()
  }
  if (chunk.length > 0) await flush()
}
