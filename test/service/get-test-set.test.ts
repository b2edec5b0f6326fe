import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../lib/errors.ts'
import { getTestSet } from '../../lib/service/get-test-set.ts'
import { listTestSets } from '../../lib/service/list-test-sets.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

describe('a test set', () => {
  it('names what each version added, dropped and changed, and what it is made of', async () => {
    const run = makeRun({ count: 6 })
    const tagged = run.segments.map((segment, i) => ({
      ...segment,
      tags: { domain: i < 4 ? 'pumps' : 'valves' },
      document: `d${i % 2}`,
    }))
    await postRun({ input: { ...run, segments: tagged } })
    const [, second, ...rest] = tagged
    const next = [
      { ...second, references: [...(second.references ?? []), 'another one'] },
      ...rest,
      { id: 'new/1', references: ['a'], hypothesis: 'a' },
    ]
    await postRun({ input: { ...run, segments: next } })
    await postRun({ input: { ...run, system: 'rival', segments: next } })

    const newest = await getTestSet('pumps', 'manual')
    expect(newest.versions.map(({ number, runs, segmentCount }) => [number, runs, segmentCount])).toEqual([
      [2, 2, 6],
      [1, 1, 6],
    ])
    expect(newest.shown.changes).toEqual({
      added: { count: 1, ids: ['new/1'] },
      dropped: { count: 1, ids: ['s0'] },
      changed: { count: 1, ids: ['s1'] },
    })
    expect(newest.shown.facts).toMatchObject({
      segments: 6,
      sources: 5,
      labels: 0,
      inDocuments: 5,
      documents: 2,
      references: [
        { count: 1, segments: 5 },
        { count: 2, segments: 1 },
      ],
      tags: [
        { name: 'domain', value: 'pumps', segments: 3 },
        { name: 'domain', value: 'valves', segments: 2 },
      ],
    })
    const first = await getTestSet('pumps', 'manual', 1)
    expect(first.shown.changes).toBeNull()
    expect(first.shown.facts.tags[0]).toEqual({ name: 'domain', value: 'pumps', segments: 4 })
    expect(await listTestSets('pumps')).toMatchObject([{ name: 'manual', versions: 2, runs: 3, newest: { number: 2 } }])
    await expect(getTestSet('pumps', 'manual', 7)).rejects.toThrow(NotFoundError)
    await expect(getTestSet('pumps', 'none')).rejects.toThrow(/no test set "none"/)
  })
})
