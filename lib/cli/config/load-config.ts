import { resolve } from 'node:path'
import type { Terminal } from '../terminal.ts'
import { findConfig } from './find-config.ts'
import type { LoadedConfig } from './read-config.ts'

/** The configuration that was named, else the one that is found; null where there is none. What checks it is loaded only then. */
export async function loadConfig({ cwd }: Pick<Terminal, 'cwd'>, named?: string): Promise<LoadedConfig | null> {
  const path = named === undefined ? findConfig(cwd) : resolve(cwd, named)
  if (path === null) return null
  const { readConfig } = await import('./read-config.ts')
  return readConfig(path, cwd)
}
