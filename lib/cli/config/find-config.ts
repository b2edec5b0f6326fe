import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const CONFIG_NAME = 'assay.config.json'

/**
 * The configuration for `folder`: the nearest one from there up to the root of its git repository. Outside of one only
 * the folder itself is looked at: what lies above belongs to somebody else.
 */
export function findConfig(folder: string): string | null {
  const root = findRoot(folder)
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, CONFIG_NAME)
    if (existsSync(path) && statSync(path).isFile()) return path
    if (at === root || at === dirname(at)) return null
  }
}

/** `.git` is a file in a work tree and in a submodule. */
function findRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === dirname(at)) return folder
  }
}
