import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@libsql/client'

/**
 * Copies the database beside itself as `backups/before-<name>.db` and gives that path. A copy that is already there is
 * kept: it was made by another process a moment ago, or by an upgrade that did not come to its end.
 */
export async function copyDatabase(client: Client, url: string, name: string): Promise<string> {
  const folder = join(dirname(fileOf(url)), 'backups')
  const path = join(folder, `before-${name}.db`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const partial = `${path}.${process.pid}.partial`
  rmSync(partial, { force: true })
  await client.execute({ sql: 'VACUUM INTO ?', args: [partial] })
  renameSync(partial, path)
  return path
}

/** The path in a `file:` URL, also in the short form `file:data/assay.db`. */
export function fileOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).split('?')[0]
}
