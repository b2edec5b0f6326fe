import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { GET as exportRun } from '../../app/api/v1/runs/[id]/export/route.ts'
import { toOffsetCursor } from '../../lib/service/offset-cursor.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

/**
 * The shared cases of what arrives at the door, in this API's words: items are segments. Sent again (ing-04) and many at
 * once (ing-05) stand in post-run.test.ts.
 */
const { cases } = JSON.parse(readFileSync(new URL('../fixtures/cases/ingest.json', import.meta.url), 'utf8'))
const findCase = (id: string) => cases.find((one: { id: string }) => one.id === id)

const service = startTempService()

const post = (body: string, wait = 60) =>
  callApi('POST', `/api/v1/runs?wait=${wait}`, {
    body,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
  })

const countRuns = async () => (await getRuntime()).db.prisma.run.count()

/** The case's own text with the names that this API has for the same things. */
const inOurWords = (text: string, project: string, more = '') =>
  text
    .replace(/"name":"[^"]*"/, `"project":"${project}","system":"s","testSet":"t"${more}`)
    .replace('"items":', '"segments":')
    .replace(/"score":([^,}]+)/g, '"scores":[{"metric":"quality","value":$1}]')

describe('ing-01, NaN in the body', () => {
  const { input, expected } = findCase('ing-01-nan-in-the-body')
  const body = inOurWords(input.body_text, 'ing-01')

  it('is refused with its place and the hint to send null, and nothing is stored', async () => {
    expect(body).toContain('NaN')
    const answer = await post(body)
    expect(answer.status).toBe(expected.status)
    expect(answer.body.problems[0]).toMatchObject({
      message: expect.stringContaining('NaN is not JSON'),
      mend: expect.stringMatching(/null.*reason/),
      pointer: '/segments/0/scores/0/value',
    })
    expect((await callApi('GET', '/api/v1/projects/ing-01')).status).toBe(404)
  })
  it('with null in its place the run is taken, and the item is not scored', async () => {
    const answer = await post(body.replace('"value":NaN', '"value":null,"reason":"timeout"'))
    expect(answer.status).toBe(201)
    const score = answer.body.scores.find((one: { spec: string }) => one.spec?.includes('quality'))
    expect(score).toMatchObject({ value: 0.5, scored: 1 })
  })
})

describe('ing-02, half a character', () => {
  const { input, expected } = findCase('ing-02-half-a-character')
  it('is refused and names the item; a whole emoji is unharmed everywhere', async () => {
    const body = inOurWords(input.body_text, 'ing-02')
    const [, refused] = expected.either
    const answer = await post(body)
    expect(answer.status).toBe(refused.status)
    expect(answer.body.problems[0].message).toContain(refused.names)
    const mended = await post(body.replace('done \\ud83d', 'done'))
    expect(mended.status).toBe(201)
    const { items } = (await callApi('GET', `/api/v1/runs/${mended.body.id}/segments`)).body
    expect(items.map((one: { hypothesis: string }) => one.hypothesis)).toEqual(['done', 'fine 🙂'])
  })
})

describe('ing-03, the same item twice', () => {
  const { input, expected } = findCase('ing-03-same-item-twice')
  it('is refused and names it', async () => {
    const answer = await post(inOurWords(JSON.stringify(input.body), 'ing-03'))
    expect(expected.status).toContain(answer.status)
    expect(answer.body.problems[0].message).toContain(expected.names[0])
  })
  it('as repeats of one item it is averaged within the item first', async () => {
    const answer = await post(inOurWords(JSON.stringify(input.variant_with_repeats), 'ing-03'))
    const { items, rows, mean_over_items: mean, status } = expected.variant_with_repeats
    expect(answer.status).toBe(status)
    const score = answer.body.scores.find((one: { spec: string }) => one.spec?.includes('quality'))
    expect(score.value).toBe(mean)
    expect(answer.body.run.testSet.segmentCount).toBe(items)
    expect((await callApi('GET', `/api/v1/runs/${answer.body.id}/segments`)).body.total).toBe(rows)
  })
})

describe('ing-06, a large upload', () => {
  const { input, expected } = findCase('ing-06-large-upload')
  const { items: count, output_characters: characters } = input.generate
  const text = (i: number, word: string) => `${word} ${i} `.repeat(characters).slice(0, characters)

  it('is stored whole, read a page at a time in a stable order, and downloaded in a stream', async () => {
    const before = await countRuns()
    const segments = Array.from({ length: count }, (_, i) => ({
      id: `q${i}`,
      references: [text(i, 'reference')],
      hypothesis: text(i, 'output'),
    }))
    const answer = await post(
      JSON.stringify({ project: 'ing-06', system: 's', testSet: 't', metrics: ['em'], segments }),
      0,
    )
    expect(answer.status).toBe(202)
    expect(await countRuns()).toBe(before + 1)
    const { id } = answer.body

    const limit = 100
    for (const page of [1, 2, 200]) {
      const at = (page - 1) * limit
      const cursor = page === 1 ? '' : `&cursor=${encodeURIComponent(toOffsetCursor(at))}`
      const { body } = await callApi('GET', `/api/v1/runs/${id}/segments?limit=${limit}${cursor}`)
      expect(body.total).toBe(expected.if_stored.items)
      const wanted = segments.slice(at, at + limit).map((one) => one.id)
      expect(body.items.map((one: { id: string }) => one.id)).toEqual(wanted)
      expect(body.next === null).toBe(page === 200)
      expect(JSON.stringify(body).length).toBeLessThan(expected.if_stored.response_bytes_max)
    }
    const run = await callApi('GET', `/api/v1/runs/${id}`)
    expect(JSON.stringify(run.body).length).toBeLessThan(expected.if_stored.response_bytes_max)

    for (const format of ['json', 'csv'] as const) {
      const request = new Request(`http://127.0.0.1:3000/api/v1/runs/${id}/export?format=${format}`)
      const response = await exportRun(request, { params: Promise.resolve({ id }) })
      let chunks = 0
      let whole = ''
      const decoder = new TextDecoder()
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        chunks++
        whole += decoder.decode(chunk, { stream: true })
      }
      expect(chunks).toBeGreaterThan(10)
      const rows = format === 'json' ? JSON.parse(whole).rows : parse(whole, { bom: true, columns: true })
      expect(rows).toHaveLength(count)
    }
  }, 240_000)
})
