import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

const service = startTempService()

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  callApi('POST', '/api/v1/runs?wait=60', {
    body,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/x-ndjson', ...headers },
  })
function toLines(over: Parameters<typeof makeRun>[0] = {}, end = '\n'): string {
  const { segments, ...head } = makeRun(over)
  return [head, ...segments].map((line) => `${JSON.stringify(line)}${end}`).join('')
}
const countRuns = async () => (await getRuntime()).db.prisma.run.count()

describe('a run posted as NDJSON', () => {
  it('is the run that the same JSON gives', async () => {
    const run = { metrics: ['bleu', 'wer'] }
    const json = await callApi('POST', '/api/v1/runs?wait=60', {
      body: JSON.stringify(makeRun(run)),
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    })
    for (const body of [toLines(run), toLines(run, '\r\n'), toLines(run).trimEnd()]) {
      const answer = await post(body)
      expect(answer.status).toBe(201)
      expect(answer.body.testSet).toEqual(json.body.testSet)
      expect(answer.body.scores).toEqual(json.body.scores)
    }
  })

  it('may be packed, and the same key with the same lines gives the same run', async () => {
    const headers = { 'content-encoding': 'gzip', 'idempotency-key': 'lines' }
    const first = await post(gzipSync(toLines({ system: 'packed' })), headers)
    const again = await post(gzipSync(toLines({ system: 'packed' })), headers)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.id).toBe(first.body.id)
  })

  it('keeps U+2028 within a text, since lines end at LF only', async () => {
    const { segments, ...head } = makeRun()
    const text = 'one\u2028two'
    const body = [head, { ...segments[0], hypothesis: text }].map((line) => JSON.stringify(line)).join('\n')
    const { status, body: run } = await post(body)
    expect(status).toBe(201)
    const stored = await callApi('GET', `/api/v1/runs/${run.id}/segments`)
    expect(JSON.stringify(stored.body)).toContain(text)
  })

  const lines = toLines().split('\n')
  const withLine = (number: number, line: string) => lines.map((own, i) => (i === number - 1 ? line : own)).join('\n')
  it.each([
    ['a line that is cut', withLine(4, lines[3].slice(0, 30)), 4, /not JSON/],
    ['an empty line', withLine(3, ''), 3, /Line 3 is empty/],
    ['NaN', withLine(5, '{"id": "s3", "nll": NaN}'), 5, /NaN is not JSON/],
    ['an unknown key of a segment', withLine(6, '{"id": "s4", "hyp": "x"}'), 6, /hyp/],
    ['half a character', withLine(7, '{"id": "s5", "hypothesis": "\\ud83d"}'), 7, /surrogate/],
    ['an unknown key of the head', withLine(1, '{"project": "pumps", "system": "m", "sytem": "n"}'), 1, /sytem/],
    ['a head that is a list', withLine(1, '[]'), 1, /head of a run/],
    ['a head with segments', withLine(1, '{"project": "pumps", "system": "m", "segments": []}'), 1, /segments/],
    ['nothing at all', '', 1, /head of a run/],
    ['the character U+0000', withLine(5, '{"id": "s3", "hypothesis": "a\\u0000"}'), 5, /U\+0000/],
    ['a segment twice', withLine(5, lines[2]), 5, /there twice: here and at line 3/],
    [
      'a repeat twice',
      withLine(5, '{"id": "s", "repeat": 1, "hypothesis": "a"}\n{"id": "s", "repeat": 1, "hypothesis": "a"}'),
      6,
      /repeat 1, is there twice: here and at line 5/,
    ],
    ['keys of one meaning', withLine(6, '{"id": "s4", "hypothesis": "x", "output": "y"}'), 6, /name the same thing/],
    [
      'bytes that are not UTF-8',
      Buffer.concat([
        Buffer.from(`${lines.slice(0, 3).join('\n')}\n{"id": "`),
        Buffer.from([0xe9]),
        Buffer.from('"}\n'),
      ]),
      4,
      /not UTF-8.*line 4, byte 9/,
    ],
  ])('%s is refused with its line, and nothing is left', async (_, body, line, message) => {
    const before = await countRuns()
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.type).toContain('application/problem+json')
    expect(answer.body.problems[0].line).toBe(line)
    expect(JSON.stringify(answer.body)).toMatch(message)
    expect(await countRuns()).toBe(before)
  })

  it('is taken for runs alone', async () => {
    const answer = await callApi('POST', '/api/v1/runs/finalize', {
      body: '{"project":"p","group":"g"}\n',
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/x-ndjson' },
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(/application\/json/)
  })
})
