import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { anyFreePort, findPort } from '../../scripts/steps/find-port.mjs'

const host = '127.0.0.1'
const open: Server[] = []

function occupy(port: number): Promise<void> {
  const server = createServer()
  open.push(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('the port to start on', () => {
  it('is the usual one when that is free', async () => {
    const usual = await anyFreePort(host)
    expect(await findPort({ asked: undefined, usual, host })).toBe(usual)
  })

  it('is a later one when the usual one is taken', async () => {
    const usual = await anyFreePort(host)
    await occupy(usual)
    expect(await findPort({ asked: undefined, usual, host })).toBeGreaterThan(usual)
  })

  it('is refused in one line when it was asked for and is taken', async () => {
    const asked = await anyFreePort(host)
    await occupy(asked)
    await expect(findPort({ asked, usual: 3000, host })).rejects.toThrow(
      `Port ${asked} on 127.0.0.1 is taken by another program; stop that one or choose another with PORT=….`,
    )
  })

  it('is any free one when 0 was asked for', async () => {
    expect(await findPort({ asked: 0, usual: 3000, host })).toBeGreaterThan(1023)
  })

  it('is refused when the host is no address of this machine', async () => {
    await expect(findPort({ asked: undefined, usual: 3000, host: '203.0.113.7' })).rejects.toThrow('HOST must be')
  })
})
