import { describe, expect, it } from 'vitest'
import { listRunSegments } from '../../lib/service/list-run-segments.ts'
import { type PostRequest, postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

async function post(input: PostRequest['input']) {
  const posted = await postRun({ input })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run
}

describe('the test set of a run', () => {
  it('is the same version for the same segments in another order, with outputs at their own segments', async () => {
    const run = makeRun()
    const first = await post(run)
    const second = await post({ ...run, segments: run.segments.toReversed() })
    expect(second.testSet).toEqual(first.testSet)
    const [one, other] = await Promise.all([listRunSegments(first.id), listRunSegments(second.id)])
    expect(other.items).toEqual(one.items)
  })

  it('is a new version when a reference changes, and each text is stored once', async () => {
    const run = makeRun()
    const segments = run.segments.map((segment, i) => (i === 0 ? { ...segment, references: ['other'] } : segment))
    const version = (await post({ ...run, segments })).testSet
    expect(version.number).toBe(2)
    const { getRuntime } = await import('../../lib/service/runtime.ts')
    const { db } = await getRuntime()
    expect(await db.prisma.segment.count({ where: { testSetId: version.testSetId } })).toBe(run.segments.length + 1)
  })

  it('may be named by its hash: then ids are enough, and what is not mentioned has failed', async () => {
    const run = makeRun()
    const { testSet } = await post(run)
    const segments = run.segments.slice(2).map(({ id, hypothesis }) => ({ id, hypothesis }))
    const posted = await post({ ...run, testSet: { name: 'manual', hash: testSet.hash }, segments })
    expect(posted.testSet.id).toBe(testSet.id)
    expect(posted.counts).toEqual({ scored: 10, failed: 2, na: 0 })
    const page = await listRunSegments(posted.id)
    expect(page.items[0]).toMatchObject({ id: 's0', state: 'failed', hypothesis: null, source: 'Quelle 0' })
    expect(page.items[2]).toMatchObject({ id: 's2', state: 'scored', source: 'Quelle 2' })
  })

  it('refuses an id that a named hash does not have, and another content', async () => {
    const run = makeRun()
    const { testSet } = await post(run)
    const named = { name: 'manual', hash: testSet.hash }
    await expect(post({ ...run, testSet: named, segments: [{ id: 'zz', hypothesis: 'a' }] })).rejects.toThrow(
      /no segment "zz"/,
    )
    const other = [{ id: 's0', hypothesis: 'a', references: ['another'] }]
    await expect(post({ ...run, testSet: named, segments: other })).rejects.toThrow(/"s0" has another source/)
  })

  it('keeps its hash when tags and documents are edited, and says that it changed for all runs', async () => {
    const run = makeRun({ testSet: 'tagged' })
    const before = await post(run)
    const segments = run.segments.map((segment) => ({ ...segment, document: 'd', tags: { domain: 'pumps' } }))
    const after = await post({ ...run, testSet: 'tagged', segments })
    expect(after.testSet).toEqual(before.testSet)
    expect(after.warnings).toEqual([expect.stringContaining('12 segments were changed for all runs')])
    expect((await listRunSegments(before.id)).items[3]).toMatchObject({ document: 'd', tags: { domain: 'pumps' } })
    const again = await post({ ...run, testSet: 'tagged' })
    expect(again.warnings).toEqual([])
    expect((await listRunSegments(again.id)).items[3].tags).toEqual({ domain: 'pumps' })
  })

  it('holds repeats of one segment as rows of their own, counted once', async () => {
    const segments = [
      { id: 'q1', repeat: 1, references: ['a b c d'], hypothesis: 'a b c d' },
      { id: 'q2', repeat: 1, references: ['a b c d'], hypothesis: 'a b c x' },
      { id: 'q2', repeat: 2, references: ['a b c d'], hypothesis: 'a b c d' },
    ]
    const run = await post(makeRun({ testSet: 'repeats', segments }))
    expect(run).toMatchObject({ repeats: 2, counts: { scored: 2, failed: 0, na: 0 }, testSet: { segmentCount: 2 } })
    const page = await listRunSegments(run.id)
    expect(page.items.map(({ id, repeat, hypothesis }) => [id, repeat, hypothesis])).toEqual([
      ['q1', 0, 'a b c d'],
      ['q2', 0, 'a b c x'],
      ['q2', 1, 'a b c d'],
    ])
  })
})
