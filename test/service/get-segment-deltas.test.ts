import { beforeAll, describe, expect, it } from 'vitest'
import { getSegmentDeltas } from '../../lib/service/get-segment-deltas.ts'
import { listMovedSegments } from '../../lib/service/list-moved-segments.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

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
  await post('shorter', { spoil: 4, count: 9, commit: 'ccccccc3', testSet: 'other' })
})

describe('getSegmentDeltas', () => {
  it('gives one difference for every pair, and those that moved are the ones that lists show', async () => {
    const pair = { base: ids.base, head: ids.head, spec: 'bleu' }
    const deltas = await getSegmentDeltas(pair)
    expect(deltas).toHaveLength(12)
    const moved = [...deltas].filter((delta) => Math.abs(delta) > 1e-9)
    const listed = await listMovedSegments({ ...pair, limit: 200 })
    expect(listed.total).toBe(moved.length)
    expect(listed.items.map((item) => item.delta).sort()).toEqual(moved.sort())
  })
  it('lists all that moved in the same shuffled order, page by page', async () => {
    const pair = { base: ids.base, head: ids.head, spec: 'bleu' }
    const idsOf = (page: Awaited<ReturnType<typeof listMovedSegments>>) => page.items.map(({ id }) => id)
    const largest = idsOf(await listMovedSegments({ ...pair, limit: 200 }))
    const random = idsOf(await listMovedSegments({ ...pair, order: 'random', limit: 200 }))
    expect([...random].sort()).toEqual([...largest].sort())
    expect(random.length).toBeGreaterThan(3)
    expect(random).not.toEqual(largest)
    const first = await listMovedSegments({ ...pair, order: 'random', limit: 2 })
    const second = await listMovedSegments({ ...pair, order: 'random', limit: 2, cursor: first.next })
    expect([...idsOf(first), ...idsOf(second)]).toEqual(random.slice(0, 4))
  })
  it('is mirrored by a swap', async () => {
    const there = await getSegmentDeltas({ base: ids.base, head: ids.head, spec: 'chrf' })
    const back = await getSegmentDeltas({ base: ids.head, head: ids.base, spec: 'chrf' })
    expect([...back]).toEqual([...there].map((delta) => 0 - delta))
  })
  it('pairs by id and content where the test sets are not the same', async () => {
    const deltas = await getSegmentDeltas({ base: ids.base, head: ids.shorter, spec: 'bleu' })
    const onOneSet = await getSegmentDeltas({ base: ids.base, head: ids.head, spec: 'bleu' })
    expect([...deltas]).toEqual([...onOneSet].slice(0, 9))
  })
})
