import { beforeAll, describe, expect, it } from 'vitest'
import type { RunRecord } from '../../lib/schema/records.ts'
import type { RunInput } from '../../lib/schema/run-input.ts'
import { compareStored } from '../../lib/service/compare-runs.ts'
import { renewSteps, whenIdle } from '../../lib/service/compute-queue.ts'
import { gateRuns } from '../../lib/service/gate-runs.ts'
import { getRunStep } from '../../lib/service/get-run-step.ts'
import { getTrend } from '../../lib/service/get-trend.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

async function post(day: number, over: Partial<RunInput> & { spoil?: number } = {}): Promise<RunRecord> {
  const at = { branch: 'main', commit: `aaaa00${day}`, commitDate: `2026-03-0${day}T00:00:00Z` }
  const input = makeRun({ count: 60, metrics: ['bleu', 'chrf'], ...at, ...over })
  return ((await postRun({ input, waitMs: 60_000 })) as { run: RunRecord }).run
}
const failed = makeRun({ count: 60 }).segments.map(({ hypothesis: _, ...segment }) => ({
  ...segment,
  state: 'failed' as const,
  reason: 'out of memory',
}))
const stepOf = async ({ id }: RunRecord) =>
  (await getTrend('pumps', { metric: 'bleu' })).find(({ run }) => run.id === id)?.step ?? null

const runs: Record<string, RunRecord> = {}
beforeAll(async () => {
  runs.good = await post(1, { spoil: 60 })
  runs.firstFailed = await post(2, { segments: failed })
  runs.secondFailed = await post(3, { segments: failed })
  runs.worse = await post(4, { spoil: 2 })
  runs.next = await post(5, { spoil: 2 })
  await whenIdle()
}, 300_000)

describe('the run that a step is against', () => {
  it('is the last one of which anything was scored: a run that failed hides no regression', async () => {
    expect(await stepOf(runs.worse)).toMatchObject({ baseRunId: runs.good.id, verdict: 'worse', skipped: 2 })
    expect(await getRunStep(runs.worse)).toMatchObject({ base: { id: runs.good.id }, how: 'before', skipped: 2 })
  })
  it('is the run before, and nothing was skipped, where that has scores', async () => {
    expect(await stepOf(runs.next)).toMatchObject({ baseRunId: runs.worse.id, verdict: 'identical' })
    expect((await stepOf(runs.next))?.skipped).toBeUndefined()
    expect(await getRunStep(runs.next)).toMatchObject({ base: { id: runs.worse.id }, skipped: 0 })
  })
  it('is of a pull request the nearest with scores, too, and the gate says what it passed over', async () => {
    const request = { branch: 'shorter', pullRequest: '7', baseCommit: 'aaaa003' }
    const head = await post(6, { ...request, spoil: 2 })
    await whenIdle()
    expect(await getRunStep(head)).toMatchObject({ base: { id: runs.next.id }, how: 'target-branch' })
    const { baseline } = await gateRuns({ project: 'pumps', head: `run:${head.id}`, ancestors: ['aaaa003'] })
    expect(baseline?.skipped).toEqual([{ commit: 'aaaa003', why: 'None of its items was scored.' }])
  })
  it('is found anew for what was compared with a failed run before', async () => {
    await compareStored(runs.secondFailed, runs.worse, { smallestEffects: {} }, { standard: true })
    expect(await stepOf(runs.worse)).toMatchObject({ baseRunId: runs.secondFailed.id, verdict: null })
    await renewSteps()
    expect(await stepOf(runs.worse)).toMatchObject({ baseRunId: runs.good.id, verdict: 'worse' })
  })
})
