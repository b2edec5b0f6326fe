import { join } from 'node:path'
import { migrate, readMigrations } from '../db/migrate.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { prepareDataFolder } from '../db/prepare-data-folder.ts'
import { type Env, readEnv } from '../env.ts'
import { processWide } from './process-wide.ts'
import { openPools, type Pools } from './worker/pools.ts'

/** What every verb works with: one of it in a process, however often a bundler copies this module. */
export interface Runtime {
  readonly env: Env
  readonly db: Database
  readonly pools: Pools
}

const holder = processWide('runtime', () => ({ opened: null as Promise<Runtime> | null }))

/**
 * The runtime, opened by whoever asks first: data folder, migrations, database, workers. A failed attempt is forgotten,
 * so that the next one tries again.
 */
export function getRuntime(): Promise<Runtime> {
  holder.opened ??= open().catch((error) => {
    holder.opened = null
    throw error
  })
  return holder.opened
}

/** Closes database and workers; the next verb opens them again, with the environment as it is then. */
export async function closeRuntime(): Promise<void> {
  const opened = holder.opened
  holder.opened = null
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
