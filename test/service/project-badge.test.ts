import { describe, expect, it } from 'vitest'
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
})
