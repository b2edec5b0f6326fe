import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const DOWN = 'http://127.0.0.1:9'
/** Outputs of a system over one test set; every so many are spoilt. */
const rows = (spoil: number, count = 80) =>
  Array.from({ length: count }, (_, i) => {
    const reference = `the ${['cat', 'dog', 'fox', 'cow'][i % 4]} went slowly from the old house to door number ${i}`
    return {
      id: `s${i}`,
      tags: { domain: i % 2 ? 'law' : 'news' },
      reference,
      hypothesis: i % spoil === 0 ? reference.replace('went slowly', 'is') : reference,
    }
  })

describe('of files', () => {
  const { folder, write } = makeFolder()
  const files = Object.fromEntries(
    [2, 8, 9, 100].map((spoil) => [spoil, write(`${spoil}.jsonl`, toJsonLines(rows(spoil)))]),
  )
  const few = [2, 8].map((spoil) => write(`few-${spoil}.jsonl`, toJsonLines(rows(spoil, 12))))
  const gate = (base: string, head: string, ...flags: string[]) =>
    runAssay(['gate', '--base-input', base, '--head-input', head, ...flags], { cwd: folder })

  it.each<[string, number, number, readonly string[], number, string]>([
    ['worse', 8, 2, ['--metric', 'bleu'], 1, 'The gate fails.'],
    [
      'worse, with a smallest effect',
      8,
      2,
      ['--metric', 'bleu', '--smallest-effect', 'bleu=0.5'],
      1,
      'The gate fails.',
    ],
    ['better', 2, 8, ['--metric', 'bleu'], 0, 'The gate passes.'],
    ['the same', 8, 8, ['--metric', 'bleu'], 0, 'The gate passes.'],
    ['unclear', 9, 8, ['--metric', 'bleu', '--smallest-effect', 'bleu=0.1'], 0, 'The gate cannot tell.'],
    [
      'unclear, but a decision is demanded',
      9,
      8,
      ['--metric', 'bleu', '--smallest-effect', 'bleu=0.1', '--require-decision'],
      4,
      'The gate cannot tell.',
    ],
    ['below a minimum', 2, 8, ['--metric', 'chrf', '--minimum', 'bleu=99.5'], 1, 'The gate fails.'],
    ['at a maximum of 0', 8, 100, ['--metric', 'bleu', '--maximum', 'ter=0'], 1, 'The gate fails.'],
  ])(
    '%s: exit code and verdict',
    async (_, base, head, flags, code, line) => {
      const result = await gate(files[base], files[head], ...flags)
      expect({ code: result.code, line: result.stdout.split('\n')[0] }).toEqual({ code, line })
      const json = await gate(files[base], files[head], ...flags, '--json')
      expect(json.code).toBe(code)
      expect(JSON.parse(json.stdout)).toMatchObject({
        gate: { outcome: expect.any(String) },
        comparison: { pairs: 80 },
      })
    },
    60_000,
  )

  it('too few segments to tell: 0, or 4 where a decision is demanded', async () => {
    const flags = ['--metric', 'bleu']
    expect((await gate(few[1], few[0], ...flags)).code).toBe(0)
    const demanded = await gate(few[1], few[0], ...flags, '--require-decision')
    expect(demanded).toMatchObject({ code: 4, stdout: expect.stringMatching(/too few segments/) })
  }, 60_000)

  it('a slice that got worse fails, though only one is', async () => {
    const spoilt = rows(100).map((row) =>
      row.tags.domain === 'law' ? { ...row, hypothesis: row.hypothesis.replace('slowly', 'off') } : row,
    )
    const head = write('law.jsonl', toJsonLines(spoilt))
    const flags = ['--metric', 'bleu', '--slice', 'domain=news']
    const { gate: judged } = JSON.parse((await gate(files[100], head, ...flags, '--json')).stdout)
    expect(judged.metrics.map((one: { slice?: object; outcome: string }) => [one.slice ?? null, one.outcome])).toEqual([
      [null, 'fail'],
      [{ by: 'domain', value: 'news' }, 'pass'],
    ])
  }, 60_000)

  it.each([
    ['gate', []],
    ['report', []],
    ['report', ['--format', 'junit']],
    ['report', ['--format', 'html']],
    ['compare', []],
  ])('two settings of one metric have two names: %s %j', async (command, more) => {
    const sides = ['--base-input', files[8], '--head-input', files[2]]
    const flags = ['--metric', 'bleu', '--metric', 'bleu:tok=char', ...more]
    const { stdout } = await runAssay([command, ...sides, ...flags], { cwd: folder })
    expect(stdout).toMatch(/BLEU (\\?\()tok 13a/)
    expect(stdout).toMatch(/BLEU (\\?\()tok char/)
    expect(stdout).not.toMatch(/BLEU(?! \\?\(tok (13a|char))(?![\w’])/)
  })

  it('rules come from assay.config.json, and flags stand above them', async () => {
    const { folder: cwd, write: put } = makeFolder()
    put('assay.config.json', JSON.stringify({ project: 'p', gate: { metrics: ['bleu'], minimum: { bleu: 100 } } }))
    const args = ['gate', '--base-input', files[8], '--head-input', files[9]]
    const judged = await runAssay(args, { cwd })
    expect(judged).toMatchObject({ code: 1, stdout: expect.stringContaining('is below the minimum of 100.') })
    expect((await runAssay([...args, '--minimum', 'bleu=0'], { cwd })).code).toBe(0)
    const policy = put('rules.json', JSON.stringify({ metrics: ['chrf'] }))
    const own = await runAssay([...args, '--policy-file', policy, '--json'], { cwd })
    expect(JSON.parse(own.stdout).policy).toEqual({ metrics: ['chrf'] })
  }, 60_000)

  it.each<[string, string, RegExp]>([
    ['that are no JSON', '{"minimum":{"bleu":NaN}}', /rules\.json:1.*NaN/],
    ['with an unknown key', '{"minimun":{}}', /rules\.json.*minimun.*Known: metrics/s],
    ['with a text for a number', '{"minimum":{"bleu":"20"}}', /rules\.json.*\/minimum\/bleu/],
    ['with an unknown metric', '{"metrics":["blue"]}', /rules\.json.*\/metrics\/0.*blue/],
  ])('rules %s are refused with file and place', async (_, text, said) => {
    const file = write('rules.json', text)
    const { code, stdout, stderr } = await gate(files[8], files[8], '--policy-file', file)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(said)
  })
  it.each([
    ['--minimum', 'bleu=NaN'],
    ['--minimum', 'bleu='],
    ['--maximum', '20'],
    ['--smallest-effect', 'bleu=0'],
  ])('refuses %s %s', async (flag, value) => {
    const { code, stderr } = await gate(files[8], files[8], '--metric', 'bleu', flag, value)
    expect({ code, said: stderr !== '' }).toEqual({ code: 2, said: true })
  })
  it('a waiver of the configuration lets it pass and is said; one that ended does nothing', async () => {
    const { folder: cwd, write: put } = makeFolder()
    const waiver = { metric: 'bleu', author: 'Ana', reason: 'new glossary', expiresAt: '2999-01-01' }
    const args = ['gate', '--base-input', files[8], '--head-input', files[2]]
    put('assay.config.json', JSON.stringify({ gate: { metrics: ['bleu'], waivers: [waiver] } }))
    const waived = await runAssay(args, { cwd })
    expect(waived).toMatchObject({ code: 0, stdout: expect.stringMatching(/fails, waived.*\n.*Ana.*new glossary/) })
    const report = await runAssay(['report', ...args.slice(1)], { cwd })
    // Once, with one form of date.
    for (const said of [waived.stdout + waived.stderr, report.stdout + report.stderr]) {
      expect(said.match(/Ana/g)).toHaveLength(1)
      expect(said).toContain('Waived by Ana until 1 Jan 2999')
      expect(said).not.toContain('2999-01-01')
    }
    put(
      'assay.config.json',
      JSON.stringify({ gate: { metrics: ['bleu'], waivers: [{ ...waiver, expiresAt: '2020-01-01' }] } }),
    )
    expect(await runAssay(args, { cwd })).toMatchObject({ code: 1, stderr: expect.stringContaining('ran out') })
  }, 60_000)
})

describe('of files with labels', () => {
  const { folder: cwd, write } = makeFolder()
  const labelled = (wrong: number, rare: number) =>
    toJsonLines(
      Array.from({ length: 200 }, (_, i) => {
        const label = i < rare ? 'fault' : 'fine'
        return { id: `s${i}`, label, predictedLabel: i % wrong === 0 ? 'fine' : label }
      }),
    )
  const warned = async (rare: number, ...metrics: readonly string[]) => {
    const files = [3, 2].map((wrong) => write(`${wrong}-${rare}.jsonl`, labelled(wrong, rare)))
    const flags = metrics.flatMap((metric) => ['--metric', metric])
    const { stderr } = await runAssay(['gate', '--base-input', files[0], '--head-input', files[1], ...flags], { cwd })
    return stderr.includes('gated without macro_f1')
  }
  it('accuracy alone is warned of where one class is rare, as on the server', async () => {
    expect(await warned(10, 'accuracy')).toBe(true)
    expect(await warned(10, 'accuracy', 'macro_f1')).toBe(false)
    expect(await warned(100, 'accuracy')).toBe(false)
  }, 60_000)
})

describe('a waiver beside what may not be compared', () => {
  it('leaves it so: 3, with a bound that is waived as without', async () => {
    const { folder: cwd, write } = makeFolder()
    const base = write('base.jsonl', toJsonLines(rows(8)))
    const head = write('head.jsonl', toJsonLines(rows(9).map((row) => ({ ...row, id: `other ${row.id}` }))))
    const waiver = { metric: 'bleu', author: 'Ana', reason: 'known', expiresAt: '2999-01-01' }
    const gate = async (rules: object) => {
      write('assay.config.json', JSON.stringify({ gate: { metrics: ['bleu'], ...rules } }))
      return (await runAssay(['gate', '--base-input', base, '--head-input', head], { cwd })).code
    }
    const without = await gate({})
    expect(without).toBe(2)
    expect(await gate({ minimum: { bleu: 100 } })).toBe(1)
    expect(await gate({ minimum: { bleu: 100 }, waivers: [waiver] })).toBe(without)
  }, 60_000)
})

describe('of stored runs, with git', () => {
  const { folder: cwd } = makeFolder()
  const { write } = makeFolder()
  let api: ServedApi
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim()
  const commit = (message: string) => {
    git('commit', '-q', '--allow-empty', '-m', message)
    return git('rev-parse', 'HEAD')
  }
  const env = () => ({ ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ASSAY_PROJECT: 'door', ASSAY_SYSTEM: 'm' })
  const push = async (spoil: number, { count = 80, metrics = ['bleu', 'chrf'], flags = [] as string[] } = {}) => {
    const input = write(`${spoil}-${count}.jsonl`, toJsonLines(rows(spoil, count)))
    const args = ['push', '--input', input, ...metrics.flatMap((metric) => ['--metric', metric]), '--json', ...flags]
    const { code, stdout, stderr } = await runAssay(args, { cwd, env: env() })
    if (code !== 0) throw new Error(stderr)
    const answer = JSON.parse(stdout)
    return (answer.id ?? answer.run.id) as string
  }
  const gate = (...flags: string[]) => runAssay(['gate', ...flags], { cwd, env: env() })
  const commits: Record<string, string> = {}
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    api = await serveApi()
    git('init', '-q', '-b', 'main')
    commits.first = commit('first')
    ids.first = await push(8)
    commits.second = commit('second, without a run')
    git('checkout', '-q', '-b', 'feature')
    commits.worse = commit('worse')
    ids.worse = await push(2)
  }, 240_000)
  afterAll(() => api.close())

  it('worse than the nearest ancestor: 1, and it is said against what', async () => {
    const { code, stdout } = await gate()
    expect(code).toBe(1)
    expect(stdout).toMatch(/^The gate fails\.\n/)
    expect(stdout).toMatch(/^chrF2: fails\. Worse\. \(p < \.001, Holm over 2\)$/m)
    expect(stdout).toContain(`against run:${ids.first} of ${commits.first.slice(0, 7)}`)
    expect(stdout).toContain('nearest ancestor on main, 1 commit before the merge-base')
    expect(stdout).toMatch(/passed over \w+: The merge base has no run/)
    expect(stdout).toContain(`${api.url}/compare?project=door&base=run%3A${ids.first}&head=run%3A${ids.worse}`)
  }, 60_000)

  it('the same as JSON, byte for byte what the server says but for whole links', async () => {
    const { code, stdout } = await gate('--head', `run:${ids.worse}`, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      gate: { outcome: 'fail', family: 2, metrics: [{ spec: 'bleu' }, { spec: 'chrf' }] },
      baseline: { runId: ids.first, how: 'ancestor', distance: 1, commit: commits.first, branch: 'main' },
      links: { page: expect.stringMatching(/^http/) },
    })
  }, 60_000)

  it('better: 0; another tokenizer: 3; too few to tell: 4; a metric that is not there: 2', async () => {
    commits.better = commit('better')
    await push(100)
    expect(await gate()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^The gate passes/) })
    expect(await gate('--metric', 'ter')).toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/^The gate has nothing/),
    })
    commit('another tokenizer')
    await push(100, { metrics: ['bleu:tok=intl'] })
    expect(await gate()).toMatchObject({ code: 3, stdout: expect.stringContaining('tok') })
    commit('a small test set')
    await push(8, { count: 12, flags: ['--test-set', 'small', '--branch', 'main', '--commit', commits.first] })
    await push(2, { count: 12, flags: ['--test-set', 'small'] })
    const few = await gate('--test-set', 'small', '--require-decision')
    expect(few).toMatchObject({ code: 4, stdout: expect.stringMatching(/^The gate cannot tell/) })
    expect((await gate('--test-set', 'small')).code).toBe(0)
  }, 120_000)

  it('where nothing was posted for the commit: 2; a project that is not there: 2', async () => {
    commit('nothing posted')
    expect(await gate()).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('commit:') })
    expect((await gate('--project', 'nobody')).code).toBe(2)
  }, 60_000)

  it('a policy of the project holds, and one of the configuration stands above it', async () => {
    const head = ['--head', `run:${ids.worse}`]
    const patch = (body: unknown) =>
      fetch(`${api.url}/api/v1/projects/door`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await patch({ gate: { smallestEffects: { bleu: 90, chrf: 90 } } })).status).toBe(200)
    expect((await gate(...head)).code).toBe(0)
    const stricter = await gate(...head, '--smallest-effect', 'bleu=0.1')
    expect(stricter).toMatchObject({ code: 1, stderr: expect.stringContaining('in place of the project') })
    await patch({ gate: null })
  }, 60_000)

  it('a dead server: 5; in CI a warning and 0 unless asked; a decision that is demanded is not passed over', async () => {
    const down = (flags: string[], over: Record<string, string> = {}) =>
      runAssay(['gate', '--url', DOWN, '--retries', '0', '--head', 'branch:x', '--target-branch', 'main', ...flags], {
        cwd,
        env: { ...env(), ...over },
      })
    expect(await down([])).toMatchObject({ code: 5, stdout: '' })
    expect(await down([], { CI: 'true' })).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('cannot be reached'),
    })
    expect((await down(['--no-allow-outage'], { CI: 'true' })).code).toBe(5)
    expect((await down(['--require-decision'], { CI: 'true' })).code).toBe(5)
    expect((await down(['--allow-outage'])).code).toBe(0)
    const others = [
      ['report', '--head', 'branch:x', '--target-branch', 'main'],
      ['compare', '--base', 'branch:main', '--head', 'branch:x', '--project', 'p'],
    ]
    for (const args of others) {
      const ask = (over: Record<string, string>) =>
        runAssay([...args, '--url', DOWN, '--retries', '0'], { cwd, env: { ...env(), ...over } })
      expect(await ask({}), args[0]).toMatchObject({ code: 5, stdout: '' })
      expect(await ask({ CI: 'true' }), args[0]).toMatchObject({ code: 0, stdout: '' })
      expect((await ask({ CI: 'true', ASSAY_ALLOW_OUTAGE: '0' })).code, args[0]).toBe(5)
    }
  }, 60_000)

  it('the id of a run says its project as well; files beside stored runs are refused', async () => {
    const { ASSAY_PROJECT: _project, ...bare } = env()
    const args = ['gate', '--base', `run:${ids.first}`, '--head', `run:${ids.worse}`]
    expect((await runAssay(args, { cwd, env: bare })).code).toBe(1)
    const both = await runAssay([...args, '--base-input', 'x.jsonl'], { cwd, env: bare })
    expect(both).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--base-input') })
  }, 60_000)

  it('waits for scores that are being computed', async () => {
    commit('gated at once')
    const id = await push(2, { count: 2000 })
    const { code, stdout } = await gate('--head', `run:${id}`, '--base', `run:${ids.first}`, '--json')
    // 80 of the 2000 segments are in both; none of base's is missing.
    expect([code, JSON.parse(stdout).comparison.pairs]).toEqual([1, 80])
  }, 120_000)

  it('runs are named as git names commits', async () => {
    const { code, stdout } = await gate(
      '--head',
      `commit:${commits.worse.slice(0, 7)}`,
      '--base',
      `commit:${commits.worse.slice(0, 7)}~2`,
    )
    expect(code).toBe(1)
    expect(stdout).toContain(`against run:${ids.first} `)
  }, 60_000)

  it('a base that is head itself is told as that', async () => {
    const { code, stderr } = await gate('--head', `commit:${commits.worse}`, '--base', `commit:${commits.worse}`)
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Base and head are the same commit/),
    })
  }, 60_000)

  it('where git has no main branch: the nearest ancestor, and the branch is named; doctor warns', async () => {
    git('branch', '-m', 'main', 'trunk')
    try {
      const { stdout, stderr } = await gate('--head', `commit:${commits.better}`, '--json')
      expect(JSON.parse(stdout).baseline).toMatchObject({ runId: ids.worse, how: 'ancestor', distance: 1 })
      const said = await gate('--head', `commit:${commits.better}`)
      expect(said.stdout).toContain('nearest ancestor on feature, 1 commit before this one')
      expect(stderr).toContain('git knows no branch main here')
      expect(stderr).not.toContain('shallow')
      const doctor = await runAssay(['doctor', '--json'], { cwd, env: env() })
      expect(JSON.parse(doctor.stdout).checks).toContainEqual(
        expect.objectContaining({ name: 'branch', status: 'warn', message: expect.stringContaining('"main"') }),
      )
    } finally {
      git('branch', '-m', 'trunk', 'main')
    }
  }, 60_000)

  it('totals alone are nothing to judge, and it is said', async () => {
    commits.totals = commit('totals alone')
    const { code, stderr } = await runAssay(['push', '--score', 'bleu=27.1', '--json'], { cwd, env: env() })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    const judged = await gate('--metric', 'bleu')
    expect(judged).toMatchObject({ code: 2, stdout: expect.stringMatching(/^The gate has nothing.*totals/s) })
  }, 60_000)
})
