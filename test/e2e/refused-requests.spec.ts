import { expect, test } from '@playwright/test'

/** On the built server every route is a bundle of its own: an error must be known in all of them. */
const headers = { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'content-type': 'application/json' }
const segment = { id: '1', hypothesis: 'a' }

test('a bad post says what is wrong and where, and stores nothing', async ({ request }) => {
  const post = (data: string) => request.post('/api/v1/runs', { headers, data: Buffer.from(data) })
  const notJson = await post('{"project": NaN}')
  expect(notJson.status()).toBe(400)
  expect((await notJson.json()).detail).toContain('NaN is not JSON: line 1')
  const twice = await post(JSON.stringify({ project: 'refused', system: 's', segments: [segment, segment] }))
  expect(twice.status()).toBe(400)
  expect((await twice.json()).problems[0]).toMatchObject({ pointer: '/segments/1/id' })
  expect((await request.get('/api/v1/projects/refused')).status()).toBe(404)
})

test('no token and a wrong one are told apart', async ({ request }) => {
  const post = (authorization?: string) =>
    request.post('/api/v1/runs', {
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      data: '{}',
    })
  expect(await (await post()).json()).toMatchObject({ status: 401, problems: [{ code: 'no-token' }] })
  expect(await (await post('Bearer nobody')).json()).toMatchObject({
    status: 401,
    problems: [{ code: 'unknown-token' }],
  })
})

test('another host name, a broken escape and a form of another site are refused', async ({ request }) => {
  const stranger = await request.get('/api/v1/projects', { headers: { host: 'evil.example' } })
  expect(stranger.status()).toBe(421)
  const post = await request.post('/api/v1/runs', { headers: { ...headers, host: 'evil.example' }, data: '{}' })
  expect(post.status()).toBe(421)
  expect((await request.get('/api/v1/runs/%FF')).status()).toBe(400)
  expect((await request.post('/', { headers: { origin: 'http://evil.example' } })).status()).toBe(403)
})

test('a body of 12 MB is read to its end', async ({ request }) => {
  const long = { id: '2', hypothesis: 'b'.repeat(12_000_000) }
  const data = JSON.stringify({ project: 'large-body', system: 's', segments: [segment, long] })
  const answer = await request.post('/api/v1/runs?wait=50', { headers, data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
})
