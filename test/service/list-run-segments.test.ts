import { expect, it } from 'vitest'
import { listRunSegments } from '../../lib/service/list-run-segments.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

it('an output that failed has no score, whatever the other outputs of its segment have', async () => {
  const facts = { id: 'a', source: 'q', references: ['one two three four'] }
  const segments = [
    { ...facts, hypothesis: 'one two three four' },
    { ...facts, repeat: 1, state: 'failed' as const, reason: 'boom' },
    { ...facts, id: 'b', hypothesis: 'five' },
  ]
  const posted = await postRun({ input: makeRun({ segments, metrics: ['chrf'] }), waitMs: 20_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  const { items } = await listRunSegments(posted.run.id)
  expect(items.map(({ id, repeat, state, scores }) => [id, repeat, state, typeof scores.chrf])).toEqual([
    ['a', 0, 'scored', 'number'],
    ['a', 1, 'failed', 'object'],
    ['b', 0, 'scored', 'number'],
  ])
})
