import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { authenticate } from '../../lib/service/authenticate.ts'
import { checkHealth } from '../../lib/service/check-health.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { createToken, revokeToken } from '../../lib/service/create-token.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { isProcessAlive, processMark } from '../../lib/service/process-mark.ts'
import { closeRuntime, getRuntime } from '../../lib/service/runtime.ts'
import { startService } from '../../lib/service/start-service.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

const service = startTempService()

async function restart() {
  await whenIdle()
  await closeRuntime()
  await startService()
  return (await getRuntime()).db.prisma
}

async function postWhole(over: Parameters<typeof makeRun>[0] = {}) {
  const posted = await postRun({ input: makeRun(over), waitMs: 60_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted
}

async function countPacks(where: { runId: string; signatureKey: string }): Promise<number> {
  return (await getRuntime()).db.prisma.rowPack.count({ where })
}

describe('after a stop', () => {
  it('an accepted run is computed to its end', async () => {
    const { run, scores } = await postWhole()
    const { db } = await getRuntime()
    await db.prisma.score.deleteMany({ where: { runId: run.id } })
    await db.prisma.rowPack.deleteMany({ where: { runId: run.id } })
    await db.prisma.run.update({ where: { id: run.id }, data: { compute: 'running', attempts: 1 } })
    await restart()
    await expect.poll(async () => (await getRun(run.id)).compute, { timeout: 60_000 }).toBe('done')
    expect(await getRunScores(run.id)).toEqual(scores)
  })

  it('scores of an earlier release are made anew, with those that were asked for later', async () => {
    const { run } = await postWhole({ system: 'outdated' })
    const { db, pools } = await getRuntime()
    await pools.run('ask', 'rescore', { run, specs: ['wer'] })
    const before = await getRunScores(run.id)
    expect(before.map(({ spec }) => spec)).toContain('wer')
    const old = { implementation: 'assay-bleu 0.9.0', value: 1, signatureKey: 'old' }
    await db.prisma.score.updateMany({ where: { runId: run.id, spec: 'bleu' }, data: old })
    const packs = { runId: run.id, signatureKey: 'old' }
    const [pack] = await db.prisma.rowPack.findMany({ where: { runId: run.id }, take: 1 })
    await db.prisma.rowPack.create({ data: { ...pack, ...packs } })
    await restart()
    await expect.poll(() => getRunScores(run.id), { timeout: 60_000 }).toEqual(before)
    // Readers see the new scores first; what only the old ones used goes after them.
    await expect.poll(async () => countPacks(packs), { timeout: 60_000 }).toBe(0)
  })

  it('a run that has stopped the server three times is left alone and says so', async () => {
    const { run } = await postWhole({ system: 'deadly' })
    const { db } = await getRuntime()
    await db.prisma.run.update({ where: { id: run.id }, data: { compute: 'running', attempts: 3 } })
    await restart()
    await expect.poll(async () => (await getRun(run.id)).compute, { timeout: 60_000 }).toBe('failed')
    expect((await getRun(run.id)).computeError).toContain('3 times')
  })

  it('an open run of a dead process is cleared away with what only it used, one of a living process stays', async () => {
    const { run } = await postWhole({ project: 'orphans', testSet: 'orphans' })
    const { db } = await getRuntime()
    const orphan = { status: 'open', openedBy: `${processMark.split(' ')[0]} 999999999 x` }
    await db.prisma.run.update({
      where: { id: run.id },
      data: { ...orphan, openedBy: `${processMark.split(' ')[0]} 1 other` },
    })
    let prisma = await restart()
    expect(await prisma.run.count({ where: { id: run.id } })).toBe(1)
    await prisma.run.update({ where: { id: run.id }, data: orphan })
    prisma = await restart()
    expect(await prisma.run.count({ where: { id: run.id } })).toBe(0)
    expect(await prisma.output.count({ where: { runId: run.id } })).toBe(0)
    expect(await prisma.testSet.count({ where: { name: 'orphans' } })).toBe(0)
    expect(await prisma.segment.count({ where: { testSet: { name: 'orphans' } } })).toBe(0)
  })

  it('knows which processes live', () => {
    const host = processMark.split(' ')[0]
    expect(isProcessAlive(processMark)).toBe(true)
    expect(isProcessAlive(`${host} ${process.pid} earlier`)).toBe(false)
    expect(isProcessAlive(`${host} ${process.ppid} parent`)).toBe(true)
    expect(isProcessAlive(`other-host ${process.ppid} x`)).toBe(false)
  })
})

describe('a post that fails while it is written', () => {
  it('leaves nothing behind, and the same key works afterwards', async () => {
    const { db } = await getRuntime()
    const request = {
      input: makeRun({ project: 'broken', testSet: 'broken' }),
      idempotencyKey: 'broken',
      waitMs: 60_000,
    }
    await db.prisma.$executeRawUnsafe(
      `CREATE TRIGGER "full" BEFORE INSERT ON "Output" WHEN NEW."position" = 7 BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
    )
    await expect(postRun(request)).rejects.toThrow(/disk full/)
    await db.prisma.$executeRawUnsafe('DROP TRIGGER "full"')
    expect(await db.prisma.run.count({ where: { project: { slug: 'broken' } } })).toBe(0)
    expect(await db.prisma.project.count({ where: { slug: 'broken' } })).toBe(0)
    expect(await db.prisma.segment.count({ where: { testSet: { name: 'broken' } } })).toBe(0)
    expect(await postRun(request)).toMatchObject({ state: 'created' })
  })
})

describe('the first token', () => {
  it('is written for its owner alone, works, and is the same after a restart', async () => {
    const path = join(service.folder, 'data/write-token')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const { ensureFirstToken } = await import('../../lib/service/ensure-first-token.ts')
    await restart()
    expect(await ensureFirstToken()).toBe(service.token)
    expect(await authenticate(`Bearer ${service.token}`, 'write')).toMatchObject({
      name: 'first token',
      revoked: false,
    })
    const { db } = await getRuntime()
    expect(JSON.stringify(await db.prisma.token.findMany())).not.toContain(service.token)
  })

  it('is not needed for one with fewer rights, which may do no more than it may', async () => {
    const { token, record } = await createToken({ name: 'reader', scope: 'read' })
    expect(await authenticate(`Bearer ${token}`, 'read')).toMatchObject({ id: record.id })
    await expect(authenticate(`Bearer ${token}`, 'write')).rejects.toThrow(/may read, but this needs/)
    await revokeToken(record.id)
    await expect(authenticate(`Bearer ${token}`, 'read')).rejects.toThrow(/not known here, or it was revoked/)
  })

  it('of one project does not write to another', async () => {
    await postWhole({ project: 'mine' })
    const { token } = await createToken({ name: 'ci', project: 'mine' })
    const record = await authenticate(`Bearer ${token}`, 'write')
    await expect(postRun({ input: makeRun({ project: 'yours' }), token: record })).rejects.toThrow(/may not write/)
    expect(await postRun({ input: makeRun({ project: 'mine' }), token: record })).toMatchObject({ state: 'computing' })
  })
})

describe('health', () => {
  it('is good after the start', async () => {
    expect(await checkHealth()).toEqual({ ok: true, reason: null })
  })
})
