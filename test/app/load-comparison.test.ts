import { beforeAll, describe, expect, it } from 'vitest'
import { parseCompareAddress } from '../../app/_components/compare/compare-address.ts'
import { chooseBase } from '../../app/compare/choose-base.ts'
import { loadComparison } from '../../app/compare/load-comparison.ts'
import { loadHeads } from '../../app/compare/load-heads.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'

startTempService()

const ids: Record<string, string> = {}

beforeAll(async () => {
  const post = async (name: string, over: Parameters<typeof makeRun>[0]) => {
    const posted = await postRun({ input: makeRun(over), waitMs: 30_000 })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    ids[name] = posted.run.id
  }
  await post('base', { spoil: 3, commit: 'aaaaaaa1' })
  await post('head', { spoil: 4, commit: 'bbbbbbb2' })
  await post('twin', { spoil: 5, commit: 'bbbbbbb2', system: 'second model' })
})

describe('what a compare page can meet', () => {
  const load = (params: Record<string, string>) => loadComparison(parseCompareAddress({ project: 'pumps', ...params }))
  it('two runs that can be compared', async () => {
    const loaded = await load({ base: `run:${ids.base}`, head: `run:${ids.head}` })
    expect(loaded).toMatchObject({ state: 'ready', project: 'pumps', base: { id: ids.base }, head: { id: ids.head } })
  })
  it('finds the project by the run where the address does not name it', async () => {
    const loaded = await load({ project: '', base: `run:${ids.base}`, head: `run:${ids.head}` })
    expect(loaded).toMatchObject({ state: 'ready', project: 'pumps' })
  })
  it('a side that is not named', async () => {
    expect(await load({ base: `run:${ids.base}` })).toEqual({ state: 'missing', names: ['head'] })
  })
  it('a run that is not there, with the problem', async () => {
    const loaded = await load({ base: 'run:nobody', head: `run:${ids.head}` })
    expect(loaded).toMatchObject({ state: 'unknown', problems: [{ code: 'unknown-run' }] })
  })
  it('several runs that match: all are listed, with the side they are meant for', async () => {
    const loaded = await load({ base: `run:${ids.base}`, head: 'commit:bbbbbbb2' })
    expect(loaded).toMatchObject({ state: 'several', side: 'head', ref: 'commit:bbbbbbb2' })
    if (loaded.state !== 'several') throw new Error('several runs match')
    expect(loaded.candidates.map((candidate) => candidate.ref).sort()).toEqual(
      [`run:${ids.head}`, `run:${ids.twin}`].sort(),
    )
  })
  it.each([
    ['running', 'computing'],
    ['failed', 'failed'],
  ] as const)('a side whose scores are %s', async (compute, state) => {
    const { db } = await getRuntime()
    const set = (data: { compute: string }) => db.prisma.run.update({ where: { id: ids.twin }, data })
    await set({ compute })
    const loaded = await load({ base: `run:${ids.base}`, head: `run:${ids.twin}` })
    await set({ compute: 'done' })
    expect(loaded).toMatchObject({ state, head: { id: ids.twin, compute } })
  })
  it('a metric that neither run names is computed from the stored outputs', async () => {
    const loaded = await load({ base: `run:${ids.base}`, head: `run:${ids.head}`, metric: 'bleu:case=lc' })
    if (loaded.state !== 'ready') throw new Error('both runs are there')
    expect(loaded.comparison.results.map((result) => result.spec)).toEqual(['bleu:case=lc'])
  })
  it('a metric that does not exist is said to be unknown', async () => {
    const loaded = await load({ base: `run:${ids.base}`, head: `run:${ids.head}`, metric: 'nonsense' })
    expect(loaded.state).toBe('unknown')
  })
})

describe('several runs without a base', () => {
  const choose = (params: Record<string, string | string[]>) =>
    chooseBase(parseCompareAddress({ project: 'pumps', ...params }))
  it('are compared with the oldest of them', async () => {
    const { db } = await getRuntime()
    await db.prisma.run.update({ where: { id: ids.twin }, data: { date: '2001-01-01T00:00:00.000Z' } })
    const chosen = await choose({ head: [`run:${ids.head}`, `run:${ids.twin}`, `run:${ids.base}`] })
    expect(chosen).toMatchObject({ base: `run:${ids.twin}`, head: `run:${ids.head}`, others: [`run:${ids.base}`] })
  })
  it('are left as they are where a base is named, one is alone, or one is not there', async () => {
    expect(await choose({ base: `run:${ids.base}`, head: [`run:${ids.head}`, `run:${ids.twin}`] })).toBeNull()
    expect(await choose({ head: `run:${ids.head}` })).toBeNull()
    expect(await choose({ head: [`run:${ids.head}`, 'run:nobody'] })).toBeNull()
  })
})

describe('several runs of which one has no scores', () => {
  it.each([
    ['running', 'unfinished'],
    ['failed', 'unscored'],
  ] as const)('%s is said, and not that it is not there', async (compute, state) => {
    const { db } = await getRuntime()
    const set = (data: { compute: string }) => db.prisma.run.update({ where: { id: ids.twin }, data })
    await set({ compute })
    const address = { project: 'pumps', base: `run:${ids.base}`, head: [`run:${ids.head}`, `run:${ids.twin}`] }
    const loaded = await loadHeads(parseCompareAddress(address))
    await set({ compute: 'done' })
    expect(loaded).toMatchObject({ state })
  })
})
