import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

startTempService()

async function post(over: Parameters<typeof makeRun>[0]) {
  const posted = await postRun({ input: makeRun({ count: 40, ...over }), waitMs: 80_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

const day = (n: number) => `2025-03-0${n}T12:00:00Z`
const ids: Record<string, string> = {}

beforeAll(async () => {
  ids.first = await post({ branch: 'main', commit: 'aaaa1111', commitDate: day(1), spoil: 4 })
  ids.worse = await post({ branch: 'main', commit: 'aaaa2222', commitDate: day(2), spoil: 1 })
  ids.tokenizer = await post({
    branch: 'main',
    commit: 'bbbb3333',
    commitDate: day(3),
    spoil: 4,
    metrics: ['bleu:tok=intl', 'chrf'],
  })
  ids.other = await post({ branch: 'main', commit: 'bbbb3333', commitDate: day(3), system: 'rival', spoil: 2 })
  ids.feature = await post({ branch: 'feature/x', commit: 'cccc4444', commitDate: day(4), spoil: 4 })
  await whenIdle()
}, 180_000)

const compare = (query: string) => callApi('GET', `/api/v1/compare?project=pumps&${query}`)

describe('GET /api/v1/compare', () => {
  it('compares two runs from their stored rows, the same when the runs are exchanged but for the sign', async () => {
    const { body, status } = await compare(`base=run:${ids.first}&head=run:${ids.worse}`)
    expect(status).toBe(200)
    expect([body.base.id, body.head.id]).toEqual([ids.first, ids.worse])
    expect(body).toMatchObject({ pairs: 40, changed: [], resamples: 1000, trials: 10_000, seed: 12_345 })
    const [bleu] = body.results
    expect(bleu).toMatchObject({ spec: 'bleu', verdict: 'worse', comparable: 'yes', n: 40 })
    const mirrored = (await compare(`base=run:${ids.worse}&head=run:${ids.first}`)).body.results[0]
    expect(mirrored.delta).toBe(-bleu.delta)
    expect(mirrored.ci).toEqual([-bleu.ci[1], -bleu.ci[0]])
    expect(mirrored).toMatchObject({ verdict: 'better', wins: bleu.losses, losses: bleu.wins, ties: bleu.ties })
  })

  it('is the same as from the texts', async () => {
    const { buildRunSides } = await import('../../lib/cli/build-run-side.ts')
    const { compareSides } = await import('../../lib/compare/compare.ts')
    const { normalizeSegments } = await import('../../lib/ingest/normalize-segments.ts')
    const { parseSpec } = await import('../../lib/metrics/spec.ts')
    const texts = [4, 1].map((spoil) => normalizeSegments(makeRun({ count: 40, spoil }).segments).segments)
    const sides = buildRunSides(texts[0], texts[1], ['bleu', 'chrf'].map(parseSpec))
    const fromTexts = JSON.parse(JSON.stringify(compareSides(sides.base, sides.head, {})))
    const { body } = await compare(`base=run:${ids.first}&head=run:${ids.worse}`)
    const { base: _base, head: _head, permalink: _link, ...comparison } = body
    expect(comparison).toEqual(fromTexts)
  })

  it('stores the answer and reads it again', async () => {
    const query = `base=run:${ids.first}&head=run:${ids.feature}&resamples=200&seed=7`
    const first = await compare(query)
    const { db } = await getRuntime()
    const stored = await db.prisma.comparison.findMany({ where: { headRunId: ids.feature, standard: false } })
    expect(stored).toHaveLength(1)
    expect(first.body).toMatchObject(JSON.parse(stored[0].resultJson))
    await db.prisma.comparison.update({
      where: { key: stored[0].key },
      data: { resultJson: JSON.stringify({ ...JSON.parse(stored[0].resultJson), warnings: ['read from the store'] }) },
    })
    expect((await compare(query)).body.warnings).toEqual(['read from the store'])
    expect((await compare(query.replace('seed=7', 'seed=8'))).body.warnings).toEqual([])
  })

  it('calls equal outputs identical', async () => {
    const { body } = await compare(`base=run:${ids.first}&head=run:${ids.feature}`)
    expect(body.outputsChanged).toBe(0)
    expect(body.results[0]).toMatchObject({ verdict: 'identical', delta: 0, ci: [0, 0], p: 1 })
  })

  it('names the tokenizer where the runs were scored under different ones, and rescores both where asked', async () => {
    const pair = `base=run:${ids.worse}&head=run:${ids.tokenizer}`
    const [bleu, chrf] = (await compare(pair)).body.results
    expect(bleu).toMatchObject({ metric: 'bleu', comparable: 'after-repair', delta: null, verdict: null })
    expect(bleu.differences).toEqual([
      expect.objectContaining({ field: 'tok', base: '13a', head: 'intl', repair: 'rescore' }),
    ])
    expect(chrf).toMatchObject({ comparable: 'yes', verdict: 'better' })
    const repaired = await compare(`${pair}&metric=bleu:tok=intl&metric=ter`)
    expect(
      repaired.body.results.map(({ spec, comparable, verdict }: Record<string, unknown>) => [
        spec,
        comparable,
        verdict,
      ]),
    ).toEqual([
      ['bleu:tok=intl', 'yes', 'better'],
      ['ter', 'yes', 'better'],
    ])
  })

  it('takes branch and commit, and answers 409 with the candidates where several runs match', async () => {
    const found = await compare('base=commit:aaaa1&head=branch:feature/x')
    expect([found.body.base.id, found.body.head.id]).toEqual([ids.first, ids.feature])
    const several = await compare(`base=commit:bbbb&head=run:${ids.first}`)
    expect(several).toMatchObject({ status: 409, body: { problems: [{ code: 'several-runs' }] } })
    expect(several.body.candidates.map(({ id }: { id: string }) => id).sort()).toEqual(
      [ids.tokenizer, ids.other].sort(),
    )
    const narrowed = await compare(`base=commit:bbbb&head=branch:feature/x&system=model`)
    expect(narrowed.body.base.id).toBe(ids.tokenizer)
  })

  it.each([
    ['an unknown project', '/api/v1/compare?project=nope&base=run:x&head=run:x', 404, 'unknown-project'],
    ['an unknown run', '/api/v1/compare?project=pumps&base=run:x&head=run:x', 404, 'unknown-run'],
    ['a branch without runs', '/api/v1/compare?project=pumps&base=branch:x&head=branch:x', 404, 'no-matching-run'],
    ['a reference of no kind', '/api/v1/compare?project=pumps&base=main&head=branch:x', 400, 'bad-run-reference'],
    [
      'a commit of two characters',
      '/api/v1/compare?project=pumps&base=commit:aa&head=branch:main',
      400,
      'bad-run-reference',
    ],
    ['a missing side', '/api/v1/compare?project=pumps&base=run:x', 400, 'bad-parameter'],
    [
      'a count that is none',
      '/api/v1/compare?project=pumps&base=run:x&head=run:x&resamples=many',
      400,
      'bad-parameter',
    ],
    [
      'an unknown parameter',
      '/api/v1/compare?project=pumps&base=run:x&head=run:x&colour=red',
      400,
      'unknown-parameter',
    ],
    [
      'a parameter given twice',
      '/api/v1/compare?project=pumps&base=run:x&base=run:y&head=run:x',
      400,
      'repeated-parameter',
    ],
    ['an address that there is not', '/api/v2/runs', 404, 'unknown-address'],
  ])('refuses %s', async (_what, address, status, code) => {
    const answer = await callApi('GET', address)
    expect(answer).toMatchObject({ status, type: 'application/problem+json; charset=utf-8' })
    expect(answer.body.problems[0].code).toBe(code)
  })

  it('refuses a metric that there is not, with the known ones', async () => {
    const answer = await compare(`base=run:${ids.first}&head=run:${ids.worse}&metric=blue`)
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ code: 'unknown-metric' }] } })
    expect(answer.body.detail).toContain('bleu')
  })
})

describe('GET /api/v1/projects/{slug}/…', () => {
  it('lists runs newest first, page by page, each once', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await callApi('GET', `/api/v1/projects/pumps/runs?limit=2${cursor}`)
      expect(body.total).toBe(5)
      seen.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.next === null ? '' : `&cursor=${body.next}`
    } while (cursor !== '')
    expect(seen).toHaveLength(5)
    expect(seen[0]).toBe(ids.feature)
    expect(seen.slice(3)).toEqual([ids.worse, ids.first])
    expect(new Set(seen).size).toBe(5)
  })

  it('gives the trend with gaps, changes of signature and the verdict of each step', async () => {
    const { body } = await callApi('GET', '/api/v1/projects/pumps/trend?metric=bleu&branch=main&system=model')
    expect(body.items.map((point: { run: { id: string } }) => point.run.id)).toEqual([
      ids.first,
      ids.worse,
      ids.tokenizer,
    ])
    expect(body.items[0]).toMatchObject({ changed: [], step: null })
    expect(body.items[1]).toMatchObject({
      changed: [],
      step: { baseRunId: ids.first, verdict: 'worse', comparable: 'yes' },
    })
    expect(body.items[2]).toMatchObject({ changed: ['tok'], step: { verdict: null, comparable: 'after-repair' } })
    const exact = await callApi('GET', '/api/v1/projects/pumps/trend?metric=ter&branch=main')
    expect(exact.body.items[0]).toMatchObject({ value: null, reason: 'The run has no score for ter.' })
  })

  it('gives a project, its filters and the overview of all', async () => {
    const { body } = await callApi('GET', '/api/v1/projects/pumps')
    expect(body.filters).toMatchObject({
      branches: ['feature/x', 'main'],
      systems: ['model', 'rival'],
      testSets: ['manual'],
    })
    expect(body.filters.metrics.map(({ spec }: { spec: string }) => spec)).toEqual(['bleu', 'bleu:tok=intl', 'chrf'])
    const all = await callApi('GET', '/api/v1/projects')
    expect(all.body.items[0]).toMatchObject({ project: { slug: 'pumps' }, runCount: 5, headline: { metric: 'bleu' } })
  })
})

describe('GET /api/v1/runs/{id}/segments', () => {
  const list = (query: string) => callApi('GET', `/api/v1/runs/${ids.worse}/segments?${query}`)

  it('sorts by a metric in either direction, over all pages', async () => {
    const up = (await list('sort=chrf&limit=500')).body.items
    const scores = up.map((item: { scores: { chrf: number } }) => item.scores.chrf)
    expect(scores).toEqual([...scores].sort((a, b) => a - b))
    const down = await list('sort=chrf&order=desc&limit=3')
    expect(down.body.items[0].scores.chrf).toBe(scores.at(-1))
    const second = await list(`sort=chrf&order=desc&limit=3&cursor=${down.body.next}`)
    expect(second.body.items[0].scores.chrf).toBe(scores.at(-4))
  })

  it('finds what a text holds, taking signs as they are', async () => {
    expect((await list('q=QUELLE%2011')).body.items.map(({ id }: { id: string }) => id)).toEqual(['s11'])
    expect((await list('q=%25')).body.total).toBe(0)
    expect((await list('q=_')).body.total).toBe(0)
    expect((await list("q=';DROP TABLE")).body.total).toBe(0)
    expect((await list('q=opens%207%20')).body.total).toBe(1)
  })

  it('scores a segment as the command line does by itself', async () => {
    const { createMetric } = await import('../../lib/metrics/spec.ts')
    const { scoreSegments } = await import('../../lib/metrics/score-segments.ts')
    const segments = makeRun({ count: 40, spoil: 1 }).segments.map(({ id, references, hypothesis }) => ({
      id,
      references,
      hypothesis: hypothesis ?? '',
    }))
    const own = scoreSegments(createMetric('bleu', { references: 1, labels: [] }), segments, { level: 'segment' })
    const { body } = await list('limit=500')
    expect(body.items.map((item: { scores: { bleu: number } }) => item.scores.bleu)).toEqual(
      own.segments?.map(({ value }) => value),
    )
  })
})

describe('the documents beside', () => {
  it('an OpenAPI document that names every address and is made from the schemas', async () => {
    const { body } = await callApi('GET', '/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/v1/runs', '/api/v1/compare', '/healthz']))
    const schema = body.paths['/api/v1/runs'].post.requestBody.content['application/json'].schema
    expect(schema.required).toEqual(['project', 'system'])
    expect(schema.additionalProperties).toBe(false)
    expect(Object.keys(schema.properties.segments.items.properties)).toContain('hypothesis')
  })

  it('a health check', async () => {
    expect(await callApi('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
  })
})

const corpus = new URL('../../../shared/corpora/wmt17-ende/', import.meta.url)
const figures = new URL('../../../shared/conformance/sacrebleu/real-wmt17-ende.json', import.meta.url)
const hasCorpus = (() => {
  try {
    readFileSync(figures)
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!hasCorpus)('the systems of WMT17 (skipped where the folder shared is not beside the project)', () => {
  it("give sacreBLEU's own scores, p and means through store and API", async () => {
    const lines = (file: string) => readFileSync(new URL(file, corpus), 'utf8').split('\n').slice(0, 3004)
    const references = lines('ref.txt')
    const runs: string[] = []
    for (const system of ['LIUM-NMT', 'uedin-nmt']) {
      const segments = lines(`${system}.txt`).map((hypothesis, i) => ({
        id: `${i + 1}`,
        hypothesis,
        references: [references[i]],
      }))
      runs.push(await post({ project: 'wmt', system, testSet: 'wmt17', segments, metrics: ['bleu', 'chrf'] }))
    }
    const { body } = await callApi('GET', `/api/v1/compare?project=wmt&base=run:${runs[0]}&head=run:${runs[1]}`)
    const paired = JSON.parse(readFileSync(figures, 'utf8')).paired.find(
      (one: Record<string, unknown>) =>
        one.profile === 'numpy2' && one.test === 'bs' && one.n_samples === 1000 && one.seed === 12_345,
    )
    const head = paired.results.find((one: { system: string }) => one.system === 'uedin-nmt')
    for (const [i, name] of ['BLEU', 'chrF2'].entries()) {
      const result = body.results[i]
      expect(result.base).toBeCloseTo(paired.results[0][name].score, 9)
      expect(result.head).toBeCloseTo(head[name].score, 9)
      expect(result.sacrebleu.head.pValue).toBe(head[name].p_value)
      expect(result.sacrebleu.head.mean).toBeCloseTo(head[name].mean, 9)
      expect(result.sacrebleu.head.halfWidth).toBeCloseTo(head[name].ci, 9)
    }
  }, 180_000)
})
