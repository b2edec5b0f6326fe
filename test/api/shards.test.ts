import { describe, expect, it } from 'vitest'
import { abandonShardedRuns } from '../../lib/db/shards.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

const service = startTempService()

const post = (body: object) =>
  callApi('POST', '/api/v1/runs?wait=60', {
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
  })

/** A run in `count` parts of equal size. */
function parts(project: string, group: string, count: number) {
  const run = makeRun({ project, count: 30 })
  const size = 30 / count
  return Array.from({ length: count }, (_, index) => ({
    ...run,
    segments: run.segments.slice(index * size, (index + 1) * size),
    shard: { group, index, count },
  }))
}

describe('a run that comes in parts', () => {
  it('is seen once all are there, in whatever order, and is the same as in one piece', async () => {
    const [first, second, third] = parts('parts', 'g', 3)
    const one = await post(third)
    expect(one).toMatchObject({ status: 202, body: { shards: { received: 1, count: 3 } } })
    expect(await post(first)).toMatchObject({ status: 202, body: { id: one.body.id, shards: { received: 2 } } })
    expect((await callApi('GET', '/api/v1/projects/parts/runs')).body.total).toBe(0)
    expect((await callApi('GET', `/api/v1/runs/${one.body.id}`)).status).toBe(404)
    const last = await post(second)
    expect(last).toMatchObject({ status: 201, body: { id: one.body.id } })
    const whole = await post(makeRun({ project: 'parts', count: 30 }))
    expect(last.body.run.testSet).toEqual(whole.body.run.testSet)
    expect(last.body.scores).toEqual(whole.body.scores)
    const { db } = await getRuntime()
    expect(await db.prisma.runShardPiece.count()).toBe(0)
  })

  it('takes a part again as the same, and refuses another body or another count for it', async () => {
    const [first, second] = parts('again', 'g', 2)
    await post(first)
    expect(await post(first)).toMatchObject({ status: 202, body: { shards: { received: 1 } } })
    expect((await post({ ...first, segments: second.segments })).body.problems[0].code).toBe('shard-differs')
    expect((await post({ ...second, shard: { group: 'g', index: 1, count: 3 } })).body.problems[0].code).toBe(
      'shard-count-differs',
    )
    expect(await post(second)).toMatchObject({ status: 201 })
    expect(await post(second)).toMatchObject({ status: 200 })
  })

  it('refuses the last part where the whole would be wrong, and takes a mended one', async () => {
    const [first, second] = parts('mended', 'g', 2)
    await post(first)
    const twice = await post({ ...second, segments: [...second.segments, first.segments[0]] })
    expect(twice).toMatchObject({ status: 400, body: { problems: [{ code: 'duplicate-segment' }] } })
    expect((await post({ ...second, commit: 'another' })).body.problems[0].code).toBe('shard-head-differs')
    expect(await post(second)).toMatchObject({ status: 201, body: { run: { counts: { scored: 30 } } } })
  })

  it('refuses a number beyond the last', async () => {
    const [part] = parts('beyond', 'g', 1)
    const answer = await post({ ...part, shard: { group: 'g', index: 1, count: 1 } })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ code: 'bad-shard', pointer: '/shard/index' }] } })
  })

  it('is abandoned when its other parts do not come, and its group may be used anew', async () => {
    const [first, second] = parts('late', 'g', 2)
    const { body } = await post(first)
    const { db } = await getRuntime()
    expect(await abandonShardedRuns(db, new Date(Date.now() - 60_000))).toBe(0)
    expect(await abandonShardedRuns(db, new Date(Date.now() + 60_000))).toBe(1)
    expect(await db.prisma.run.findUnique({ where: { id: body.id } })).toMatchObject({ status: 'abandoned' })
    expect(await post(second)).toMatchObject({ status: 202, body: { shards: { received: 1 } } })
    expect(await post(first)).toMatchObject({ status: 201 })
  })
})
