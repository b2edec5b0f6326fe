import { XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { findReference, readMarkdown } from '../report/pull-request/read-markdown.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

startTempService()

const HOSTILE = '@everyone | #12 <img src=x onerror=alert(1)> [x](https://evil.example)'
const ids: Record<string, string> = {}

async function post(over: Parameters<typeof makeRun>[0]) {
  const posted = await postRun({ input: makeRun({ count: 60, branch: 'main', ...over }), waitMs: 80_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

const day = (n: number) => `2025-03-0${n}T12:00:00Z`

beforeAll(async () => {
  ids.first = await post({ commit: 'aaaa1111', commitDate: day(1), spoil: 4 })
  const run = makeRun({ count: 60, spoil: 1 })
  const segments = run.segments?.map((segment, i) => (i === 7 ? { ...segment, hypothesis: HOSTILE } : segment))
  ids.worse = await post({ commit: 'aaaa2222', commitDate: day(2), branch: 'pull', segments })
  ids.tokenizer = await post({
    commit: 'bbbb3333',
    commitDate: day(3),
    branch: 'tok',
    spoil: 4,
    metrics: ['bleu:tok=intl'],
  })
  ids.alone = await post({ system: 'alone', commit: 'cccc4444', commitDate: day(4), branch: 'other' })
  await whenIdle()
}, 180_000)

const pair = () => `project=pumps&base=run:${ids.first}&head=run:${ids.worse}`
const ask = (path: string, query = pair()) =>
  callApi('GET', `/api/v1/${path}${path.includes('?') ? '&' : '?'}${query}`, {
    headers: { host: 'assay.example', 'x-forwarded-proto': 'https' },
  })

describe('a comparison as a report', () => {
  it('.md opens with the verdict, links to this server alone, and no output gets out of its place', async () => {
    const { status, type, body } = await ask('compare.md')
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(body).toMatch(/^### ▼ Worse: BLEU −/)
    const read = readMarkdown(body)
    expect(read.links.length).toBeGreaterThan(3)
    for (const link of read.links) expect(link).toMatch(/^https:\/\/assay\.example\//)
    expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
    expect(body).toContain('@\u2060everyone')
    expect(body).toContain('(named on main, ')
  })
  it('.json holds what the comparison’s own answer does, and gate, baseline, flips and the worst segments', async () => {
    const { body } = await ask('compare.json')
    const own = (await ask('compare')).body
    expect(body).toMatchObject({ results: own.results, pairs: 60, verdict: 'worse', gate: { outcome: 'fail' } })
    expect([body.base.id, body.head.id]).toEqual([ids.first, ids.worse])
    expect(body.baseline).toMatchObject({ runId: ids.first, how: 'named' })
    // No pair is flagged on one side only: nothing that could be drawn makes a difference.
    const rate = { delta: 0, ci: null, changed: 0, resamples: body.resamples, seed: body.seed }
    expect(body.flips).toMatchObject({ pairs: 60, rate })
    expect(body.worst.items).toHaveLength(3)
    expect(body.worst.items[0].head.hypothesis).toBe(HOSTILE)
  })
  it('.svg is a picture that others may embed', async () => {
    const { status, type, body } = await ask('compare.svg')
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(XMLValidator.validate(body)).toBe(true)
    expect(body).toContain('<title id="t">Worse: model against model</title>')
  })
  it.each([
    ['junit', 'application/xml', /^<\?xml/],
    ['github', 'text/markdown', /^### ▼ Worse/],
    ['gitlab', 'text/plain', /^# TYPE assay_score gauge/],
    ['html', 'text/html', /^<!doctype html>/],
    ['json', 'application/json', /^\{/],
  ])('is a file to keep as %s', async (format, type, start) => {
    const { headers, body } = await ask(`compare/report?format=${format}`)
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="assay-[\w.-]+"$/)
    expect(typeof body === 'string' ? body : JSON.stringify(body)).toMatch(start)
  })
  it('finds the baseline where none is named, and says how', async () => {
    const { body } = await ask('compare.md', `project=pumps&head=run:${ids.worse}`)
    expect(body).toContain('(last run of the target branch on main, ')
    const posted = await callApi('POST', '/api/v1/compare/report', {
      headers: { 'content-type': 'application/json', host: 'assay.example' },
      body: JSON.stringify({ project: 'pumps', head: `run:${ids.worse}`, ancestors: ['aaaa1111'], segments: 1 }),
    })
    expect(posted.body).toMatchObject({ baseline: { how: 'merge-base', commit: 'aaaa1111' }, verdict: 'worse' })
    expect(posted.body.worst.items).toHaveLength(1)
  })
  it('shows the comparison that was asked for, beside the gate of the project', async () => {
    const { body } = await ask('compare.json', `${pair()}&metric=chrf&slice=length&seed=7`)
    expect(body.results.map((one: { spec: string }) => one.spec)).toEqual(['chrf'])
    expect(body.seed).toBe(7)
    expect(body.slices.dimensions[0].by).toBe('length')
    expect(body.gate.metrics.map((one: { spec: string }) => one.spec)).toContain('bleu')
  })
  it('names field, both values and why where the two may not be compared, and shows no difference', async () => {
    const query = `project=pumps&base=run:${ids.first}&head=run:${ids.tokenizer}&metric=bleu:tok=intl&baseMetric=bleu`
    const { body } = await ask('compare.md', query)
    expect(body).toContain('tok 13a ≠ intl')
    expect(readMarkdown(body).tables[1][1].slice(1, 4)).toEqual(['tok', '13a', 'intl'])
  })
  it.each([
    'compare.md',
    'compare.json',
    'compare.svg',
    ...['junit', 'gitlab', 'html', 'github'].map((name) => `compare/report?format=${name}`),
  ])('of the first run of its kind is there as %s, with its scores and no verdict', async (path) => {
    const { status, body } = await ask(path, `project=pumps&head=run:${ids.alone}`)
    expect(status).toBe(200)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect(text).not.toMatch(/NaN|undefined\b|0 of 0/)
    if (path.endsWith('.svg')) expect(XMLValidator.validate(text)).toBe(true)
    else expect(text).toMatch(/BLEU|bleu/)
  })
  it('of the first run of its kind says so, and shows its scores', async () => {
    const { body } = await ask('compare.md', `project=pumps&head=run:${ids.alone}`)
    expect(body).toMatch(/^### – No baseline yet\n/)
    expect(body).toContain('no run of the same system and test set')
    const [rows] = readMarkdown(body).tables
    expect(rows[1].slice(0, 5)).toEqual(['BLEU', '–', expect.stringMatching(/^\d+\.\d+$/), '–', '60'])
    const json = (await ask('compare.json', `project=pumps&head=run:${ids.alone}`)).body
    expect(json).toMatchObject({
      base: null,
      verdict: null,
      pairs: 0,
      isFirst: true,
      gate: { outcome: 'nothing-to-judge' },
    })
    expect(json.results[0]).toMatchObject({ base: null, head: expect.any(Number), delta: null })
  })
  it('refuses with the reason: several heads, unknown parameters', async () => {
    const several = await ask('compare.md', `${pair()}&head=run:${ids.alone}`)
    expect([several.status, several.body.problems[0].code]).toEqual([400, 'several-heads'])
    expect((await ask('compare.md', `${pair()}&x=1`)).status).toBe(400)
    expect((await ask('compare.md', 'project=nobody&head=run:x')).status).toBe(404)
  })
})

describe('a badge', () => {
  const badge = (query = '', project = 'pumps') => callApi('GET', `/api/v1/projects/${project}/badge.svg${query}`)
  it('says how the newest run of the main branch fared', async () => {
    const { type, headers, body } = await badge()
    expect(type).toBe('image/svg+xml; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-cache')
    expect(XMLValidator.validate(body)).toBe(true)
    expect(body).toMatch(/<title>Assay: [a-z ]+<\/title>/)
  })
  it('or its score with its half-width', async () => {
    const { body } = await badge('?show=score&metric=bleu')
    expect(body).toMatch(/<title>BLEU [\d.]+ plus or minus [\d.]+, pumps, main<\/title>/)
  })
  it('says that there is nothing yet, and refuses a project that is not there', async () => {
    expect((await badge('?branch=none')).body).toContain('no score')
    expect((await badge('', 'nobody')).status).toBe(404)
  })
})
