import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { ensureFirstToken } from '../../lib/service/ensure-first-token.ts'
import { closeRuntime } from '../../lib/service/runtime.ts'
import { startService } from '../../lib/service/start-service.ts'

/** The service over a real database in a folder of its own for the tests of one file; `token` is its first token. */
export function startTempService(variables: Record<string, string> = {}): { readonly folder: string; token: string } {
  // Each start brings up threads, which on two cores that others use, too, takes its time.
  vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
  const folder = mkdtempSync(join(tmpdir(), 'assay-service-'))
  const service = { folder, token: '' }
  beforeAll(async () => {
    Object.assign(process.env, { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_DEMO: '0', ...variables })
    delete process.env.DATABASE_URL
    await startService()
    service.token = (await ensureFirstToken()) ?? ''
  })
  afterAll(async () => {
    await whenIdle()
    await closeRuntime()
    rmSync(folder, { recursive: true, force: true })
  })
  return service
}
