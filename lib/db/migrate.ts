import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, createClient, type InStatement } from '@libsql/client'
import { BUSY_TIMEOUT_MS } from './busy-timeout.ts'
import { copyDatabase } from './copy-database.ts'

/** One migration as a file holds it. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

export interface MigrateResult {
  /** Names of the migrations that this call applied. */
  readonly applied: readonly string[]
  /** The copy that was made before an upgrade; null where there was nothing to lose. */
  readonly copy: string | null
}

/** As `prisma migrate deploy` makes it, so that both may be used on one database. */
const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/** The migrations of a folder such as `prisma/migrations`, in order. */
export function readMigrations(folder: string): Migration[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
  return names
    .map(({ name }) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Brings the database at `url` to the last of `migrations`: each in one transaction with its line in
 * `_prisma_migrations`, so that a stop leaves either all of it or nothing. Two at once: the second waits and finds
 * them applied. A database that holds something is copied before. Throws an Error that names a migration that was
 * changed after it was applied, or one that this version does not know.
 *
 * @example
 * await migrate('file:data/assay.db', readMigrations('prisma/migrations'))
 */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<MigrateResult> {
  const client = createClient({ url, timeout: BUSY_TIMEOUT_MS })
  try {
    await client.execute('PRAGMA journal_mode=WAL')
    // No effect inside a transaction; SQLite's way of changing a table drops and renames it.
    await client.execute('PRAGMA foreign_keys=OFF')
    await client.execute(HISTORY)
    const before = checkHistory(await readHistory(client), migrations)
    const pending = migrations.filter(({ name }) => !before.has(name))
    const copy = pending.length > 0 && before.size > 0 ? await copyDatabase(client, url, pending[0].name) : null
    const applied: string[] = []
    for (const migration of pending) if (await apply(client, migration, migrations)) applied.push(migration.name)
    return { applied, copy }
  } finally {
    client.close()
  }
}

/** False when another process has applied it in the meantime. */
async function apply(client: Client, migration: Migration, all: readonly Migration[]): Promise<boolean> {
  const startedAt = Date.now()
  await client.execute('BEGIN IMMEDIATE')
  try {
    if (checkHistory(await readHistory(client), all).has(migration.name)) {
      await client.execute('ROLLBACK')
      return false
    }
    for (const sql of splitStatements(migration.sql)) await client.execute(sql)
    const broken = await client.execute('PRAGMA foreign_key_check')
    if (broken.rows.length > 0) throw new Error(`${broken.rows.length} rows would point nowhere.`)
    await client.execute(toHistoryLine(migration, startedAt))
    await client.execute('COMMIT')
    return true
  } catch (error) {
    await client.execute('ROLLBACK').catch(() => {})
    throw new Error(`Migration ${migration.name} failed and left nothing behind: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

function toHistoryLine({ name, sql }: Migration, startedAt: number): InStatement {
  return {
    sql: `INSERT INTO "_prisma_migrations"
          ("id", "checksum", "finished_at", "migration_name", "started_at", "applied_steps_count") VALUES (?, ?, ?, ?, ?, 1)`,
    args: [randomUUID(), checksumOf(sql), Date.now(), name, startedAt],
  }
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}

async function readHistory(client: Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.execute(
    `SELECT "migration_name", "checksum" FROM "_prisma_migrations"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
  )
  return rows.map((row) => ({ name: String(row.migration_name), checksum: String(row.checksum) }))
}

/** Names of the applied migrations, each known and unchanged. */
function checkHistory(
  history: readonly { name: string; checksum: string }[],
  migrations: readonly Migration[],
): Set<string> {
  const known = new Map(migrations.map(({ name, sql }) => [name, checksumOf(sql)]))
  for (const { name, checksum } of history) {
    const expected = known.get(name)
    if (expected === undefined)
      throw new Error(`The database was made by a newer version of Assay: its migration ${name} is not known here.`)
    if (expected !== checksum) throw new Error(`Migration ${name} was changed after it had been applied.`)
  }
  return new Set(history.map(({ name }) => name))
}

/**
 * The statements of a migration as Prisma writes them: each ends with `;` at the end of a line, comments stand on lines
 * of their own, and no text holds either.
 */
export function splitStatements(sql: string): string[] {
  const lines = sql.split('\n').filter((line) => !line.trimStart().startsWith('--'))
  return lines
    .join('\n')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
