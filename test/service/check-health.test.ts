import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closeRuntime } from '../../lib/service/runtime.ts'
import { startService } from '../../lib/service/start-service.ts'
import { callApi } from '../api/call-api.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-health-'))
Object.assign(process.env, { ASSAY_DATA_DIR: join(folder, 'not/yet'), ASSAY_DEMO: '0' })
delete process.env.DATABASE_URL

afterAll(async () => {
  await closeRuntime()
  rmSync(folder, { recursive: true, force: true })
})

/** The shared case ops-01; its other starts stand in test/db/migrate.test.ts and test/scripts/data-folder.test.ts. */
it('health is red until the migrations are done, also where the data folder is not there yet', async () => {
  expect((await callApi('GET', '/healthz')).status).toBe(503)
  expect(existsSync(join(folder, 'not/yet/assay.db'))).toBe(false)
  await startService()
  expect(await callApi('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
}, 90_000)
