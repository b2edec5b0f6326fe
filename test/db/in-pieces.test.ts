import { describe, expect, it } from 'vitest'
import { listStandardKeys } from '../../lib/db/comparisons.ts'
import { listScores } from '../../lib/db/scores.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { startTempService } from '../service/temp-service.ts'

startTempService()

describe('a list of more ids than a statement has parameters', () => {
  it('is read in pieces', async () => {
    const { db } = await getRuntime()
    const ids = Array.from({ length: 2500 }, (_, i) => `run${i}`)
    expect((await listScores(db, ids)).size).toBe(0)
    expect((await listStandardKeys(db, ids)).size).toBe(0)
  })
})
