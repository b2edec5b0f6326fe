import { beforeAll, describe, expect, it } from 'vitest'
import { postRun } from '../../lib/service/post-run.ts'
import { search } from '../../lib/service/search.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

let id = ''
beforeAll(async () => {
  const run = makeRun({ count: 3, commit: 'c0ffee12', branch: 'wide%beam', system: 'distil_6L' })
  const segments = [...run.segments, { id: '100%_a', references: ['a'], hypothesis: 'a' }]
  const posted = await postRun({ input: { ...run, segments } })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  id = posted.run.id
})

describe('search', () => {
  it.each(['c0ff', 'DISTIL_6l', 'e%b'])('finds a run by %j', async (text) => {
    expect((await search(text)).runs.map((run) => run.id)).toEqual([id])
  })
  it('finds projects and segments, and takes wildcards as they are', async () => {
    expect((await search('PUMP')).projects.map((project) => project.slug)).toEqual(['pumps'])
    expect((await search('0%_')).segments).toEqual([{ project: 'pumps', testSet: 'manual', key: '100%_a' }])
    expect(await search('s%1')).toMatchObject({ runs: [], segments: [], more: false })
    expect((await search('s1')).segments).toHaveLength(1)
  })
  it('finds nothing for nothing, and the middle of a commit is not its beginning', async () => {
    expect(await search('  ')).toEqual({ projects: [], runs: [], segments: [], more: false })
    expect((await search('0ffee')).runs).toEqual([])
  })
})
