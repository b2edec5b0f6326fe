import { describe, expect, it } from 'vitest'
import { listRunsComparedBefore } from '../../lib/db/compared-with.ts'
import { COMPARISON_VERSION } from '../../lib/service/comparison-key.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getTrend } from '../../lib/service/get-trend.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { renewOutdatedSteps } from '../../lib/service/renew-steps.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

describe('verdicts that an earlier release made', () => {
  it('are made anew by the rules of today', async () => {
    for (const spoil of [9, 3])
      await postRun({
        input: makeRun({ count: 40, metrics: ['bleu'], branch: 'main', commit: `aaaa00${spoil}`, spoil }),
        waitMs: 60_000,
      })
    await whenIdle()
    const { db } = await getRuntime()
    const step = async () => (await getTrend('pumps', { metric: 'bleu' })).at(-1)?.step
    const [made] = [await step()]
    expect(made?.verdict).toBe('worse')
    expect(await listRunsComparedBefore(db, COMPARISON_VERSION)).toEqual([])
    // As a release before would have left it: under its own key, with another verdict.
    const [stored] = await db.prisma.comparison.findMany({ where: { standard: true } })
    const result = JSON.parse(stored.resultJson)
    result.results[0].verdict = 'better'
    await db.prisma.comparison.update({
      where: { key: stored.key },
      data: { key: 'of-before', paramsJson: '{"version":5}', resultJson: JSON.stringify(result) },
    })
    expect((await step())?.verdict).toBe('better')
    expect(await listRunsComparedBefore(db, COMPARISON_VERSION)).toHaveLength(1)
    await renewOutdatedSteps()
    expect(await step()).toEqual(made)
    expect(await listRunsComparedBefore(db, COMPARISON_VERSION)).toEqual([])
  })
})
