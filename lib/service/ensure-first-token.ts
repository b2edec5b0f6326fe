import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { claimSetting } from '../db/settings.ts'
import { createToken } from './create-token.ts'
import { getRuntime } from './runtime.ts'

/**
 * Makes the first write token of a new database and keeps it in `write-token` of the data folder (readable by its
 * owner only), so that the start can show it again. Gives the token, or null when its file was taken away.
 */
export async function ensureFirstToken(): Promise<string | null> {
  const { db, env } = await getRuntime()
  const path = join(/* turbopackIgnore: true */ env.dataDir, 'write-token')
  if (await claimSetting(db, 'first-token', 'made')) {
    const { token } = await createToken({ name: 'first token', scope: 'admin' })
    // Two steps, so that nobody ever reads half a token.
    const partial = join(dirname(path), `.write-token-${process.pid}`)
    writeFileSync(partial, `${token}\n`, { mode: 0o600 })
    renameSync(partial, path)
    return token
  }
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}
