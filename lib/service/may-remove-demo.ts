import { getRuntime } from './runtime.ts'

/**
 * Whether whoever sees the projects page may remove the demo from there: only while this machine alone can open it. A
 * server that others reach by a name asks for a write token, as for every other change.
 */
export async function mayRemoveDemo(): Promise<boolean> {
  const { env } = await getRuntime()
  return env.allowedHosts.length === 0 && env.publicUrl === null
}
