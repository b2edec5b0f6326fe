import { execFile, spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findReference, readMarkdown, toText } from '../report/pull-request/read-markdown.ts'
import { makeFolder, root, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { folder, write } = makeFolder()
const HOSTILE = '@everyone | #12 <img src=x onerror=alert(1)>'
/** Outputs over one test set; every so many are spoilt, the fifth one with what should notify nobody. */
const rows = (spoil: number) =>
  Array.from({ length: 80 }, (_, i) => {
    const reference = `the ${['cat', 'dog', 'fox', 'cow'][i % 4]} went slowly from the old house to door number ${i}`
    const spoilt = i === 5 ? HOSTILE : reference.replace(`number ${i}`, `number ${i + 1}`).replace('went slowly', 'is')
    return {
      id: `s${i}`,
      tags: { domain: i % 2 ? 'law' : 'news' },
      reference,
      hypothesis: (i + 1) % spoil === 0 ? spoilt : reference,
    }
  })
const [good, bad] = [8, 2].map((spoil) => write(`${spoil}.jsonl`, toJsonLines(rows(spoil))))
const report = (...flags: string[]) => runAssay(['report', ...flags], { cwd: folder })
const ofFiles = ['--base-input', good, '--head-input', bad, '--metric', 'bleu', '--metric', 'chrf']

describe('assay report of files', () => {
  it('is Markdown on stdout, ends well though the gate fails, and notifies nobody', async () => {
    const { code, stdout } = await report(...ofFiles)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^### ▼ Worse: BLEU −/)
    const read = readMarkdown(stdout)
    expect(read.tables[0].map((row) => row[0])).toEqual(['metric', 'BLEU', 'chrF2'])
    expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
    expect(read.links).toEqual([])
    expect(stdout).toContain('@\u2060everyone')
    expect(stdout).toMatch(/\d+ meaning flips introduced/)
    expect(stdout).toMatch(/difference \+[\d.]+ percentage points, 95 % interval \+?[\d.−]+ to \+[\d.]+/)
    expect(stdout).toContain('segments that got worse are not listed here')
  }, 60_000)
  it('takes plain files, and shows as many segments as asked for', async () => {
    const lines = (of: (row: ReturnType<typeof rows>[number]) => string, spoil: number) =>
      `${rows(spoil).map(of).join('\n')}\n`
    const ref = write(
      'ref.txt',
      lines((row) => row.reference, 8),
    )
    const [base, head] = [8, 2].map((spoil) =>
      write(
        `${spoil}.txt`,
        lines((row) => row.hypothesis, spoil),
      ),
    )
    const { code, stdout } = await report(
      '--base',
      base,
      '--head',
      head,
      '--ref',
      ref,
      '--metric',
      'ter',
      '--segments',
      '7',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^### ▼ Worse: TER ↓ \+/)
    expect(stdout).toContain('7 segments to read first')
    expect(stdout).toContain(`--base ${base} --head ${head}`)
  }, 60_000)
  it.each([
    ['junit', (text: string) => XMLValidator.validate(text) === true && text.includes('<failure ')],
    ['json', (text: string) => JSON.parse(text).gate.outcome === 'fail' && JSON.parse(text).results.length === 2],
    ['gitlab', (text: string) => text.endsWith('# EOF\n') && text.includes('assay_score{metric="chrf",side="head"} ')],
    ['html', (text: string) => text.startsWith('<!doctype html>') && !text.includes('<img')],
    ['svg', (text: string) => XMLValidator.validate(text) === true],
  ])(
    'writes %s to a file, and nothing to stdout',
    async (format, isSound) => {
      const { code, stdout, stderr } = await report(...ofFiles, '--format', format, '--output', `out.${format}`)
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
      expect(stderr).toContain(`out.${format}`)
      expect(isSound(readFileSync(join(folder, `out.${format}`), 'utf8'))).toBe(true)
    },
    60_000,
  )
  it('appends a job summary to the file that GitHub names', async () => {
    const file = write('summary.md', 'before\n')
    const { code, stdout } = await runAssay(['report', ...ofFiles, '--format', 'github'], {
      cwd: folder,
      env: { GITHUB_STEP_SUMMARY: file },
    })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(readFileSync(file, 'utf8')).toMatch(/^before\n### ▼ Worse/)
  }, 60_000)
  it('refuses a missing file, an unknown format and a place that cannot be written', async () => {
    expect((await report('--base-input', 'none.jsonl', '--head-input', bad, '--metric', 'bleu')).code).toBe(2)
    expect((await report(...ofFiles, '--format', 'pdf')).code).toBe(2)
    expect(await report(...ofFiles, '--output', 'none/out.md')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('none/out.md'),
    })
  }, 60_000)
})

/** The first code block of a report, run by a shell in a folder that holds nothing but the program. */
function runAgain(markdown: string) {
  const [command] = readMarkdown(markdown).nodes.filter((node) => node.type === 'code')
  const lines = toText(command).split('\n')
  const { folder: cwd } = makeFolder()
  cpSync(join(root, 'dist/assay.mjs'), join(cwd, 'cli.mjs'))
  const fetched = lines.filter((line) => line.startsWith('curl '))
  const script = lines.filter((line) => !line.startsWith('curl ')).join('\n')
  return new Promise<{ fetched: string[]; code: number; out: string }>((resolve) => {
    const { PATH } = process.env
    execFile('sh', ['-c', script], { cwd, env: { PATH } as never }, (error, out) =>
      resolve({ fetched, code: error ? Number(error.code) : 0, out }),
    )
  })
}

describe('the command of a report that makes it again', () => {
  it('of files runs with the program as the report was made by', async () => {
    const { folder: cwd } = makeFolder()
    cpSync(join(root, 'dist/assay.mjs'), join(cwd, 'cli.mjs'))
    const made = spawnSync(process.execPath, ['cli.mjs', 'report', ...ofFiles], { cwd, encoding: 'utf8' })
    const { fetched, code, out } = await runAgain(made.stdout)
    expect({ fetched, code }).toEqual({ fetched: [], code: 0 })
    expect(out).toMatch(/80 pairs/)
  }, 60_000)
  it('of files is fetched from the server that is set', async () => {
    const { stdout } = await runAssay(['report', ...ofFiles], { env: { ASSAY_URL: 'https://assay.example/' } })
    const { fetched, code } = await runAgain(stdout)
    expect({ fetched, code }).toEqual({ fetched: ['curl -fsSLO https://assay.example/cli.mjs'], code: 0 })
  }, 60_000)
})

describe('assay report of stored runs', () => {
  let api: ServedApi
  const ids: Record<string, string> = {}
  const env = (own: Record<string, string> = {}) => ({ ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ...own })
  const onServer = (...flags: string[]) =>
    runAssay(['report', '--project', 'reports', ...flags], { cwd: folder, env: env() })

  beforeAll(async () => {
    api = await serveApi()
    for (const [name, file, branch, commit] of [
      ['good', good, 'main', 'aaaa1111'],
      ['bad', bad, 'pull', 'aaaa2222'],
    ] as const) {
      const where = [
        '--project',
        'reports',
        '--system',
        'm',
        '--test-set',
        'doors',
        '--branch',
        branch,
        '--commit',
        commit,
      ]
      const pushed = await runAssay(
        ['push', ...where, '--input', file, '--metric', 'bleu', '--metric', 'chrf', '--wait', '80', '--json'],
        {
          cwd: folder,
          env: env(),
        },
      )
      if (pushed.code !== 0) throw new Error(pushed.stderr)
      ids[name] = JSON.parse(pushed.stdout).id
    }
  }, 180_000)
  afterAll(() => api.close())

  it('links to that server, and says how the baseline was found', async () => {
    const { code, stdout, stderr } = await onServer('--head', `run:${ids.bad}`)
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^### ▼ Worse: BLEU −/)
    expect(stdout).toContain('(last run of the target branch on main')
    const { links } = readMarkdown(stdout)
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) expect(link.startsWith(`${api.url}/`)).toBe(true)
  }, 60_000)
  it('is made again by its command, which needs nothing but that server', async () => {
    const { stdout } = await onServer('--head', `run:${ids.bad}`)
    const { fetched, code, out } = await runAgain(stdout)
    expect({ fetched, code }).toEqual({ fetched: [`curl -fsSLO ${api.url}/cli.mjs`], code: 0 })
    expect(out).toMatch(/80 pairs/)
  }, 60_000)
  it('is the same whether the server writes it or the command line', async () => {
    const { stdout } = await onServer('--base', `run:${ids.good}`, '--head', `run:${ids.bad}`)
    const query = new URLSearchParams({ project: 'reports', base: `run:${ids.good}`, head: `run:${ids.bad}` })
    const written = await (await fetch(`${api.url}/api/v1/compare.md?${query}`)).text()
    const ageless = (text: string) => text.replace(/, (less than a minute|\d+ minutes?) old/g, '')
    expect(ageless(stdout)).toBe(ageless(written))
  }, 60_000)
  it('ends well for the first run of its kind, with its scores and that there is no baseline yet', async () => {
    const where = [
      '--project',
      'first',
      '--system',
      'm',
      '--test-set',
      'doors',
      '--branch',
      'pull',
      '--commit',
      'cccc3333',
    ]
    const posted = ['push', ...where, '--input', good, '--metric', 'bleu', '--wait', '80', '--json']
    expect((await runAssay(posted, { cwd: folder, env: env() })).code).toBe(0)
    const first = (...flags: string[]) =>
      runAssay(['report', '--project', 'first', '--head', 'commit:cccc3333', ...flags], { cwd: folder, env: env() })
    const { code, stdout } = await first()
    expect(code).toBe(0)
    expect(stdout).toMatch(/^### – No baseline yet\n/)
    expect(readMarkdown(stdout).tables[0][1][0]).toBe('BLEU')
    const json = await first('--json')
    expect([json.code, JSON.parse(json.stdout)]).toMatchObject([0, { isFirst: true, verdict: null, pairs: 0 }])
  }, 60_000)
  it('is JSON with both runs', async () => {
    const { stdout } = await onServer('--base', `run:${ids.good}`, '--head', `run:${ids.bad}`, '--json')
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'worse', pairs: 80, baseline: { runId: ids.good } })
  }, 60_000)
  it('ends with 2 for a run that is not there, and with 5 for a server that is not', async () => {
    expect((await onServer('--head', 'commit:ffffffff')).code).toBe(2)
    const down = await runAssay(['report', '--project', 'reports', '--head', 'run:x', '--retries', '0'], {
      cwd: folder,
      env: { ASSAY_URL: 'http://127.0.0.1:9' },
    })
    expect(down).toMatchObject({ code: 5, stdout: '' })
  }, 60_000)
})
