import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerStatus, rememberResponses } from '../../lib/http/answer-status.ts'

const server = createServer(async (request, response) => {
  await sleep(request.url === '/slow' ? 40 : 5)
  if (request.url === '/begun') response.write('begun ')
  if (request.url !== '/there') answerStatus(404)
  response.end('end')
})
let url = ''

beforeAll(async () => {
  rememberResponses()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('answerStatus', () => {
  it('sets the status of the request that it is called for, and of no other', async () => {
    const asked = ['/slow', '/there', '/none', '/there', '/slow', '/none']
    const answers = await Promise.all(asked.map(async (path) => (await fetch(`${url}${path}`)).status))
    expect(answers).toEqual([404, 200, 404, 200, 404, 404])
  })
  it('leaves an answer whose first bytes are out', async () => {
    const answer = await fetch(`${url}/begun`)
    expect([answer.status, await answer.text()]).toEqual([200, 'begun end'])
  })
  it('does nothing where there is no request', () => expect(() => answerStatus(404)).not.toThrow())
})
