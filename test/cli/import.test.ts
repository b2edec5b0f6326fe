import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, runAssay } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { folder, write } = makeFolder()
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/formats/${name}`, import.meta.url))
const comet = fixture('comet-score.json')
const twoSystems = write(
  'two.json',
  JSON.stringify({
    first: [{ src: 'a', mt: 'b', ref: 'b', COMET: 0.5 }],
    second: [{ src: 'a', mt: 'c', ref: 'b', COMET: 0.25 }],
  }),
)

// Several processes a test: minutes only where machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe('assay import --dry-run', () => {
  const read = (...args: readonly string[]) => runAssay(['import', '--dry-run', ...args], { cwd: folder })

  it('says what each file was read as, how many segments it has, and what stays unknown', async () => {
    const { code, stdout, stderr } = await read(comet, fixture('sacrebleu-single.json'))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`${comet}: read as comet-score --to_json, with error spans (XCOMET) (comet), 2 segments`)
    expect(stdout).toMatch(/unknown +model and its revision/)
    expect(stdout).toContain('read as sacreBLEU JSON, one system, one metric (sacrebleu), totals only')
    expect(stdout).toContain('BLEU 27.0 [nrefs:1|')
  })
  it('--json has the same with hashes of the bytes and no texts', async () => {
    const { stdout } = await read('--json', comet)
    const { runs } = JSON.parse(stdout)
    expect(runs).toMatchObject([
      {
        format: 'comet',
        system: 'out.txt',
        items: 2,
        segments: 2,
        states: { scored: 2, failed: 0, na: 0 },
        firstId: '1',
      },
    ])
    expect(runs[0].files[0].sha256).toMatch(/^[0-9a-f]{64}$/)
  })
  it('a file that is cut is refused with its line; nothing is printed of the others', async () => {
    const cut = write('cut.json', '{"out.txt": [\n{"src": "a", "mt": "b", "COM')
    const { code, stdout, stderr } = await read(comet, cut)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`${cut}:2:29: The JSON breaks off here.`)
  })
  it('control characters of a file do not reach the terminal', async () => {
    const hostile = write(
      'hostile.json',
      JSON.stringify({ 'a\u001b[31m\nb': [{ src: 'a', mt: 'b', ref: 'b', COMET: 0.5 }] }),
    )
    const { code, stdout } = await read(hostile)
    expect(code).toBe(0)
    expect(stdout).toMatch(/system +a \[31m b\n/)
    expect(stdout).not.toContain('\u001b')
  })
  it('without --dry-run it stores nothing and says how to', async () => {
    const { code, stderr } = await runAssay(['import', comet], { cwd: folder })
    expect(code).toBe(2)
    expect(stderr).toContain('assay push')
  })
})

describe('assay push with files of other tools', () => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi()
  })
  afterAll(() => api.close())
  const push = (...args: readonly string[]) =>
    runAssay(['push', '--project', 'imports', '--system', 'mine', ...args], {
      cwd: folder,
      env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token },
    })

  it('stores texts, segment scores, settings and the hash of the bytes', async () => {
    const { code, stdout, stderr } = await push('--format', 'comet', '--json', comet)
    expect({ code, stderr: stderr.split('\n')[0] }).toEqual({
      code: 0,
      stderr: `assay: ${comet}: read as comet-score --to_json, with error spans (XCOMET) (comet), 2 segments`,
    })
    const { run } = JSON.parse(stdout)
    expect(run.declared).toMatchObject({ references: 1 })
    expect(run.metadata.import).toMatchObject({
      format: 'comet',
      files: [{ name: 'comet-score.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      unknown: expect.arrayContaining(['model and its revision']),
    })
  })
  it('of several runs one must be picked', async () => {
    const several = await push(twoSystems)
    expect(several.code).toBe(2)
    expect(several.stderr).toContain('--pick: The files hold 2 runs (first; second).')
    expect((await push('--pick', 'second', twoSystems)).code).toBe(0)
  })
  it('totals alone are a run of totals, and join outputs that are given beside them', async () => {
    const totals = fixture('sacrebleu-single.json')
    const alone = await push(totals)
    expect(alone.code).toBe(0)
    expect(alone.stderr).toContain('posted only')
    const hyp = write('hyp.txt', 'the cat sat on the mat\n')
    const joined = await push('--hyp', hyp, '--ref', hyp, '--metric', 'bleu', '--wait', '60', '--json', totals)
    expect(joined.code).toBe(0)
    const { scores } = JSON.parse(joined.stdout)
    expect(scores).toMatchObject([{ metric: 'bleu', trust: 'differs', posted: { text: '27.0' } }])
  })
  it('a broken file stores nothing', async () => {
    const before = await api.countRuns('imports')
    const { code } = await push(write('nan.json', '{"a": [{"mt": "b", "COMET": NaN}]}'))
    expect(code).toBe(2)
    expect(before).toBeGreaterThan(0)
    expect(await api.countRuns('imports')).toBe(before)
  })
})
