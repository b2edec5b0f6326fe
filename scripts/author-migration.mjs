// Writes the next migration: the difference between prisma/migrations and prisma/schema.prisma.
//   npm run migration -- NAME     (--check: only say whether one is needed)
// Uses Prisma's schema engine as WebAssembly, since the native engine is a download.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const MIGRATIONS = join(root, 'prisma/migrations')

/**
 * The schema engine over `url`, at most one in a process: its parts find each other through module variables. What it
 * opens stays open, so a script that uses it ends with process.exit.
 */
export async function loadSchemaEngine(url) {
  const require = createRequire(import.meta.url)
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)), {
    './schema_engine_bg.js': glue,
  })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaLibSql({ url }))
  return glue.SchemaEngine.new({ datamodels: [readSchema()] }, () => {}, factory)
}

/** SQL from what the migrations make to the schema; empty where they agree. */
async function diffMigrations() {
  const [path, content] = readSchema()
  const folder = mkdtempSync(join(tmpdir(), 'assay-migration-'))
  try {
    // The engine's own way (a shadow database) runs only the first statement of each file through this adapter.
    const url = pathToFileURL(join(folder, 'made.db')).href
    const client = createClient({ url })
    for (const sql of readMigrations()) await client.executeMultiple(sql)
    client.close()
    const engine = await loadSchemaEngine(url)
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: [{ path, content }], configDir: root },
      to: { tag: 'schemaDatamodel', files: [{ path, content }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return /^\s*(--[^\n]*\s*)*$/.test(stdout) ? '' : stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readMigrations() {
  mkdirSync(MIGRATIONS, { recursive: true })
  const folders = readdirSync(MIGRATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map((entry) => entry.name).sort()
  return names.map((name) => readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8'))
}

function readSchema() {
  const path = join(root, 'prisma/schema.prisma')
  return [path, readFileSync(path, 'utf8')]
}

async function main(name) {
  if (name !== '--check' && !/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
    console.error('usage: npm run migration -- NAME   (lower-case letters, digits, _), or --check')
    return 2
  }
  const sql = await diffMigrations()
  if (sql === '') {
    console.log('The migrations already give the schema.')
    return 0
  }
  if (name === '--check') {
    console.error(`The schema asks for more than the migrations give:\n${sql}`)
    return 1
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(MIGRATIONS, `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), sql)
  writeFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'provider = "sqlite"\n')
  console.log(`${folder}/migration.sql: read it before you commit it.`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main(process.argv[2]))
