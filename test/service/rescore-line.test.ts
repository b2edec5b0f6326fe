import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../lib/errors.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { getTrend } from '../../lib/service/get-trend.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { rescoreLine } from '../../lib/service/rescore-line.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

async function post(day: number, over: Parameters<typeof makeRun>[0]): Promise<RunRecord> {
  const at = { branch: 'main', commit: `aaaa00${day}`, commitDate: `2026-03-0${day}T00:00:00Z` }
  const posted = await postRun({ input: makeRun({ count: 60, ...at, ...over }), waitMs: 60_000 })
  return (posted as { run: RunRecord }).run
}

describe('older runs of a line under the SPEC of newer ones', () => {
  it('are scored beside what they have; the trend breaks no more, and the step at the break has a verdict', async () => {
    await post(1, { spoil: 60, metrics: ['bleu:tok=intl'] })
    const side = await post(2, { spoil: 60, metrics: ['bleu:tok=intl'], branch: 'side' })
    const chrf = await post(3, { spoil: 60, metrics: ['chrf'] })
    await post(4, { spoil: 60, metrics: ['bleu:tok=intl'] })
    const head = await post(5, { spoil: 2, metrics: ['bleu'] })
    await whenIdle()
    const trend = async () =>
      (await getTrend('pumps', { metric: 'bleu', branch: 'main' })).map(({ spec, changed }) => [spec, changed])
    expect(await trend()).toEqual([
      ['bleu:tok=intl', []],
      [null, []],
      ['bleu:tok=intl', []],
      ['bleu', ['tok']],
    ])
    const { count, done } = await rescoreLine(head.id, 'bleu')
    await done
    expect(count).toBe(2)
    expect(await trend()).toEqual([
      ['bleu', []],
      [null, []],
      ['bleu', []],
      ['bleu', []],
    ])
    const newest = (await getTrend('pumps', { metric: 'bleu', branch: 'main' })).at(-1)
    expect(newest?.step).toMatchObject({ comparable: 'yes', verdict: 'worse' })
    for (const { id } of [side, chrf]) expect(await getRunScores(id)).toHaveLength(1)
    expect((await rescoreLine(head.id, 'bleu')).count).toBe(0)
  })
  it('are not scored under what nobody scored with: readers do not choose what a server computes', async () => {
    const { id } = await post(6, { metrics: ['bleu'] })
    await expect(rescoreLine(id, 'ter')).rejects.toThrow(NotFoundError)
  })
})
