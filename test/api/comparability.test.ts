import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatNumber } from '../../lib/report/format-number.ts'
import type { RunInput } from '../../lib/schema/run-input.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { createToken } from '../../lib/service/create-token.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/cases/compare.json', import.meta.url), 'utf8'))

const service = startTempService()
const ids: Record<string, string> = {}

async function post(over: Parameters<typeof makeRun>[0]): Promise<string> {
  const posted = await postRun({ input: makeRun({ count: 40, ...over }), waitMs: 80_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}
const labels = (predicted: (i: number) => string): RunInput['segments'] =>
  Array.from({ length: 40 }, (_, i) => ({ id: `q${i}`, label: 'ab'[i % 2], predictedLabel: predicted(i) }))
const likelihoods = (factor: number): RunInput['segments'] =>
  Array.from({ length: 40 }, (_, i) => ({
    id: `d${i}`,
    logBase: 'e' as const,
    nll: factor * (10 + (i % 5)),
    tokenCount: 8 + (i % 3),
    byteCount: 40,
  }))
const TAGS = ['law', 'news']
const tagged = (spoil: number): RunInput['segments'] =>
  makeRun({ count: 40, spoil }).segments.map((segment, i) => ({ ...segment, tags: { domain: TAGS[i % 2] } }))

beforeAll(async () => {
  ids.plain = await post({ spoil: 4, metrics: ['bleu', 'chrf'] })
  ids.intl = await post({ spoil: 3, metrics: ['bleu:tok=intl', 'chrf'] })
  ids.third = await post({ spoil: 1, metrics: ['bleu', 'chrf'] })
  ids.longer = await post({ count: 44, spoil: 3, metrics: ['bleu'] })
  for (const [name, predicted] of Object.entries({
    ab: (i: number) => 'ab'[i % 3 ? i % 2 : 0],
    abc: (i: number) => (i % 4 ? 'ab'[i % 2] : 'c'),
    abd: (i: number) => (i % 5 ? 'ab'[i % 2] : 'd'),
  }))
    ids[name] = await post({ project: 'labels', testSet: 'labels', system: name, segments: labels(predicted) })
  for (const [name, declared] of Object.entries<Record<string, string>>({
    unsaid: {},
    gpt2: { tokenizer: 'gpt2' },
    llama: { tokenizer: 'llama' },
  }))
    ids[name] = await post({ project: 'lm', testSet: 'docs', system: name, segments: likelihoods(1), declared })
  ids.gpt2Later = await post({
    project: 'lm',
    testSet: 'docs',
    system: 'gpt2',
    segments: likelihoods(1.1),
    declared: { tokenizer: 'gpt2', temperature: 0.7 },
  })
  ids.tags = await post({ project: 'tags', testSet: 'tagged', segments: tagged(4) })
  ids.tagsLater = await post({ project: 'tags', testSet: 'tagged', segments: tagged(2) })
  await whenIdle()
}, 240_000)

const compare = (project: string, query: string) => callApi('GET', `/api/v1/compare?project=${project}&${query}`)
const pair = (base: string, head: string) => `base=run:${ids[base]}&head=run:${ids[head]}`
const withToken = (body: unknown, token = service.token): RequestInit => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const specsOf = async (id: string) =>
  (await callApi('GET', `/api/v1/runs/${id}`)).body.scores.map(({ spec }: { spec: string }) => spec)

describe('runs under different settings', () => {
  it('rescores under the signature of base where asked, and mirrors what exchanged runs get under the same one', async () => {
    const [bleu] = (await compare('pumps', `${pair('plain', 'intl')}&repair=rescore-base`)).body.results
    expect(bleu).toMatchObject({ comparable: 'yes', repaired: { sides: ['head'] } })
    expect(bleu.signature).toContain('tok:13a')
    const [mirrored] = (await compare('pumps', `${pair('intl', 'plain')}&repair=rescore`)).body.results
    expect(mirrored.signature).toBe(bleu.signature)
    expect([mirrored.base, mirrored.head, mirrored.p]).toEqual([bleu.head, bleu.base, bleu.p])
  })
  it('are one row that names the field, until both are rescored where asked', async () => {
    const asTheyAre = (await compare('pumps', pair('plain', 'intl'))).body.results
    expect(asTheyAre).toHaveLength(2)
    expect(asTheyAre[0]).toMatchObject({
      spec: 'bleu:tok=intl',
      baseSpec: 'bleu',
      comparable: 'after-repair',
      delta: null,
      differences: [{ field: 'tok', base: '13a', head: 'intl', repair: 'rescore', why: expect.stringMatching(/\w/) }],
    })
    const repaired = (await compare('pumps', `${pair('plain', 'intl')}&repair=rescore`)).body.results
    expect(repaired[0]).toMatchObject({
      spec: 'bleu:tok=intl',
      comparable: 'yes',
      verdict: expect.any(String),
      repaired: {
        how: 'rescore',
        sides: ['base'],
        before: { base: expect.stringContaining('tok:13a'), head: expect.stringContaining('tok:intl') },
        signature: expect.stringContaining('tok:intl'),
        differences: [{ field: 'tok' }],
      },
    })
    expect(repaired[1]).not.toHaveProperty('repaired')
  })
  it('under a third signature both are rescored', async () => {
    const { body } = await compare('pumps', `${pair('plain', 'intl')}&repair=rescore&metric=bleu:tok=char`)
    expect(body.results[0]).toMatchObject({ comparable: 'yes', repaired: { sides: ['base', 'head'] } })
    expect(await specsOf(ids.plain)).toEqual(['bleu', 'chrf'])
  })
  it('a repair that is posted keeps its scores like any other', async () => {
    const body = {
      project: 'pumps',
      base: `run:${ids.plain}`,
      head: `run:${ids.intl}`,
      metrics: ['bleu:tok=zh'],
      repair: 'rescore',
    }
    expect((await callApi('POST', '/api/v1/compare', { body: JSON.stringify(body) })).status).toBe(401)
    const answer = await callApi('POST', '/api/v1/compare', withToken(body))
    expect(answer).toMatchObject({ status: 200, body: { results: [{ spec: 'bleu:tok=zh', comparable: 'yes' }] } })
    expect(await specsOf(ids.plain)).toEqual(['bleu', 'chrf', 'bleu:tok=zh'])
    expect(await specsOf(ids.intl)).toEqual(['bleu:tok=intl', 'chrf', 'bleu:tok=zh'])
    const [, , stored] = (await callApi('GET', `/api/v1/runs/${ids.plain}`)).body.scores
    expect(stored.value).toBe(answer.body.results[0].base)
    expect(stored).toMatchObject({
      interval: [expect.any(Number), expect.any(Number)],
      trust: 'recomputed',
      scored: 40,
    })
  })
  it.each([
    ['a token of another project', async () => (await createToken({ name: 'x', project: 'lm' })).token, 403],
    ['a token that only reads', async () => (await createToken({ name: 'y', scope: 'read' })).token, 403],
  ])('%s may not', async (_title, makeToken, status) => {
    const body = { project: 'pumps', base: `run:${ids.plain}`, head: `run:${ids.intl}`, repair: 'rescore' }
    expect((await callApi('POST', '/api/v1/compare', withToken(body, await makeToken()))).status).toBe(status)
    expect(await specsOf(ids.plain)).not.toContain('bleu:tok=intl')
  })
})

describe('cmp-06: a claim as a fraction and one in per cent', () => {
  const { input, expected } = cases.find(({ id }: { id: string }) => id === 'cmp-06-fraction-or-percent')
  const segments: { id: string; hypothesis: string; references: string[] }[] = input.segments.map(
    ({ output, ...segment }: { output: string }) => ({ ...segment, hypothesis: output }),
  )
  const claim = (text: string, system: string) =>
    post({
      project: 'claims',
      testSet: 'three',
      system,
      segments,
      metrics: ['bleu'],
      scores: [{ metric: 'bleu', value: text }],
    })
  const scoreOf = async (id: string) => (await callApi('GET', `/api/v1/runs/${id}`)).body.scores[0]

  it('both are set against the recomputed value, and nothing else is compared', async () => {
    const a = await claim(String(input.run_a.claimed.bleu), 'a')
    const b = await claim(String(input.run_b.claimed.bleu), 'b')
    const { value, tolerance } = expected.recomputed
    for (const id of [a, b]) {
      const score = await scoreOf(id)
      expect(Math.abs(score.value - value)).toBeLessThanOrEqual(tolerance)
      expect(score.trust).toBe('verified')
    }
    expect((await scoreOf(a)).trustNote).toMatch(/fraction/)
    expect((await scoreOf(b)).trustNote).toBeNull()
    const { results } = (await compare('claims', `base=run:${a}&head=run:${b}`)).body
    expect(results[0].delta).toBe(expected.delta)
  })
  it('a claim that is off by more than rounding is flagged with both numbers', async () => {
    const score = await scoreOf(await claim('41.2', 'off'))
    expect(score).toMatchObject({ trust: 'differs', posted: { text: '41.2' } })
  })
  it('a hair above 100 is 100', async () => {
    const perfect = segments.map((segment) => ({ ...segment, hypothesis: segment.references[0] }))
    const id = await post({
      project: 'claims',
      testSet: 'three',
      system: 'perfect',
      segments: perfect,
      metrics: ['bleu'],
      scores: [{ metric: 'bleu', value: '100.00000000000004' }],
    })
    expect((await scoreOf(id)).trust).toBe('verified')
    expect(formatNumber(100.00000000000004, 2)).toBe('100.00')
  })
})

describe('test sets in two versions', () => {
  it('are compared over the segments that both share, and it is said', async () => {
    const { body } = await compare('pumps', pair('plain', 'longer'))
    expect(body).toMatchObject({ pairs: 40, changed: [], unpaired: { base: [], head: ['s40', 's41', 's42', 's43'] } })
    expect(body.results[0]).toMatchObject({
      spec: 'bleu',
      comparable: 'after-repair',
      differences: [{ field: 'test set', repair: 'restrict' }],
      delta: expect.any(Number),
      verdict: expect.any(String),
      n: 40,
    })
    const [{ base, head }] = body.results[0].differences
    expect([base, head]).toEqual([
      expect.stringMatching(/ v1 · 40 segments$/),
      expect.stringMatching(/ v2 · 44 segments$/),
    ])
    expect(body.results[0].whole.head).not.toBe(body.results[0].head)
    expect(body.warnings).toContainEqual(expect.stringMatching(/only the 40 segments .* 4 on one side only/))
  })
})

describe('runs with different labels', () => {
  it('are compared over the labels of both, each against any other, in any order', async () => {
    const alone = async (id: string) => (await callApi('GET', `/api/v1/runs/${id}`)).body.scores
    for (const [base, head] of [
      ['ab', 'abc'],
      ['ab', 'abd'],
      ['abc', 'abd'],
      ['abd', 'ab'],
    ]) {
      const { results } = (await compare('labels', pair(base, head))).body
      const [ofBase, ofHead] = [await alone(ids[base]), await alone(ids[head])]
      expect(results.map(({ spec }: { spec: string }) => spec)).toEqual(['accuracy', 'macro_f1'])
      results.forEach((result: Record<string, unknown>, i: number) => {
        expect(result.comparable).toBe('yes')
        expect([result.base, result.head]).toEqual([ofBase[i].value, ofHead[i].value])
      })
      expect(results[0].mcnemar).toMatchObject({ onlyBase: results[0].losses, onlyHead: results[0].wins })
    }
  })
})

describe('perplexity per token', () => {
  it.each([
    ['unsaid', 'unsaid', 'no', ['tokenizer']],
    ['unsaid', 'gpt2', 'no', ['tokenizer']],
    ['gpt2', 'llama', 'no', ['tokenizer']],
    ['gpt2', 'gpt2Later', 'yes', []],
  ])('%s against %s: %s', async (base, head, comparable, fields) => {
    const result = (await compare('lm', pair(base, head))).body.results.find(
      (one: { spec: string }) => one.spec === 'ppl',
    )
    expect(result.comparable).toBe(comparable)
    expect(result.differences.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(result.delta === null).toBe(comparable === 'no')
  })
  it('per byte it does not matter', async () => {
    const { body } = await compare('lm', `${pair('gpt2', 'llama')}&metric=ppl:unit=byte`)
    expect(body.results[0]).toMatchObject({ comparable: 'yes', delta: 0 })
  })
  it('the run shows what it declared as declared', async () => {
    const [score] = (await callApi('GET', `/api/v1/runs/${ids.gpt2}`)).body.scores
    expect(score.fields).toContainEqual({ key: 'tokenizer', value: 'gpt2', declared: true })
  })
})

describe('slices', () => {
  it('by tag, by length and by all tags', async () => {
    const { body } = await compare('tags', `${pair('tags', 'tagsLater')}&slice=domain&slice=length`)
    const [domain, length] = body.slices.dimensions
    expect(domain.slices.map(({ value, pairs }: { value: string; pairs: number }) => [value, pairs])).toEqual([
      ['law', 20],
      ['news', 20],
    ])
    expect(domain.slices[0].results[0]).toMatchObject({ spec: 'bleu', n: 20, q: expect.any(Number) })
    expect(length.slices.map(({ value }: { value: string }) => value)).toEqual(['51–100 characters'])
    const all = await compare('tags', `${pair('tags', 'tagsLater')}&slice=*`)
    expect(all.body.slices.dimensions.map(({ by }: { by: string }) => by)).toEqual(['domain'])
  })
})

describe('one base against several heads', () => {
  it('gives each comparison and a ranking over shared segments', async () => {
    const heads = ['intl', 'third', 'longer'].map((name) => `head=run:${ids[name]}`).join('&')
    const { body, status } = await compare('pumps', `base=run:${ids.plain}&${heads}&metric=bleu`)
    expect(status).toBe(200)
    expect(body.base.id).toBe(ids.plain)
    expect(body.heads.map(({ head }: { head: { id: string } }) => head.id)).toEqual([ids.intl, ids.third, ids.longer])
    const alone = (await compare('pumps', `${pair('plain', 'third')}&metric=bleu`)).body
    expect(body.heads[1]).toEqual(Object.fromEntries(Object.entries(alone).filter(([key]) => key !== 'base')))
    const [ranking] = body.ranking
    expect(ranking).toMatchObject({ spec: 'bleu', n: 40, family: 6, reason: null })
    expect(ranking.groups.flat()).toHaveLength(4)
    expect(ranking.runs.at(-1).name).toBe(ids.third)
  })
  it('what pins one pair cannot stand beside several', async () => {
    const answer = await compare('pumps', `${pair('plain', 'intl')}&head=run:${ids.third}&implementation=x`)
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ code: 'conflicting-parameters' }] } })
  })
})

describe('the permanent link', () => {
  const bytes = async (link: string) => {
    const { GET } = await import('../../app/api/v1/compare/route.ts')
    const response = await GET(new Request(new URL(link, 'http://127.0.0.1:3000')), { params: Promise.resolve({}) })
    expect(response.status).toBe(200)
    return response.text()
  }
  it.each([
    ['as scored', 'pumps', 'plain', 'third', ''],
    ['with a field that differs', 'pumps', 'plain', 'intl', ''],
    [
      'with seed, counts, slices and effects',
      'tags',
      'tags',
      'tagsLater',
      '&seed=7&resamples=100&trials=50&slice=domain&smallestEffect=bleu=0.5',
    ],
    ['over labels', 'labels', 'abc', 'abd', ''],
  ])(
    '%s: the same bytes, also when nothing is stored any more and the project has changed',
    async (_title, project, base, head, more) => {
      const first = await compare(project, `${pair(base, head)}${more}`)
      const link = first.body.permalink
      const params = new URLSearchParams(link.split('?')[1])
      expect(params.getAll('signature')).toEqual(first.body.results.map((one: { signature: string }) => one.signature))
      expect(params.getAll('implementation')[0]).toMatch(/^assay-\w+ \d/)
      expect([params.get('base'), params.get('head')]).toEqual([`run:${ids[base]}`, `run:${ids[head]}`])
      const text = await bytes(link)
      expect(JSON.parse(text)).toEqual(first.body)
      expect(await bytes(link)).toBe(text)
      const { db } = await getRuntime()
      await db.write(() => db.prisma.comparison.deleteMany({}))
      const patch = { smallestEffects: { bleu: 3, accuracy: 0.2 }, mainBranch: 'trunk' }
      expect((await callApi('PATCH', `/api/v1/projects/${project}`, withToken(patch))).status).toBe(200)
      expect(await bytes(link)).toBe(text)
      await db.write(() => db.prisma.rowPack.deleteMany({ where: { runId: { in: [ids[base], ids[head]] } } }))
      await db.write(() => db.prisma.comparison.deleteMany({}))
      expect(await bytes(link)).toBe(text)
    },
  )
  it('says so where an implementation is another one now, instead of other figures', async () => {
    const { permalink } = (await compare('pumps', pair('plain', 'third'))).body
    const answer = await callApi('GET', permalink.replace('assay-chrf+1', 'assay-chrf+0'))
    expect(answer).toMatchObject({
      status: 409,
      body: { problems: [{ code: 'link-outdated', parameter: 'implementation' }] },
    })
  })
})

describe('PATCH /api/v1/projects/{slug}', () => {
  const patch = (body: unknown, token = service.token) =>
    callApi('PATCH', '/api/v1/projects/pumps', withToken(body, token))

  it('changes what is named and keeps the rest; the smallest effects decide verdicts at once', async () => {
    const settings = {
      name: 'Pumps',
      description: 'Manuals of pumps.',
      mainBranch: 'main',
      baselineRunId: ids.plain,
      metrics: ['bleu:order=4', 'chrf'],
      smallestEffects: { bleu: 90, chrf: 0.3 },
    }
    const changed = await patch(settings)
    expect(changed).toMatchObject({ status: 200, body: { project: { ...settings, metrics: ['bleu', 'chrf'] } } })
    const [bleu] = (await compare('pumps', pair('plain', 'third'))).body.results
    expect(bleu).toMatchObject({ smallestEffect: 90, verdict: 'too-small' })
    const less = await patch({ smallestEffects: { bleu: null } })
    expect(less.body.project).toMatchObject({ name: 'Pumps', smallestEffects: { chrf: 0.3 } })
    expect((await compare('pumps', pair('plain', 'third'))).body.results[0]).toMatchObject({
      smallestEffect: null,
      verdict: 'worse',
    })
  })
  it.each<[string, unknown, number, string]>([
    ['an unknown metric', { metrics: ['blue'] }, 400, '/metrics/0'],
    ['an effect of an unknown metric', { smallestEffects: { blue: 1 } }, 400, '/smallestEffects/blue'],
    ['an effect of 0', { smallestEffects: { bleu: 0 } }, 400, '/smallestEffects/bleu'],
    ['a baseline of another project', { baselineRunId: 'nope' }, 400, '/baselineRunId'],
    ['a key that there is not', { colour: 'red' }, 400, ''],
    ['an empty name', { name: ' ' }, 400, '/name'],
  ])('refuses %s', async (_title, body, status, pointer) => {
    const answer = await patch(body)
    expect(answer.status).toBe(status)
    expect(answer.body.problems[0].pointer).toBe(pointer)
  })
  it('needs a token that may write here, and a project that there is', async () => {
    expect((await callApi('PATCH', '/api/v1/projects/pumps', { body: '{}' })).status).toBe(401)
    const { token } = await createToken({ name: 'lm', project: 'lm' })
    expect((await patch({}, token)).status).toBe(403)
    expect((await callApi('PATCH', '/api/v1/projects/nope', withToken({}))).status).toBe(404)
    expect((await callApi('PATCH', '/api/v1/projects/pumps', { ...withToken({}), body: '{' })).status).toBe(400)
  })
})
