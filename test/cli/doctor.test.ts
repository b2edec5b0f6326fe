import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { VERSION } from '../../lib/cli/version.ts'
import { makeFolder, runAssay } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

vi.setConfig({ testTimeout: 120_000 })

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
}, 120_000)
afterAll(() => api.close())

interface Check {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly mend: string | null
}

/** A repository with one commit on main, and what `doctor` says in it. */
function repository() {
  const { folder, write } = makeFolder()
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
    const result = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' })
    if (result.status !== 0) throw new Error(result.stderr)
    return result.stdout.trim()
  }
  git('init', '-q', '-b', 'main')
  git('commit', '-q', '--allow-empty', '-m', 'first')
  return { folder, write, git }
}

async function doctor(cwd: string, env: Record<string, string> = {}, ...args: readonly string[]) {
  const result = await runAssay(['doctor', '--json', ...args], {
    cwd,
    env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ...env },
  })
  const { ok, checks } = JSON.parse(result.stdout) as { ok: boolean; checks: readonly Check[] }
  return { code: result.code, ok, checks, find: (name: string) => checks.find((check) => check.name === name) }
}

describe('assay doctor', () => {
  it('before the first run: all is well but the project and its baseline, which are warned of', async () => {
    const { folder } = repository()
    const { code, ok, checks, find } = await doctor(folder, { ASSAY_PROJECT: 'fresh' })
    expect({ code, ok }).toEqual({ code: 0, ok: true })
    for (const name of ['config', 'git', 'server', 'version', 'clock', 'token'])
      expect(find(name), name).toMatchObject({ status: 'ok', mend: null })
    expect(find('version')?.message).toContain(VERSION)
    expect(find('project')).toMatchObject({ status: 'warn', message: 'There is no project "fresh" yet.' })
    for (const { status, mend } of checks) expect(status === 'ok').toBe(mend === null)
  })
  it('names the baseline: the newest run of the main branch, and by the gate’s rule once the commit has a run', async () => {
    const { folder, write, git } = repository()
    const ref = write('ref.txt', 'one two three four five\nsix seven eight nine ten\n')
    const push = (...args: readonly string[]) =>
      runAssay(
        [
          'push',
          '--project',
          'based',
          '--system',
          's',
          '--hyp',
          ref,
          '--ref',
          ref,
          '--metric',
          'bleu',
          '--wait',
          '--json',
          ...args,
        ],
        {
          cwd: folder,
          env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token },
        },
      )
    const { id } = JSON.parse((await push()).stdout)
    git('checkout', '-q', '-b', 'feature')
    git('commit', '-q', '--allow-empty', '-m', 'second')
    const before = await doctor(folder, {}, '--project', 'based')
    expect(before.find('baseline')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining(`newest run of main is ${id}`),
    })
    await push()
    const after = await doctor(folder, {}, '--project', 'based')
    expect(after.find('baseline')).toMatchObject({
      status: 'ok',
      message: expect.stringContaining(`run ${id} (merge-base)`),
    })
  })
  it('a configuration that gates one surface metric alone, or accuracy without macro-F1, is warned of', async () => {
    const { folder, write } = repository()
    await runAssay(['push', '--project', 'gated', '--system', 's', '--score', 'bleu=1.5'], {
      cwd: folder,
      env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token },
    })
    const gated = async (metrics: readonly string[]) => {
      write('assay.config.json', JSON.stringify({ project: 'gated', gate: { metrics } }))
      return (await doctor(folder)).find('gate')
    }
    expect(await gated(['chrf'])).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('Only chrF is gated'),
    })
    expect(await gated(['accuracy', 'em'])).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('macro-F1'),
    })
    expect(await gated(['accuracy', 'macro_f1'])).toMatchObject({ status: 'ok' })
  })
  it('looks on where one thing fails, and ends with 2 for what the caller must mend', async () => {
    const { folder, write } = repository()
    write('assay.config.json', '{"projct": "p", "retries": -1}')
    const { code, checks, find } = await doctor(folder, { ASSAY_TOKEN: 'assay_wrong' })
    expect(code).toBe(2)
    expect(checks.filter(({ name }) => name === 'config').map(({ message }) => message)).toEqual([
      expect.stringContaining('assay.config.json /retries: '),
      expect.stringContaining('assay.config.json /projct: '),
    ])
    expect(find('token')).toMatchObject({ status: 'fail', message: expect.stringContaining('not known') })
    expect(find('server')?.status).toBe('ok')
  })
  it('tells what a token may not do', async () => {
    const { folder } = repository()
    const { token: reader } = await api.createToken({ name: 'reader', scope: 'read' })
    expect((await doctor(folder, { ASSAY_TOKEN: reader })).find('token')).toMatchObject({
      status: 'fail',
      message: 'The token "reader" may only read.',
    })
    const { token: own } = await api.createToken({ name: 'own', project: 'gated' })
    const other = await doctor(folder, { ASSAY_TOKEN: own, ASSAY_PROJECT: 'based' })
    expect(other.find('token')).toMatchObject({ status: 'fail', message: expect.stringContaining('"gated" alone') })
    expect((await doctor(folder, { ASSAY_TOKEN: own, ASSAY_PROJECT: 'gated' })).find('token')?.status).toBe('ok')
    expect((await doctor(folder, { ASSAY_TOKEN: '' })).find('token')).toMatchObject({
      status: 'fail',
      mend: expect.stringContaining('ASSAY_TOKEN'),
    })
  })
  it('a server that is down, or something else in its place, ends with 5 and 2', async () => {
    const { folder } = repository()
    const down = await doctor(folder, { ASSAY_URL: 'http://127.0.0.1:9' })
    expect(down).toMatchObject({ code: 5, ok: false })
    const other = createServer((_, response) => response.end('<h1>Hello</h1>'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const port = (other.address() as AddressInfo).port
    const found = await doctor(folder, { ASSAY_URL: `http://127.0.0.1:${port}` })
    other.close()
    expect(found.code).toBe(2)
    expect(found.find('server')).toMatchObject({ status: 'fail', message: expect.stringContaining('no Assay server') })
  })
  it('a clock that is wrong and another version are warned of', async () => {
    const { folder } = repository()
    const health = () => ({
      ok: true,
      reason: null,
      version: '9.9.9',
      now: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const other = createServer((request, response) => {
      response.writeHead(request.url === '/healthz' ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(request.url === '/healthz' ? health() : {}))
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { find } = await doctor(folder, { ASSAY_URL: `http://127.0.0.1:${(other.address() as AddressInfo).port}` })
    other.close()
    expect(find('clock')).toMatchObject({
      status: 'warn',
      message: expect.stringMatching(/3(599|60[0-5]|59\d) s ahead/),
    })
    expect(find('version')).toMatchObject({ status: 'warn', message: expect.stringContaining('9.9.9') })
  })
  it('outside of a repository, and in a shallow clone, it says what is missing', async () => {
    expect((await doctor(makeFolder().folder)).find('git')).toMatchObject({ status: 'warn' })
    const { folder, git } = repository()
    git('commit', '-q', '--allow-empty', '-m', 'second')
    const clone = makeFolder().folder
    spawnSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone])
    expect((await doctor(clone)).find('history')).toMatchObject({
      status: 'warn',
      mend: expect.stringContaining('fetch-depth: 0'),
    })
  })
  it('for people each thing is a line, with how to mend it below', async () => {
    const { stdout, code } = await runAssay(['doctor'], { cwd: makeFolder().folder, env: { ASSAY_URL: api.url } })
    expect(code).toBe(2)
    expect(stdout).toMatch(/^ok {4}server {4}The server at /m)
    expect(stdout).toMatch(/^FAIL {2}token {5}There is no token.*\n {16}Set ASSAY_TOKEN/m)
  })
})
