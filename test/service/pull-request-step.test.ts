import { beforeAll, describe, expect, it } from 'vitest'
import { openPullRequests } from '../../lib/report/open-pull-requests.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import type { RunInput } from '../../lib/schema/run-input.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { gateRuns } from '../../lib/service/gate-runs.ts'
import { getProject } from '../../lib/service/get-project.ts'
import { getRunStep } from '../../lib/service/get-run-step.ts'
import { getTrend } from '../../lib/service/get-trend.ts'
import { listProjects } from '../../lib/service/list-projects.ts'
import { patchProject } from '../../lib/service/patch-project.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { repairComparison } from '../../lib/service/repair-comparison.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const day = (n: number) => `2026-03-0${n}T00:00:00Z`
const post = async (over: Partial<RunInput> & { count?: number; spoil?: number }): Promise<RunRecord> => {
  const input = makeRun({ count: 60, metrics: ['bleu', 'chrf'], branch: 'main', ...over })
  return ((await postRun({ input, waitMs: 60_000 })) as { run: RunRecord }).run
}
const stepOf = async (run: RunRecord) =>
  (await getTrend('pumps', { metric: 'bleu' })).find((point) => point.run.id === run.id)?.step ?? null

const runs: Record<string, RunRecord> = {}
const request = { branch: 'shorter', pullRequest: '482', baseCommit: 'aaaa001' }
beforeAll(async () => {
  runs.base = await post({ commit: 'aaaa001', commitDate: day(1), spoil: 10 })
  runs.later = await post({ commit: 'aaaa002', commitDate: day(2), spoil: 3 })
  runs.first = await post({ ...request, commit: 'bbbb001', commitDate: day(3), spoil: 2 })
  runs.second = await post({ ...request, commit: 'bbbb002', commitDate: day(4), spoil: 2 })
  await whenIdle()
}, 300_000)

describe('the step of a pull request', () => {
  it('is against its merge base, whatever ran since on the main branch or on its own', async () => {
    for (const run of [runs.first, runs.second])
      expect(await stepOf(run)).toMatchObject({ baseRunId: runs.base.id, verdict: 'worse' })
    expect(await stepOf(runs.later)).toMatchObject({ baseRunId: runs.base.id })
  })
  it('has the base that the gate finds', async () => {
    const { baseline } = await gateRuns({ project: 'pumps', head: `run:${runs.second.id}`, ancestors: ['aaaa001'] })
    expect(await getRunStep(runs.second)).toMatchObject({ base: { id: baseline?.runId }, how: 'merge-base' })
  })
  it('names every metric with its verdict, and how the base was found', async () => {
    const step = await getRunStep(runs.second)
    expect(step).toMatchObject({ base: { id: runs.base.id }, how: 'merge-base', waiting: false })
    expect(step?.results.map(({ label, verdict }) => [label, verdict])).toEqual([
      ['BLEU', 'worse'],
      ['chrF2', 'worse'],
    ])
    expect(await getRunStep(runs.later)).toMatchObject({ base: { id: runs.base.id }, how: 'before' })
    expect(await getRunStep(runs.base)).toBeNull()
  })
  it('is made again once its merge base is posted after it', async () => {
    const early = await post({
      ...request,
      pullRequest: '490',
      branch: 'early',
      baseCommit: 'aaaa003',
      commit: 'cccc001',
      commitDate: day(6),
      spoil: 2,
    })
    await whenIdle()
    expect((await stepOf(early))?.baseRunId).toBe(runs.later.id)
    const late = await post({ commit: 'aaaa003', commitDate: day(5), spoil: 10 })
    await whenIdle()
    expect((await stepOf(early))?.baseRunId).toBe(late.id)
    expect(await getRunStep(early)).toMatchObject({ base: { id: late.id }, how: 'merge-base', waiting: false })
  })
  it('is judged by the smallest effects that the project has now, though nobody opened it', async () => {
    const project = await getProject('pumps')
    const before = await stepOf(runs.first)
    await patchProject('pumps', { smallestEffects: { bleu: 1000 } }, { projectId: project.id })
    expect(await stepOf(runs.first)).toEqual({ ...before, verdict: 'too-small' })
    expect((await getRunStep(runs.first))?.results[0]).toMatchObject({ verdict: 'too-small' })
    await patchProject('pumps', { smallestEffects: { bleu: null } }, { projectId: project.id })
    expect(await stepOf(runs.first)).toEqual(before)
  })
  it('has another base once the settings of the project choose one, and the first when they do no longer', async () => {
    const project = await getProject('pumps')
    const set = async (patch: Parameters<typeof patchProject>[1]) => {
      await patchProject('pumps', patch, { projectId: project.id })
      await whenIdle()
    }
    await set({ baselineRunId: runs.later.id, gate: { baseline: 'pinned' } })
    expect((await stepOf(runs.first))?.baseRunId).toBe(runs.later.id)
    await set({ baselineRunId: null, gate: null })
    expect((await stepOf(runs.first))?.baseRunId).toBe(runs.base.id)
  })
  it('counts the metrics that a repair adds', async () => {
    const project = await getProject('pumps')
    const family = (await stepOf(runs.second))?.family
    const pair = { project: 'pumps', base: `run:${runs.base.id}`, head: `run:${runs.second.id}`, metrics: ['ter'] }
    await repairComparison({ ...pair, repair: 'rescore' }, { projectId: project.id })
    await whenIdle()
    expect((await stepOf(runs.second))?.family).toBe((family ?? 0) + 1)
    expect((await stepOf(runs.first))?.family).toBe((family ?? 0) + 1)
  })
  it('is seen on the overview of projects', async () => {
    const [overview] = await listProjects()
    expect(openPullRequests(overview.pullRequests, 'main').map(({ name, verdict }) => [name, verdict])).toEqual([
      ['490', 'worse'],
      ['482', 'worse'],
    ])
  })
})
