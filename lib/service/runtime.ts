import { join } from 'node:path'
import { migrate, readMigrations } from '../db/migrate.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { prepareDataFolder } from '../db/prepare-data-folder.ts'
import { type Env, readEnv } from '../env.ts'
import { openPools, type Pools } from './worker/pools.ts'

/** What every verb works with: one of it in a process, however often a bundler copies this module. */
export interface Runtime {
  readonly env: Env
  readonly db: Database
  readonly pools: Pools
}

const KEY = Symbol.for('assay.runtime')
const holder = globalThis as { [KEY]?: Promise<Runtime> }

/**
 * The runtime, opened by whoever asks first: data folder, migrations, database, workers. A failed attempt is forgotten,
 * so that the next one tries again.
 */
export function getRuntime(): Promise<Runtime> {
  holder[KEY] ??= open().catch((error) => {
    holder[KEY] = undefined
    throw error
  })
  return holder[KEY]
}

/** Closes database and workers; the next verb opens them again, with the environment as it is then. */
export async function closeRuntime(): Promise<void> {
  const opened = holder[KEY]
  holder[KEY] = undefined
  const runtime = await opened?.catch(() => null)
  await runtime?.pools.close()
  await runtime?.db.close()
}

async function open(): Promise<Runtime> {
  const env = readEnv()
  prepareDataFolder(env.databaseUrl)
  await migrate(env.databaseUrl, readMigrations(join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations')))
  const db = await openDatabase(env.databaseUrl)
  return { env, db, pools: openPools(env.databaseUrl, db.write) }
}
