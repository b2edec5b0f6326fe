import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isUp, removeFolder, root, type StartedServer, startCommand, startServer } from './start-server.ts'

/** Pages and answers made by the build, none of which reads the database. */
const STATIC = ['/explain', '/schema/assay.config.json']
const folders: string[] = []
const servers: StartedServer[] = []

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ ...options, env: { ASSAY_DEMO: '0', ...options.env } })
  servers.push(server)
  folders.push(server.dataDir)
  return server
}

test.afterEach(async () => {
  for (const { stop } of servers.splice(0)) await stop()
  for (const folder of folders.splice(0)) removeFolder(folder)
})

test.describe('npm start', () => {
  test('does no work twice: a second start installs, generates, builds and migrates nothing', async () => {
    const first = await start()
    expect(await first.stop()).toBe(0)
    const again = await start({ dataDir: first.dataDir })
    expect(await isUp(again.url)).toBe(true)
    expect(again.output().trimStart()).toMatch(/^Assay runs at/)
  })

  test('prints address, data folder and the same token at every start', async () => {
    const first = await start()
    await first.stop()
    const second = await start({ dataDir: first.dataDir })
    for (const part of [second.url, first.dataDir, first.token, 'assay push']) expect(second.output()).toContain(part)
  })

  test('stops on SIGTERM and on Ctrl-C, with nothing left and exit code 0', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await start()
      expect(await server.stop(signal)).toBe(0)
      expect(await isUp(server.url)).toBe(false)
    }
  })

  test('takes the server with it when it is killed without warning', async () => {
    const server = await start()
    server.child.kill('SIGKILL')
    await expect.poll(() => isUp(server.url), { timeout: 6000 }).toBe(false)
  })

  test('stops when the npm above it goes, which passes no signal on', async () => {
    const npm = spawnSync('npm', ['--version'], { shell: process.platform === 'win32' })
    test.skip(npm.status !== 0, 'npm is not on the path')
    const server = await start({ command: ['npm', 'start'] })
    server.child.kill('SIGTERM')
    await expect.poll(() => isUp(server.url), { timeout: 6000 }).toBe(false)
  })

  test('moves to another port when 3000 is taken, and says so', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => {
      // Taken by somebody else already is as good.
      other.once('error', () => resolve())
      other.listen(3000, '127.0.0.1', resolve)
    })
    try {
      const server = await start({ env: { PORT: undefined } })
      expect(new URL(server.url).port).not.toBe('3000')
      expect(server.output()).toContain('port 3000 is taken')
    } finally {
      other.close()
    }
  })

  test('ends with one line when the port that was asked for is taken', async () => {
    const server = await start()
    const { port } = new URL(server.url)
    const second = startCommand({ env: { PORT: port } })
    folders.push(second.folder)
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program; .*$/)
  })

  test('ends with one line when the data folder cannot be used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-e2e-'))
    folders.push(folder)
    writeFileSync(join(folder, 'file'), '')
    const { ended, output } = startCommand({ dataDir: join(folder, 'file/data') })
    expect(await ended).toBe(1)
    expect(output().trim()).toMatch(/^The data folder .*file\/data cannot be made by user .*$/)
  })
})

/** Pages and GET handlers that read the database, and what of the posted run each must show. */
const READERS: readonly [path: (of: { id: string }) => string, shows: string][] = [
  [() => '/', 'abcabca'],
  [() => '/projects/posted-late', 'abcabca'],
  [() => '/projects/posted-late/test-sets', 'set-of-today'],
  [() => '/projects/posted-late/test-sets/set-of-today', 'kind-of-today'],
  [() => '/projects/posted-late/segments/set-of-today/1', 'the pump of today'],
  [() => '/projects/posted-late/settings', 'posted-late'],
  [({ id }) => `/runs/${id}`, 'the pump of today'],
  [() => '/search?q=abcabca', 'model-of-today'],
  [() => '/compare?project=posted-late', 'model-of-today'],
  [() => '/api/v1/projects', 'model-of-today'],
  [() => '/api/v1/projects/posted-late', 'set-of-today'],
  [() => '/api/v1/projects/posted-late/runs', 'model-of-today'],
  [() => '/api/v1/projects/posted-late/trend', 'abcabca'],
  [() => '/api/v1/projects/posted-late/export', 'abcabca'],
  [() => '/api/v1/projects/posted-late/badge.svg?show=score', '100'],
  [({ id }) => `/api/v1/runs/${id}`, 'model-of-today'],
  [({ id }) => `/api/v1/runs/${id}/segments`, 'the pump of today'],
  [({ id }) => `/api/v1/runs/${id}/export?table=segments`, 'the pump of today'],
]

test.describe('ui-04: a page from build time', () => {
  test('nothing that reads the database was rendered by the build', () => {
    const { routes } = JSON.parse(readFileSync(join(root, '.next/prerender-manifest.json'), 'utf8'))
    const pages = Object.keys(routes).filter((path) => !/^\/(_|icon)/.test(path))
    expect(pages.sort()).toEqual(STATIC)
  })

  test('a run is on every page and in every answer at once, and gone from all at once', async () => {
    const server = await start({ env: { ASSAY_DEMO: '1' } })
    const ask = async (path: string) => (await fetch(server.url + path)).text()
    const demo = 'demo-translator'
    const before = await Promise.all(['/', '/api/v1/projects'].map(ask))
    for (const text of before) expect(text).not.toContain('posted-late')
    const answer = await fetch(`${server.url}/api/v1/runs?wait=60`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        project: 'posted-late',
        system: 'model-of-today',
        testSet: 'set-of-today',
        commit: 'abcabca',
        metrics: ['bleu'],
        segments: [
          {
            id: '1',
            hypothesis: 'the pump of today',
            references: ['the pump of today'],
            tags: { 'kind-of-today': 'x' },
          },
        ],
      }),
    })
    const { id } = await answer.json()
    for (const [path, shows] of READERS) expect(await ask(path({ id })), path({ id })).toContain(shows)
    // Removing the demo is the one way to remove runs over the network.
    expect(await ask('/')).toContain(demo)
    const removed = await fetch(`${server.url}/api/v1/demo`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${server.token}` },
    })
    expect(removed.ok).toBe(true)
    for (const path of ['/', '/api/v1/projects', '/search?q=translator']) expect(await ask(path)).not.toContain(demo)
    for (const path of [`/projects/${demo}`, `/api/v1/projects/${demo}`, `/api/v1/projects/${demo}/trend`])
      expect((await fetch(server.url + path)).status, path).toBe(404)
  })
})
