import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678'
const { folder, write } = makeFolder()
const texts = Array.from(
  { length: 30 },
  (_, i) => `the ${['red', 'blue', 'green'][i % 3]} boat number ${i} leaves the harbour at noon`,
)
const ref = write('ref.txt', `${texts.join('\n')}\n`)
const source = write('source.txt', `${texts.map((_, i) => `Quelle ${i}`).join('\n')}\n`)
const base = write(
  'base.txt',
  `${texts.map((text, i) => (i % 4 ? text : text.replace('leaves', 'left'))).join('\n')}\n`,
)
const head = write(
  'head.txt',
  `${texts.map((text, i) => (i % 2 ? text : text.replace('leaves the', 'goes from'))).join('\n')}\n`,
)

// Several processes a test, each with the whole way through server and worker: minutes only where machines are busy.
vi.setConfig({ testTimeout: 120_000 })

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
})
afterAll(() => api.close())

/** Outside of any repository, so that no fact of this one is found. */
const assay = (args: readonly string[], env: Record<string, string> = {}) =>
  runAssay(args, { cwd: folder, env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ...env } })
const push = (project: string, system: string, ...args: readonly string[]) =>
  assay(['push', '--project', project, '--system', system, ...args])

describe('assay push', () => {
  it('stores a run of plain files and gives back its scores', async () => {
    const { code, stdout, stderr } = await push(
      'boats',
      'first',
      ...[
        '--hyp',
        base,
        '--ref',
        ref,
        '--source',
        source,
        '--metric',
        'bleu',
        '--metric',
        'chrf',
        '--test-set',
        'harbour',
      ],
      ...['--commit', COMMIT, '--branch', 'main', '--message', 'Better boats', '--date', '2026-03-01T10:00:00+02:00'],
      ...['--pull-request', '7', '--declare', 'temperature=0.2', '--score', 'bleu=12.3', '--wait', '--json'],
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { run, scores } = JSON.parse(stdout)
    expect(run).toMatchObject({
      projectSlug: 'boats',
      system: 'first',
      commit: COMMIT,
      branch: 'main',
      commitMessage: 'Better boats',
      pullRequest: '7',
      declared: { temperature: '0.2' },
      counts: { scored: 30, failed: 0 },
      testSet: { name: 'harbour', segmentCount: 30 },
    })
    const files = await assay(['score', '--hyp', base, '--ref', ref, '--metric', 'bleu', '--metric', 'chrf', '--json'])
    const [bleu, chrf] = JSON.parse(files.stdout).results
    const byMetric = new Map(scores.map((score: { metric: string }) => [score.metric, score]))
    expect(byMetric.get('bleu')).toMatchObject({ value: bleu.score, signature: bleu.signature, trust: 'differs' })
    expect(byMetric.get('bleu')).toMatchObject({ posted: { text: '12.3' } })
    expect(byMetric.get('chrf')).toMatchObject({ value: chrf.score, trust: 'recomputed' })
  })
  it('says in words what was stored and where to look', async () => {
    const { code, stdout } = await push(
      'words',
      'first',
      '--hyp',
      base,
      '--ref',
      ref,
      '--metric',
      'bleu',
      '--wait',
      '20',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Run \S+: 30 segments of first\n/)
    expect(stdout).toContain(`\n${api.url}/runs/`)
    expect(stdout).toMatch(/^BLEU +\d\d\.\d\d +nrefs:1\|/m)
  })
  it('the same content again is the same run', async () => {
    const args = ['--hyp', base, '--ref', ref, '--metric', 'bleu', '--json'] as const
    const first = JSON.parse((await push('again', 'one', ...args)).stdout)
    const second = await push('again', 'one', ...args)
    expect(second.code).toBe(0)
    expect(JSON.parse(second.stdout).id).toBe(first.id)
    expect(await api.countRuns('again')).toBe(1)
  })
  it('one key for other content is refused', async () => {
    const key = ['--metric', 'bleu', '--idempotency-key', 'job-7'] as const
    expect((await push('keys', 'one', '--hyp', base, '--ref', ref, ...key)).code).toBe(0)
    expect(await push('keys', 'one', '--hyp', head, '--ref', ref, ...key)).toMatchObject({ code: 2, stdout: '' })
    expect(await api.countRuns('keys')).toBe(1)
  })
  it('JSON Lines arrive whole: states, tags, repeats, labels', async () => {
    const input = write(
      'run.jsonl',
      toJsonLines([
        { id: 'a', output: 'one two', reference: 'one two', tags: { lang: 'en' }, document: 'd1' },
        { id: 'a', output: 'one', reference: 'one two', repeat: 1, tags: { lang: 'en' }, document: 'd1' },
        { id: 'b', reference: 'never', state: 'failed', reason: 'timeout' },
        { id: 'b', output: 'never', reference: 'never', repeat: 1 },
      ]),
    )
    const { code, stdout, stderr } = await push(
      'lines',
      'one',
      '--input',
      input,
      '--metric',
      'chrf',
      '--wait',
      '--json',
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout).run).toMatchObject({ repeats: 2, testSet: { segmentCount: 2 } })
  })
})

describe('assay compare on the server', () => {
  it('gives what the same files give without one', async () => {
    const ids: string[] = []
    for (const [system, file] of [
      ['base', base],
      ['head', head],
    ] as const)
      ids.push(
        JSON.parse(
          (await push('pair', system, '--hyp', file, '--ref', ref, '--metric', 'bleu', '--wait', '--json')).stdout,
        ).id,
      )
    const stored = await assay([
      'compare',
      '--project',
      'pair',
      '--base',
      `run:${ids[0]}`,
      '--head',
      `run:${ids[1]}`,
      '--json',
    ])
    expect(stored.code).toBe(0)
    const files = await assay(['compare', '--base', base, '--head', head, '--ref', ref, '--metric', 'bleu', '--json'])
    const [ofServer, ofFiles] = [JSON.parse(stored.stdout), JSON.parse(files.stdout)]
    expect(ofServer.base).toMatchObject({ id: ids[0], system: 'base' })
    const { delta, ci, p, verdict, sacrebleu } = ofFiles.results[0]
    expect(ofServer.results[0]).toMatchObject({ delta, ci, p, verdict, sacrebleu })
    expect(verdict).toBe('worse')
  })
  it('several matching runs are listed, and narrowed by system', async () => {
    for (const system of ['x', 'y'])
      await push(
        'many',
        system,
        '--hyp',
        base,
        '--ref',
        ref,
        '--metric',
        'bleu',
        '--branch',
        'main',
        '--wait',
        '--json',
      )
    const args = ['compare', '--project', 'many', '--base', 'branch:main', '--head', 'branch:main']
    const several = await assay(args)
    expect(several).toMatchObject({ code: 2, stdout: '' })
    expect(several.stderr).toMatch(/run:\S+ \(system y, .*\)\n.*run:\S+ \(system x, /)
    expect(await assay([...args, '--system', 'x'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('identical'),
    })
  })
  it('an unknown project, run and reference are bad input', async () => {
    for (const [project, ref] of [
      ['nowhere', 'run:a'],
      ['boats', 'run:nothing'],
      ['boats', 'main'],
    ])
      expect(await assay(['compare', '--project', project, '--base', ref, '--head', ref])).toMatchObject({
        code: 2,
        stdout: '',
      })
  })
})

describe('assay push refuses', () => {
  const files = ['--hyp', base, '--ref', ref, '--metric', 'bleu']
  it.each([
    ['no project', ['push', '--system', 's', ...files], {}, 2, '--project: '],
    [
      'a project name that is none',
      ['push', '--project', 'My Project', '--system', 's', ...files],
      {},
      2,
      '--project: ',
    ],
    [
      'an unknown metric',
      ['push', '--project', 'no', '--system', 's', '--hyp', base, '--metric', 'blue'],
      {},
      2,
      'Known: bleu',
    ],
    [
      'a score that is no number',
      ['push', '--project', 'no', '--system', 's', ...files, '--score', 'bleu=high'],
      {},
      2,
      '"high" is not a decimal number',
    ],
    [
      'a date without a zone',
      ['push', '--project', 'no', '--system', 's', ...files, '--date', '2026-03-01T10:00:00'],
      {},
      2,
      '--date: ',
    ],
    [
      'a missing file',
      ['push', '--project', 'no', '--system', 's', '--hyp', 'gone.txt', '--ref', ref],
      {},
      2,
      'gone.txt: There is no such file.',
    ],
    ['no token', ['push', '--project', 'no', '--system', 's', ...files], { ASSAY_TOKEN: '' }, 2, 'Set ASSAY_TOKEN'],
    [
      'a wrong token',
      ['push', '--project', 'no', '--system', 's', ...files],
      { ASSAY_TOKEN: 'assay_wrong' },
      2,
      'token',
    ],
    [
      'an address that is none',
      ['push', '--project', 'no', '--system', 's', ...files],
      { ASSAY_URL: 'localhost' },
      2,
      'ASSAY_URL: ',
    ],
    [
      'no server',
      ['push', '--project', 'no', '--system', 's', ...files, '--retries', '0'],
      { ASSAY_URL: 'http://127.0.0.1:9' },
      5,
      'cannot be reached',
    ],
  ] as const)('%s', async (_title, args, env, code, said) => {
    const result = await assay(args, env)
    expect(result.stderr).toContain(said)
    expect(result).toMatchObject({ code, stdout: '' })
    expect(await api.countRuns('no').catch(() => 0)).toBe(0)
  })
})
