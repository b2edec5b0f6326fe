import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

const LIMIT = 200_000
const service = startTempService({ ASSAY_MAX_BODY_BYTES: String(LIMIT) })

function post(
  body: string | Uint8Array<ArrayBuffer>,
  { wait = 0, headers = {} }: { wait?: number; headers?: object } = {},
) {
  return callApi('POST', `/api/v1/runs${wait > 0 ? `?wait=${wait}` : ''}`, {
    body,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json', ...headers },
  })
}

async function countRows() {
  const { db } = await getRuntime()
  const { prisma } = db
  return Promise.all([
    prisma.project.count(),
    prisma.testSet.count(),
    prisma.testSetVersion.count(),
    prisma.segment.count(),
    prisma.run.count(),
    prisma.output.count(),
    prisma.outputPack.count(),
    prisma.postedScore.count(),
  ])
}

describe('POST /api/v1/runs', () => {
  it.each([30, 5000])('refuses metadata nested %i levels deep, which nobody could read back', async (levels) => {
    const before = await countRows()
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const run = JSON.stringify(makeRun({ metadata: { x: 'deep' } })).replace('"deep"', deep)
    const { status, body } = await post(run)
    expect(status).toBe(400)
    expect(body.problems[0]).toMatchObject({ pointer: '/metadata', message: expect.stringContaining('20 levels') })
    expect(await countRows()).toEqual(before)
  })

  it('stores a run and with ?wait gives its scores at once', async () => {
    const run = makeRun({
      commit: 'abc1234',
      branch: 'main',
      declared: { temperature: 0.2 },
      metadata: { job: [1, null] },
    })
    const { status, body, headers } = await post(JSON.stringify(run), { wait: 60 })
    expect(status).toBe(201)
    expect(body.run).toMatchObject({
      projectSlug: 'pumps',
      system: 'model',
      commit: 'abc1234',
      branch: 'main',
      declared: { temperature: 0.2 },
      metadata: { job: [1, null] },
      status: 'complete',
      compute: 'done',
      counts: { scored: 12, failed: 0, na: 0 },
      testSet: { name: 'manual', number: 1, segmentCount: 12 },
    })
    expect(body.scores.map((score: { spec: string }) => score.spec)).toEqual(['bleu', 'chrf'])
    expect(body.scores[0]).toMatchObject({ scored: 12, failed: 0, trust: 'recomputed', posted: null })
    expect(body.scores[0].signature).toBe('nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0')
    expect(body.scores[0].interval[0]).toBeLessThan(body.scores[0].value)
    expect(headers.get('location')).toBe(`/api/v1/runs/${body.id}`)
    const again = await callApi('GET', body.links.self)
    expect(again.body).toEqual(body)
  })

  it('answers 202 without waiting, and the scores are there a moment later', async () => {
    const { status, body } = await post(JSON.stringify(makeRun({ system: 'later' })))
    expect(status).toBe(202)
    await expect
      .poll(async () => (await callApi('GET', `/api/v1/runs/${body.id}`)).body.scores.length, { timeout: 60_000 })
      .toBe(2)
  })

  it('takes a packed body', async () => {
    const body = gzipSync(JSON.stringify(makeRun({ system: 'packed' })))
    expect(await post(new Uint8Array(body), { headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 202 })
  })

  it('keeps markup, scripts and characters of every plane as the plain texts they are', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'a\u2028b\r\nc\t🙂 𠀀',
      '\u202eabc',
      '',
    ]
    const segments = texts.map((hypothesis, i) => ({ id: `<b>${i}`, hypothesis, references: [hypothesis || 'x'] }))
    const { body } = await post(JSON.stringify(makeRun({ system: 'hostile', testSet: 'hostile', segments })), {
      wait: 60,
    })
    const page = await callApi('GET', `/api/v1/runs/${body.id}/segments`)
    expect(page.type).toContain('application/json')
    expect(page.body.items.map((item: { hypothesis: string }) => item.hypothesis)).toEqual(texts)
    expect(page.body.items[4]).toMatchObject({ state: 'scored', hypothesis: '' })
  })

  describe('refuses, naming place and mend, and leaves nothing behind:', () => {
    let before: number[]
    beforeEach(async () => {
      before = await countRows()
    })
    const segment = (over: object) =>
      makeRun({
        project: 'refused',
        testSet: 'refused',
        segments: [
          { id: 'q1', hypothesis: 'a', references: ['a'] },
          { id: 'q2', ...over },
        ] as never,
      })
    const text = (run: object) => JSON.stringify(run)
    const cases: [string, string | Uint8Array<ArrayBuffer>, number, object][] = [
      [
        'NaN',
        text(segment({ nll: 0.5 })).replace('0.5', 'NaN'),
        400,
        {
          code: 'not-json-number',
          pointer: '/segments/1/nll',
          line: 1,
          message: expect.stringContaining('NaN is not JSON'),
          mend: expect.stringContaining('null'),
        },
      ],
      [
        '-Infinity on the third line',
        text(segment({ nll: 0.5 }))
          .replace('{"id":"q2"', '\n\n{"id":"q2"')
          .replace('0.5', '-Infinity'),
        400,
        { code: 'not-json-number', line: 3, message: expect.stringContaining('-Infinity') },
      ],
      [
        'a body that ends too early',
        '{"project":"refused"',
        400,
        { code: 'not-json', message: expect.stringContaining('ends too early at line 1, column 21') },
      ],
      ['a body that is no run', '[]', 400, { code: 'schema-invalid-type' }],
      [
        'bytes that are not UTF-8',
        new Uint8Array([0x22, 0xff, 0x22]),
        400,
        { code: 'invalid-utf8', message: expect.stringContaining('byte 2') },
      ],
      [
        'half a character',
        text(segment({ hypothesis: 'done HALF' })).replace('HALF', '\\ud83d'),
        400,
        { code: 'lone-surrogate', pointer: '/segments/1/hypothesis', message: expect.stringContaining('"q2"') },
      ],
      [
        'half a character in the head',
        text({ ...segment({ hypothesis: 'a' }), commitMessage: 'HALF' }).replace('HALF', '\\udc00'),
        400,
        { code: 'lone-surrogate', pointer: '/commitMessage' },
      ],
      [
        'the character U+0000',
        text(segment({ hypothesis: 'a\0b' })),
        400,
        { code: 'nul-character', pointer: '/segments/1/hypothesis' },
      ],
      [
        'an id twice',
        text(segment({ id: 'q1', hypothesis: 'b' })),
        400,
        { code: 'duplicate-segment', pointer: '/segments/1/id', message: expect.stringContaining('q1') },
      ],
      [
        'an id and repeat twice',
        text(
          makeRun({ project: 'refused', segments: [0, 1, 1].map((repeat) => ({ id: 'q', repeat, hypothesis: 'a' })) }),
        ),
        400,
        { code: 'duplicate-segment', pointer: '/segments/2/id' },
      ],
      [
        'two keys for one output',
        text(segment({ hypothesis: 'a', output: 'b' })),
        400,
        { code: 'ambiguous-keys', pointer: '/segments/1/output' },
      ],
      [
        'no segments',
        text(makeRun({ project: 'refused', segments: [] })),
        400,
        { code: 'schema-too-small', pointer: '/segments' },
      ],
      [
        'an unknown key',
        text({ ...makeRun({ project: 'refused' }), colour: 'red' }),
        400,
        { code: 'unknown-key', message: expect.stringContaining('"colour"'), mend: expect.stringContaining('project') },
      ],
      [
        'an unknown key of a segment',
        text(segment({ hypothesis: 'a', translation: 'b' })),
        400,
        { code: 'unknown-key', pointer: '/segments/1' },
      ],
      ['a project name that is no address', text(makeRun({ project: 'No Spaces' })), 400, { pointer: '/project' }],
      [
        'a metric that does not exist',
        text(makeRun({ project: 'refused', metrics: ['bleu', 'blue'] })),
        400,
        { code: 'unknown-metric', pointer: '/metrics/1', mend: expect.stringContaining('bleu') },
      ],
      [
        'a metric setting that does not exist',
        text(makeRun({ project: 'refused', metrics: ['bleu:tokenizer=13a'] })),
        400,
        { code: 'unknown-metric-key', pointer: '/metrics/0', mend: expect.stringContaining('tok') },
      ],
      [
        'log-probabilities without a base',
        text(segment({ logprobs: [-1] })),
        400,
        { code: 'missing-log-base', pointer: '/segments/1/logBase' },
      ],
      [
        'a hash that is not stored',
        text(
          makeRun({
            project: 'refused',
            testSet: { name: 'refused', hash: 'f'.repeat(64) },
            segments: [{ id: 's0', hypothesis: 'a' }],
          }),
        ),
        400,
        { code: 'unknown-test-set', pointer: '/testSet/hash' },
      ],
      [
        'segments of another hash',
        text(makeRun({ project: 'refused', testSet: { name: 'refused', hash: 'f'.repeat(64) } })),
        400,
        { code: 'test-set-hash-differs', pointer: '/testSet/hash' },
      ],
      [
        'a link that is no web address',
        text({ ...makeRun({ project: 'refused' }), ciUrl: 'javascript:alert(1)' }),
        400,
        { pointer: '/ciUrl' },
      ],
    ]
    it.each(cases)('%s', async (_what, body, status, problem) => {
      const answer = await post(body)
      expect(answer).toMatchObject({ status, type: 'application/problem+json; charset=utf-8', body: { status } })
      expect(answer.body.problems[0]).toMatchObject(problem)
      expect(answer.body.detail).toContain(answer.body.problems[0].message)
      expect(await countRows()).toEqual(before)
    })

    it('a body over the limit, whose size it says, and how to send it all the same', async () => {
      const answer = await post('x'.repeat(LIMIT + 1))
      expect(answer).toMatchObject({ status: 413, body: { problems: [{ code: 'body-too-large' }] } })
      expect(answer.body.detail).toContain(String(LIMIT))
      expect(answer.body.detail).toContain('parts')
      expect(await countRows()).toEqual(before)
    })

    it('a small packed body that is over the limit once unpacked', async () => {
      const bomb = new Uint8Array(gzipSync(Buffer.alloc(LIMIT * 20, 0x20)))
      expect(bomb.length).toBeLessThan(LIMIT)
      expect(await post(bomb, { headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 413 })
    })

    it('a body that only says it is packed, another packing and another type', async () => {
      expect((await post('{}', { headers: { 'content-encoding': 'gzip' } })).body.problems[0].code).toBe('bad-gzip')
      expect((await post('{}', { headers: { 'content-encoding': 'br' } })).body.problems[0].code).toBe(
        'content-encoding',
      )
      expect((await post('{}', { headers: { 'content-type': 'text/csv' } })).body.problems[0].code).toBe('content-type')
    })

    it('no token, another scheme and a wrong token', async () => {
      const body = JSON.stringify(makeRun({ project: 'refused' }))
      for (const authorization of [null, 'Basic abc', 'Bearer assay_wrong']) {
        const headers = new Headers(authorization === null ? {} : { authorization })
        const answer = await callApi('POST', '/api/v1/runs', { body, headers })
        expect(answer).toMatchObject({ status: 401, type: 'application/problem+json; charset=utf-8' })
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      }
      expect(await countRows()).toEqual(before)
    })

    it('an unknown parameter', async () => {
      const answer = await callApi('POST', '/api/v1/runs?wait=soon&colour=red', {
        body: '{}',
        headers: { authorization: `Bearer ${service.token}` },
      })
      expect(answer.body.problems.map((problem: { parameter: string }) => problem.parameter).sort()).toEqual([
        'colour',
        'wait',
      ])
    })
  })
})

describe('the idempotency key', () => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } })

  it('gives the same run for the same body and 409 for another', async () => {
    const body = JSON.stringify(makeRun({ project: 'keys' }))
    const first = await post(body, { wait: 60, ...key('k1') })
    const second = await post(body, key('k1'))
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body).toEqual(first.body)
    const other = await post(body.replace('model', 'other'), key('k1'))
    expect(other).toMatchObject({ status: 409, body: { problems: [{ code: 'idempotency-key-used' }] } })
    expect((await callApi('GET', '/api/v1/projects/keys/runs')).body.total).toBe(1)
  })

  it('gives one run for posts in flight at once', async () => {
    const body = JSON.stringify(makeRun({ project: 'flight' }))
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(body, { wait: 60, ...key('k2') })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect((await callApi('GET', '/api/v1/projects/flight/runs')).body.total).toBe(1)
  })

  it('is free again after a post that was refused', async () => {
    expect((await post('{"project":', key('k3'))).status).toBe(400)
    expect((await post(JSON.stringify(makeRun({ project: 'free' })), key('k3'))).status).toBe(202)
  })
})

describe('many at once', () => {
  it('takes twenty posts of fifty segments while a reader lists runs and never fails', async () => {
    let done = false
    const reader = (async () => {
      const statuses: number[] = []
      while (!done) {
        statuses.push((await callApi('GET', '/api/v1/projects/pumps/runs')).status)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return statuses
    })()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        return post(JSON.stringify(makeRun({ project: 'crowd', system: `s${i}`, count: 50 })), { wait: 30 })
      }),
    )
    done = true
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(await reader)).toEqual(new Set([200]))
    const { db } = await getRuntime()
    expect(await db.prisma.output.count({ where: { run: { project: { slug: 'crowd' } } } })).toBe(1000)
    expect(await db.prisma.testSetVersion.count({ where: { testSet: { project: { slug: 'crowd' } } } })).toBe(1)
  })
})
