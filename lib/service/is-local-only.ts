import { getRuntime } from './runtime.ts'

/**
 * Whether this machine alone can open the pages, so that whoever sees them may change what is derived or made up. A
 * server that others reach by a name asks for a write token, as for every other change.
 */
export async function isLocalOnly(): Promise<boolean> {
  const { env } = await getRuntime()
  return env.allowedHosts.length === 0 && env.publicUrl === null
}
