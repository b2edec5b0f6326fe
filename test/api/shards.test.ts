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

describe('parts of which nobody knows how many come', () => {
  const close = (body: object) =>
    callApi('POST', '/api/v1/runs/finalize?wait=60', {
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    })
  const open = (project: string, group: string, count: number, numbered = true) =>
    parts(project, group, count).map((part, index) => ({ ...part, shard: numbered ? { group, index } : { group } }))
  const codeOf = (answer: { body: { problems: { code: string }[] } }) => answer.body.problems[0].code

  it('are seen once the group is closed, and closing again gives the same run', async () => {
    const [first, second] = open('open', 'g', 2)
    const one = await post(second)
    expect(one).toMatchObject({ status: 202, body: { shards: { received: 1, count: null } } })
    await post(first)
    expect((await callApi('GET', '/api/v1/projects/open/runs')).body.total).toBe(0)
    const closed = await close({ project: 'open', group: 'g' })
    expect(closed).toMatchObject({ status: 201, body: { id: one.body.id, run: { counts: { scored: 30 } } } })
    const whole = await post(makeRun({ project: 'open', count: 30 }))
    expect(closed.body.scores).toEqual(whole.body.scores)
    expect(await close({ project: 'open', group: 'g' })).toMatchObject({ status: 200, body: { id: one.body.id } })
  })
  it('need no number of their own: the same body again is the same part', async () => {
    const all = open('unnumbered', 'g', 3, false)
    for (const part of [...all, all[1]]) await post(part)
    expect(await post(all[0])).toMatchObject({ status: 202, body: { shards: { received: 3 } } })
    expect(await close({ project: 'unnumbered', group: 'g', count: 3 })).toMatchObject({
      status: 201,
      body: { run: { counts: { scored: 30 } } },
    })
    expect(await post(all[0])).toMatchObject({ status: 200 })
  })
  it('an unknown group, a missing part and a part too late are refused by name, and nothing is seen', async () => {
    expect(await close({ project: 'nowhere', group: 'g' })).toMatchObject({ status: 404 })
    const [first, second, third] = open('gaps', 'g', 3)
    await post(first)
    await post(third)
    expect(codeOf(await close({ project: 'gaps', group: 'other' }))).toBe('unknown-group')
    const gap = await close({ project: 'gaps', group: 'g' })
    expect(gap).toMatchObject({ status: 409, body: { problems: [{ code: 'shards-missing' }] } })
    expect(gap.body.problems[0].message).toContain('missing, counted from 1: 2.')
    expect((await callApi('GET', '/api/v1/projects/gaps/runs')).body.total).toBe(0)
    await post(second)
    expect(codeOf(await close({ project: 'gaps', group: 'g', count: 4 }))).toBe('shards-missing')
    expect(codeOf(await close({ project: 'gaps', group: 'g', count: 2 }))).toBe('shard-count-differs')
    expect(await close({ project: 'gaps', group: 'g', count: 3 })).toMatchObject({ status: 201 })
    expect(codeOf(await post({ ...third, shard: { group: 'g', index: 3 } }))).toBe('group-closed')
  })
  it('a known number of parts can be closed only with all of them', async () => {
    const [first] = parts('known', 'g', 2)
    await post(first)
    expect(codeOf(await close({ project: 'known', group: 'g' }))).toBe('shards-missing')
  })
  it('two systems in one group are refused when the second one comes, both named', async () => {
    const [first, second] = open('mixed', 'g', 2)
    await post(first)
    const answer = await post({ ...second, system: 'another' })
    expect(answer).toMatchObject({
      status: 400,
      body: { problems: [{ code: 'shard-head-differs', pointer: '/system' }] },
    })
    expect(answer.body.problems[0].message).toContain('"another"')
    expect(await close({ project: 'mixed', group: 'g' })).toMatchObject({ body: { run: { system: first.system } } })
  })
  it('each job of a matrix has an address and files of its own: both are kept', async () => {
    const [first, second] = open('matrix', 'g', 2)
    const of = (part: object, n: number) => ({
      ...part,
      ciUrl: `https://ci.example/${n}`,
      metadata: { tool: 'x', file: `part-${n}.txt` },
    })
    await post(of(first, 1))
    await post(of(second, 2))
    const { body } = await close({ project: 'matrix', group: 'g' })
    expect(body.run).toMatchObject({
      ciUrl: 'https://ci.example/1',
      metadata: { tool: 'x', parts: [{ file: 'part-1.txt' }, { file: 'part-2.txt' }] },
    })
  })
  it('what is wrong with the whole is refused at the end, and nothing is seen', async () => {
    const [first, second] = open('doubled', 'g', 2)
    await post(first)
    await post({ ...second, segments: [...second.segments, first.segments[0]] })
    expect(codeOf(await close({ project: 'doubled', group: 'g' }))).toBe('duplicate-segment')
    expect((await callApi('GET', '/api/v1/projects/doubled/runs')).body.total).toBe(0)
  })
})
