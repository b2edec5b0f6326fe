import { describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { projectBadge } from '../../lib/service/project-badge.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

describe('the badge of a project', () => {
  it('is of the newest run where no run names a branch, and names none', async () => {
    await postRun({ input: makeRun({ count: 30, branch: undefined, metrics: ['bleu'] }), waitMs: 60_000 })
    const { title } = await projectBadge('pumps', { show: 'score' })
    expect(title).toMatch(/^BLEU [\d.]+.*, pumps$/)
    expect((await projectBadge('pumps', { show: 'score', branch: 'main' })).title).toContain('no score')
  })
  it('says of a verdict that rests on few what every page says', async () => {
    const at = { project: 'few', count: 12, branch: 'main', metrics: ['bleu'] }
    for (const [day, spoil] of [12, 1].entries())
      await postRun({ input: makeRun({ ...at, spoil, commitDate: `2026-03-0${day + 1}T00:00:00Z` }), waitMs: 60_000 })
    await whenIdle()
    expect(await projectBadge('few', { show: 'verdict' })).toMatchObject({ text: 'few: not ranked', shape: 'few' })
  })
})
