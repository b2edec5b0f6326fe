import { saveSetting } from '../db/settings.ts'
import { getRuntime } from './runtime.ts'
import { isServiceReady } from './start-service.ts'

export interface Health {
  readonly ok: boolean
  /** What is wrong, as one sentence; null when nothing is. */
  readonly reason: string | null
}

/** Whether the server is up: migrated, started, and able to write. A server that can only read is not. */
export async function checkHealth(): Promise<Health> {
  if (!isServiceReady()) return { ok: false, reason: 'The server is still starting.' }
  try {
    const { db } = await getRuntime()
    await saveSetting(db, 'health', new Date().toISOString())
    return { ok: true, reason: null }
  } catch (error) {
    console.error(error)
    return { ok: false, reason: 'The database cannot be written.' }
  }
}
