import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { requestApi } from '../../lib/cli/api-client.ts'
import {
  ConflictError,
  ForbiddenError,
  InputError,
  NotFoundError,
  TooLargeError,
  UnauthorizedError,
  UnavailableError,
} from '../../lib/errors.ts'

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

let stop: (() => void) | null = null
afterEach(() => stop?.())

/** A server that gives these answers in turn (the last one again and again), and what it was asked. */
async function serve(...answers: readonly Answer[]) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    const { status, body = {}, headers = {} } = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(request)
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, asked }
}

const quick = { method: 'POST', backoffMs: [1, 1, 1] } as const

describe('requestApi', () => {
  it('sends token, headers and body, and gives status and body', async () => {
    const { url, asked } = await serve({ status: 201, body: { id: 'r1' } })
    const headers = { 'idempotency-key': 'k' }
    const answer = await requestApi({ ...quick, url, token: 'secret', headers, body: Buffer.from('hello') })
    expect(answer).toMatchObject({ status: 201, body: { id: 'r1' } })
    expect(asked[0].headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'k',
      'content-length': '5',
    })
  })
  it.each([429, 500, 502, 503, 504])('tries again after %d and says so', async (status) => {
    const { url, asked } = await serve({ status }, { status }, { status: 200, body: 'fine' })
    const retries: number[] = []
    const answer = await requestApi({ ...quick, url, onRetry: ({ attempt }) => retries.push(attempt) })
    expect(answer.body).toBe('fine')
    expect(asked).toHaveLength(3)
    expect(retries).toEqual([2, 3])
  })
  it('waits as long as Retry-After asks', async () => {
    const { url } = await serve({ status: 503, headers: { 'retry-after': '0.2' } }, { status: 200 })
    const waits: number[] = []
    await requestApi({ ...quick, url, onRetry: ({ waitMs }) => waits.push(waitMs) })
    expect(waits).toEqual([200])
  })
  it('gives up after the last attempt with what the server said', async () => {
    const { url, asked } = await serve({ status: 503, body: { detail: 'The disk is full.' } })
    await expect(requestApi({ ...quick, url })).rejects.toThrow(
      new UnavailableError({ code: 'http-503', message: 'The disk is full.' }),
    )
    expect(asked).toHaveLength(4)
  })
  it.each([
    [400, InputError],
    [401, UnauthorizedError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [409, ConflictError],
    [413, TooLargeError],
    [422, InputError],
  ])('a refusal is final: %d', async (status, kind) => {
    const { url, asked } = await serve({ status, body: { title: 'No.' } })
    await expect(requestApi({ ...quick, url })).rejects.toBeInstanceOf(kind)
    expect(asked).toHaveLength(1)
  })
  it('keeps place and mend of each problem', async () => {
    const problems = [{ code: 'duplicate-segment', message: 'Twice.', pointer: '/segments/3/id', mend: 'Once.' }]
    const { url } = await serve({ status: 400, body: { title: 'Bad', problems } })
    await expect(requestApi({ ...quick, url })).rejects.toMatchObject({
      message: '/segments/3/id: Twice. Once.',
      problems: [{ code: 'duplicate-segment', place: { pointer: '/segments/3/id' } }],
    })
  })
  it('keeps the candidates of a conflict', async () => {
    const { url } = await serve({ status: 409, body: { title: 'Several', candidates: [{ id: 'a' }, { id: 'b' }] } })
    await expect(requestApi({ ...quick, url })).rejects.toMatchObject({ candidates: [{ id: 'a' }, { id: 'b' }] })
  })
  it('an unreachable server is tried again and then named', async () => {
    const { url } = await serve({ status: 200 })
    stop?.()
    const attempts: number[] = []
    const request = requestApi({ ...quick, url, onRetry: ({ attempt }) => attempts.push(attempt) })
    await expect(request).rejects.toThrow(`The server at ${new URL(url).origin} cannot be reached (ECONNREFUSED).`)
    expect(attempts).toEqual([2, 3, 4])
  })
  it('a redirect is not followed: the token stays here, and where it leads is named', async () => {
    const { url, asked } = await serve({ status: 302, headers: { location: 'https://sign-in.example/realm?next=x' } })
    const request = requestApi({ ...quick, url })
    await expect(request).rejects.toBeInstanceOf(UnavailableError)
    await expect(request).rejects.toThrow(`${new URL(url).origin} sends on to https://sign-in.example/realm.`)
    await expect(request).rejects.toMatchObject({ problems: [{ code: 'unexpected-answer' }] })
    expect(asked).toHaveLength(1)
  })
  it('no answer in time is an outage', async () => {
    const server = createServer(() => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stop = () => server.closeAllConnections()
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const attempts: number[] = []
    const request = {
      ...quick,
      url,
      timeoutMs: 50,
      onRetry: ({ attempt }: { attempt: number }) => attempts.push(attempt),
    }
    await expect(requestApi(request)).rejects.toThrow('no answer in time')
    // A pipeline does not wait four times longer for a server that hangs.
    expect(attempts).toEqual([2])
    server.close()
  })
})
