import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migration, migrate, readMigrations, splitStatements } from '../../lib/db/migrate.ts'
import { prepareDataFolder } from '../../lib/db/prepare-data-folder.ts'
import { loadSchemaEngine } from '../../scripts/author-migration.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const MIGRATIONS = readMigrations(join(root, 'prisma/migrations'))

let folder: string
let url: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-migrate-'))
  url = pathToFileURL(join(folder, 'assay.db')).href
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function query(sql: string, at = url) {
  const client = createClient({ url: at })
  try {
    return (await client.execute(sql)).rows
  } finally {
    client.close()
  }
}

const LATER: Migration = {
  name: '99990101000000_later',
  sql: '-- a comment\nCREATE TABLE "Later" (\n    "id" TEXT NOT NULL PRIMARY KEY\n);\n\nINSERT INTO "Later" VALUES (\'a\');\n',
}

describe('migrate', () => {
  it('makes a new database and records each migration with the SHA-256 of its file, as Prisma does', async () => {
    const { applied, copy } = await migrate(url, MIGRATIONS)
    expect(applied).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(copy).toBeNull()
    const history = await query('SELECT * FROM "_prisma_migrations" ORDER BY "started_at"')
    expect(history).toHaveLength(MIGRATIONS.length)
    for (const [i, row] of history.entries()) {
      expect(row.migration_name).toBe(MIGRATIONS[i].name)
      expect(row.checksum).toBe(createHash('sha256').update(MIGRATIONS[i].sql).digest('hex'))
      expect(row).toMatchObject({ applied_steps_count: 1, rolled_back_at: null })
      expect(String(row.id)).toMatch(/^[0-9a-f-]{36}$/)
      expect(Number(row.finished_at)).toBeGreaterThanOrEqual(Number(row.started_at))
    }
  })

  it("is taken by Prisma's own engine for its own work: nothing failed, edited or still to be applied", async () => {
    await migrate(url, MIGRATIONS)
    const engine = await loadSchemaEngine(url)
    const migrationsList = {
      baseDir: join(root, 'prisma/migrations'),
      lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"' },
      shadowDbInitScript: '',
      migrationDirectories: MIGRATIONS.map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
      })),
    }
    const filters = { externalTables: [], externalEnums: [] }
    const diagnosis = await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters })
    expect(diagnosis).toMatchObject({ failedMigrationNames: [], editedMigrationNames: [], hasMigrationsTable: true })
    expect(diagnosis.history ?? null).toBeNull()
    expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] })
  })

  it('gives the very schema that prisma/schema.prisma describes', async () => {
    const { code, err } = await run(['scripts/author-migration.mjs', '--check'])
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('does nothing the second time and makes no copy', async () => {
    await migrate(url, MIGRATIONS)
    expect(await migrate(url, MIGRATIONS)).toEqual({ applied: [], copy: null })
    expect(existsSync(join(folder, 'backups'))).toBe(false)
  })

  it('lets four processes start at the same moment, each migration applied once', async () => {
    const file = await bundle(`import { migrate, readMigrations } from './lib/db/migrate.ts'
      const { applied } = await migrate('${url}', readMigrations('${join(root, 'prisma/migrations')}'))
      console.log(applied.length)`)
    const outputs = await Promise.all([0, 1, 2, 3].map(() => run([file])))
    rmSync(file)
    expect(outputs.map(({ code, err }) => code ?? err)).toEqual([0, 0, 0, 0])
    expect(outputs.map(({ out }) => Number(out)).sort()).toEqual([0, 0, 0, MIGRATIONS.length])
    expect(await query('SELECT count(*) AS n FROM "_prisma_migrations"')).toMatchObject([{ n: MIGRATIONS.length }])
  })

  it('copies a database that holds something before it upgrades it, and keeps the data', async () => {
    await migrate(url, MIGRATIONS)
    await query(`INSERT INTO "Project" ("id", "slug", "name") VALUES ('p', 'kept', 'Kept')`)
    const { applied, copy } = await migrate(url, [...MIGRATIONS, LATER])
    expect(applied).toEqual([LATER.name])
    expect(await query('SELECT "slug" FROM "Project"')).toMatchObject([{ slug: 'kept' }])
    const saved = pathToFileURL(copy as string).href
    expect(await query('SELECT "slug" FROM "Project"', saved)).toMatchObject([{ slug: 'kept' }])
    await expect(query('SELECT * FROM "Later"', saved)).rejects.toThrow(/no such table/)
  })

  it('leaves nothing of a migration that fails half-way', async () => {
    const broken = {
      name: '99990102000000_broken',
      sql: 'CREATE TABLE "Half" ("id" TEXT);\nINSERT INTO "Nowhere" VALUES (1);\n',
    }
    await expect(migrate(url, [...MIGRATIONS, broken])).rejects.toThrow(/99990102000000_broken failed and left nothing/)
    expect(await query(`SELECT name FROM sqlite_master WHERE name = 'Half'`)).toEqual([])
    expect(await migrate(url, [...MIGRATIONS, LATER])).toMatchObject({ applied: [LATER.name] })
  })

  it('refuses a database of a newer version and a migration that was changed afterwards', async () => {
    await migrate(url, [...MIGRATIONS, LATER])
    await expect(migrate(url, MIGRATIONS)).rejects.toThrow(/newer version.*99990101000000_later/)
    await expect(migrate(url, [...MIGRATIONS, { ...LATER, sql: `${LATER.sql}-- more\n` }])).rejects.toThrow(
      /was changed/,
    )
  })

  it('splits a migration at semicolons that end a line, comments left out', () => {
    expect(splitStatements(LATER.sql)).toEqual([
      'CREATE TABLE "Later" (\n    "id" TEXT NOT NULL PRIMARY KEY\n)',
      `INSERT INTO "Later" VALUES ('a')`,
    ])
  })
})

describe('prepareDataFolder', () => {
  it('makes a folder that is missing, with its parents', () => {
    prepareDataFolder(pathToFileURL(join(folder, 'a/b/assay.db')).href)
    expect(existsSync(join(folder, 'a/b'))).toBe(true)
  })

  it('says in one line which path and which user, where a file stands in the way', () => {
    writeFileSync(join(folder, 'file'), '')
    const prepare = () => prepareDataFolder(pathToFileURL(join(folder, 'file/assay.db')).href)
    expect(prepare).toThrow(
      new RegExp(`^${join(folder, 'file')} cannot be written by user \\S+ \\(E[A-Z]+\\)\\. Change`),
    )
  })

  it.each([
    ['a folder', (path: string) => chmodSync(path, 0o555)],
    ['a database file', (path: string) => chmodSync(join(path, 'assay.db'), 0o444)],
  ])('ends a process of another user with one line for %s that it may not write', async (_what, lock) => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'assay.db'), '')
    chmodSync(folder, 0o755)
    chmodSync(data, 0o777)
    lock(data)
    const file = await bundle(
      `import { prepareDataFolder } from './lib/db/prepare-data-folder.ts'
      try { prepareDataFolder('${pathToFileURL(join(data, 'assay.db')).href}') }
      catch (error) { console.error(error.message); process.exit(1) }`,
      join(folder, 'bundle.mjs'),
    )
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const { code, err } = await run([file], nobody)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toMatch(/data\S* cannot be written by user \S+/)
    expect(code).toBe(1)
    chmodSync(data, 0o755)
  })
})

/** A program of its own, made before it is run, so that processes start close together. */
async function bundle(contents: string, outfile = join(root, `node_modules/.cache/assay-${process.pid}.mjs`)) {
  const stdin = { contents, resolveDir: root, loader: 'ts' } as const
  const external = ['@libsql/client']
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', external, logLevel: 'silent' })
  return outfile
}

function run(args: string[], options: { uid?: number; gid?: number } = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, args, { cwd: options.uid ? folder : root, ...options })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

describe('the migrations folder', () => {
  it('names SQLite as its provider, as Prisma checks', () => {
    expect(readFileSync(join(root, 'prisma/migrations/migration_lock.toml'), 'utf8')).toContain('provider = "sqlite"')
  })
})
