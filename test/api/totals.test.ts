import { describe, expect, it } from 'vitest'
import { makeRun } from '../service/make-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

const service = startTempService()

const post = (body: object) =>
  callApi('POST', '/api/v1/runs?wait=60', {
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
  })
const totals = (project: string, value: string, rest: object = {}) => ({
  project,
  system: 's',
  testSet: 'news',
  scores: [{ metric: 'bleu', value }],
  ...rest,
})

describe('a run of totals', () => {
  it('is stored with its scores as posted only, whatever metrics are asked for', async () => {
    const answer = await post(totals('totals', '27.1', { metrics: ['bleu', 'chrf'] }))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        run: { counts: { scored: 0, failed: 0, na: 0 }, testSet: { name: 'news', segmentCount: 0 }, compute: 'done' },
        scores: [{ metric: 'bleu', value: 27.1, trust: 'posted-only', posted: { text: '27.1' } }],
      },
    })
    expect(answer.body.scores).toHaveLength(1)
  })
  it('is never compared with a verdict, neither with its like nor with a run of segments', async () => {
    const base = (await post(totals('verdicts', '27.1'))).body.id
    const head = (await post(totals('verdicts', '20.0'))).body.id
    const whole = (await post(makeRun({ project: 'verdicts', count: 30, testSet: 'news' } as never))).body.id
    for (const [a, b] of [
      [base, head],
      [base, whole],
      [whole, head],
    ]) {
      const { status, body } = await callApi('GET', `/api/v1/compare?project=verdicts&base=run:${a}&head=run:${b}`)
      expect(status).toBe(200)
      expect(body.results.filter((result: { verdict: unknown }) => result.verdict !== null)).toEqual([])
      for (const result of body.postedOnly ?? []) expect(result.verdict ?? null).toBeNull()
    }
    const { body } = await callApi('GET', `/api/v1/compare?project=verdicts&base=run:${base}&head=run:${head}`)
    expect(body.postedOnly).toMatchObject([{ metric: 'bleu' }])
  })
  it('on a stored test set has no failed items: there are no outputs to miss', async () => {
    const whole = await post(makeRun({ project: 'known', count: 30 }))
    const { name, hash } = whole.body.run.testSet
    const answer = await post(totals('known', '27.1', { testSet: { name, hash } }))
    expect(answer.body.run).toMatchObject({ counts: { scored: 0, failed: 0, na: 30 }, testSet: { hash } })
    const { body } = await callApi('GET', `/api/v1/runs/${answer.body.id}/segments`)
    expect(body.items[0]).toMatchObject({ state: 'na', reason: 'Only totals were posted.' })
  })
  it('neither segments nor scores is refused with a pointer', async () => {
    const answer = await post({ project: 'none', system: 's' })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ pointer: '/segments' }] } })
    expect((await callApi('GET', '/api/v1/projects/none')).status).toBe(404)
  })
})
