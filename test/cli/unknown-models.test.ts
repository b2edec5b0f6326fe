import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

// Several processes a test, and scores that are made anew: minutes only where machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const { folder: cwd, write } = makeFolder()
/** Files of `comet-score --to_json`, which do not say the model. */
const comet = (name: string, fall: number) =>
  write(
    name,
    JSON.stringify({
      sys: Array.from({ length: 60 }, (_, i) => ({
        src: `Satz ${i}`,
        mt: `sentence ${i}`,
        ref: `sentence ${i}`,
        COMET: 0.9 - fall - (i % 7) / 100,
      })),
    }),
  )
const [good, bad] = [comet('good.json', 0), comet('bad.json', 0.2)]
const MEND = '--declare COMET=Unbabel/wmt22-comet-da'

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
}, 120_000)
afterAll(() => api.close())

const run = (args: readonly string[], over: Record<string, string> = {}) =>
  runAssay(args, { cwd, env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ASSAY_SYSTEM: 's', ...over } })
const push = (project: string, file: string, branch: string, ...more: string[]) =>
  run([
    'push',
    file,
    '--project',
    project,
    '--branch',
    branch,
    '--commit',
    branch === 'main' ? 'aaaa001' : 'bbbb001',
    '--wait',
    '80',
    ...more,
  ])
const gate = (project: string, ...more: string[]) =>
  run(['gate', '--project', project, '--base', 'branch:main', '--head', 'branch:pull', ...more])

describe('a learned metric whose model nobody names', () => {
  it('import says how to name it, as data too', async () => {
    const { code, stdout } = await run(['import', '--dry-run', good])
    expect(code).toBe(0)
    expect(stdout).toContain(MEND)
    const json = JSON.parse((await run(['import', '--dry-run', '--json', good])).stdout)
    expect(json.runs[0].withoutModel).toEqual(['COMET'])
  })
  it('push warns and stores; the gate may not compare, and says how to; the way works', async () => {
    const pushed = await push('unsaid', good, 'main')
    expect(pushed).toMatchObject({ code: 0, stderr: expect.stringContaining(MEND) })
    await push('unsaid', bad, 'pull')
    const metric = ['--metric', 'external:name=COMET']
    const judged = await gate('unsaid', ...metric)
    expect(judged).toMatchObject({ code: 3, stderr: expect.stringContaining(MEND) })
    for (const [file, branch] of [
      [good, 'main'],
      [bad, 'pull'],
    ] as const) {
      const said = await push('unsaid', file, branch, ...MEND.split(' '))
      expect(said).toMatchObject({ code: 0, stderr: expect.not.stringContaining('--declare') })
    }
    const again = await gate('unsaid', ...metric)
    expect(again).toMatchObject({ code: 1, stderr: expect.not.stringContaining('--declare') })
  })
  it('doctor warns; what the project declares serves the runs that are there', async () => {
    await push('project', good, 'main')
    await push('project', bad, 'pull')
    const doctor = async () => {
      const { stdout } = await run(['doctor', '--json', '--project', 'project'])
      return JSON.parse(stdout).checks.find(({ name }: { name: string }) => name === 'model')
    }
    expect(await doctor()).toMatchObject({ status: 'warn', mend: expect.stringContaining(MEND) })
    const patched = await fetch(`${api.url}/api/v1/projects/project`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ declared: { COMET: 'Unbabel/wmt22-comet-da' } }),
    })
    expect(patched.status).toBe(200)
    expect((await gate('project', '--metric', 'external:name=COMET')).code).toBe(1)
    expect(await doctor()).toBeUndefined()
  })
  it('assay.config.json declares it as well; a score that names its model needs nothing', async () => {
    const { folder, write: put } = makeFolder()
    put('assay.config.json', JSON.stringify({ declared: { COMET: 'Unbabel/wmt22-comet-da' } }))
    const env = { ASSAY_URL: api.url, ASSAY_TOKEN: api.token }
    const args = ['push', good, '--project', 'set', '--system', 's', '--branch', 'main', '--commit', 'aaaa001']
    expect((await runAssay(args, { cwd: folder, env })).stderr).not.toContain('--declare')
    const rows = [1, 2].map((i) => ({
      id: `${i}`,
      hypothesis: 'a',
      scores: [{ metric: 'COMET', value: 1, signature: 'm' }],
    }))
    const named = write('named.jsonl', toJsonLines(rows))
    const pushed = await run([
      'push',
      '--input',
      named,
      '--project',
      'named',
      '--commit',
      'aaaa001',
      '--branch',
      'main',
    ])
    expect(pushed).toMatchObject({ code: 0, stderr: expect.not.stringContaining('--declare') })
  })
})
