import { describe, expect, it } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'

const { write } = makeFolder()
const NOUNS = ['cat', 'dog', 'bird', 'fox', 'horse', 'cow', 'goat', 'hen']
const PLACES = ['house', 'garden', 'river', 'bridge', 'road', 'church', 'market']
/** Forty plain sentences; `edit` may spoil some of them. */
const sentences = (edit: (text: string, i: number) => string = (text) => text) =>
  Array.from({ length: 40 }, (_, i) =>
    edit(
      `the ${NOUNS[i % 8]} went slowly from the ${PLACES[i % 7]} to the old ${PLACES[(i * 3 + 1) % 7]} number ${i}`,
      i,
    ),
  )
const lines = (texts: readonly string[]) => `${texts.join('\n')}\n`
const ref = write('ref.txt', lines(sentences()))
const good = write('good.txt', lines(sentences((text, i) => (i % 9 === 0 ? text.replace('slowly', 'slow') : text))))
const bad = write('bad.txt', lines(sentences((text, i) => (i % 2 === 0 ? text.replace('went slowly', 'goes') : text))))

const compare = async (args: readonly string[]) => {
  const result = await runAssay(['compare', ...args, '--json'])
  return { ...result, body: result.stdout === '' ? null : JSON.parse(result.stdout) }
}

describe('assay compare', () => {
  it('gives difference, interval, p and verdict per metric', async () => {
    const { code, body, stderr } = await compare([
      '--base',
      good,
      '--head',
      bad,
      '--ref',
      ref,
      '--metric',
      'bleu',
      '--metric',
      'chrf',
    ])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(body).toMatchObject({
      pairs: 40,
      changed: [],
      unpaired: { base: [], head: [] },
      resamples: 1000,
      seed: 12345,
    })
    expect(body.results.map((r: { metric: string; verdict: string }) => [r.metric, r.verdict])).toEqual([
      ['bleu', 'worse'],
      ['chrf', 'worse'],
    ])
    const [bleu] = body.results
    expect(bleu.delta).toBeCloseTo(bleu.head - bleu.base, 12)
    expect(bleu.ci[0]).toBeLessThanOrEqual(bleu.delta)
    expect(bleu.ci[1]).toBeGreaterThanOrEqual(bleu.delta)
    expect(bleu.ci[1]).toBeLessThan(0)
    expect(bleu).toMatchObject({ comparable: 'yes', family: 2, n: 40, documents: null, differences: [] })
    expect(bleu.sacrebleu.base.score).toBe(bleu.base)
    expect(bleu.wins + bleu.ties + bleu.losses).toBe(40)
  })
  it('its scores are those of assay score', async () => {
    const { body } = await compare(['--base', good, '--head', bad, '--ref', ref, '--metric', 'bleu:tok=none'])
    const score = async (file: string) =>
      JSON.parse((await runAssay(['score', '--hyp', file, '--ref', ref, '--metric', 'bleu:tok=none', '--json'])).stdout)
    expect(body.results[0].base).toBe((await score(good)).results[0].score)
    expect(body.results[0].head).toBe((await score(bad)).results[0].score)
  })
  it('exchanged sides give the mirrored figures', async () => {
    const options = ['--ref', ref, '--metric', 'bleu', '--seed', '7', '--resamples', '300', '--trials', '500']
    const there = (await compare(['--base', good, '--head', bad, ...options])).body.results[0]
    const back = (await compare(['--base', bad, '--head', good, ...options])).body.results[0]
    expect(back.delta).toBe(-there.delta)
    expect(back.ci).toEqual([-there.ci[1], -there.ci[0]])
    expect({ p: back.p, verdict: back.verdict, wins: back.wins }).toEqual({
      p: there.p,
      verdict: 'better',
      wins: there.losses,
    })
  })
  it('the same command gives the same bytes', async () => {
    const args = ['compare', '--base', good, '--head', bad, '--ref', ref, '--metric', 'chrf', '--json']
    expect((await runAssay(args)).stdout).toBe((await runAssay(args)).stdout)
  })
  it('equal outputs are identical: delta 0, interval [0, 0], p 1', async () => {
    const { body } = await compare(['--base', good, '--head', good, '--ref', ref, '--metric', 'bleu'])
    expect(body.results[0]).toMatchObject({ verdict: 'identical', delta: 0, ci: [0, 0], p: 1 })
    expect(body.outputsChanged).toBe(0)
  })
  it('--test chooses what the sacreBLEU block shows', async () => {
    const options = ['--base', good, '--head', bad, '--ref', ref, '--metric', 'bleu', '--resamples', '200']
    expect((await compare([...options, '--test', 'randomization'])).body.results[0].sacrebleu).toMatchObject({
      test: 'randomization',
      head: { mean: null },
    })
    expect((await compare(options)).body.results[0].sacrebleu).toMatchObject({ test: 'bootstrap' })
  })
  it('without --json it says coverage, figures and the verdict in words', async () => {
    const { code, stdout } = await runAssay([
      'compare',
      '--base',
      good,
      '--head',
      bad,
      '--ref',
      ref,
      '--metric',
      'bleu',
    ])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^40 pairs · 2\d outputs differ\n/)
    expect(stdout).toMatch(/^BLEU +\d\d\.\d +\d\d\.\d +−\d+\.\d +\[−\d+\.\d, −\d+\.\d\] +< \.001 +worse$/m)
    expect(stdout).toMatch(/^BLEU: nrefs:1\|/m)
    expect(stdout).toContain('1\u202f000 resamples, seed 12345')
  })
})

describe('assay compare warns', () => {
  it('of empty outputs, with the side', async () => {
    const holes = write('holes.txt', lines(sentences((text, i) => (i === 3 ? '' : text))))
    const { body, stderr } = await compare(['--base', good, '--head', holes, '--ref', ref, '--metric', 'bleu'])
    expect(body.warnings).toContainEqual(expect.stringMatching(/^head: .*empty.* 4\b/))
    expect(stderr).toContain('assay: warning: head: ')
  })
})

describe('assay compare of JSON Lines', () => {
  const rows = (edit: (row: Record<string, unknown>, i: number) => Record<string, unknown> | null = (row) => row) =>
    toJsonLines(
      sentences().flatMap((text, i) => {
        const row = edit({ id: `s${i}`, hypothesis: i % 3 ? text : text.toUpperCase(), reference: text }, i)
        return row ? [row] : []
      }),
    )
  const base = write('base.jsonl', rows())

  it('pairs by id, whatever the order, and names what is not paired', async () => {
    const head = write(
      'head.jsonl',
      rows((row, i) => (i === 4 ? null : i === 5 ? { ...row, reference: 'something else' } : row))
        .trim()
        .split('\n')
        .reverse()
        .join('\n'),
    )
    const { code, body } = await compare(['--base-input', base, '--head-input', head, '--metric', 'bleu'])
    expect(code).toBe(0)
    expect(body).toMatchObject({ pairs: 38, changed: ['s5'], unpaired: { base: ['s4'], head: [] } })
  })
  it('failed items are left out and counted', async () => {
    const head = write(
      'failed.jsonl',
      rows((row, i) => (i < 3 ? { ...row, hypothesis: null, state: 'failed', reason: 'timeout' } : row)),
    )
    const { body } = await compare(['--base-input', base, '--head-input', head, '--metric', 'bleu'])
    expect(body.failed).toEqual({ base: 0, head: 3 })
    expect(body.results[0].n).toBe(37)
  })
  it('resamples documents where there are some', async () => {
    const file = write(
      'documents.jsonl',
      rows((row, i) => ({ ...row, document: `d${i % 10}` })),
    )
    const { body } = await compare(['--base-input', file, '--head-input', file, '--metric', 'chrf'])
    expect(body.unit).toBe('document')
    expect(body.results[0].documents).toBe(10)
  })
  it('other reference counts are not comparable: exit code 3, the field, no number', async () => {
    const head = write(
      'two.jsonl',
      rows(({ reference, ...row }) => ({ ...row, references: [reference, reference] })),
    )
    const { code, body } = await compare(['--base-input', base, '--head-input', head, '--metric', 'bleu'])
    expect(code).toBe(3)
    expect(body.results[0]).toMatchObject({ base: null, head: null, delta: null, ci: null, p: null, verdict: null })
    expect(body.results[0].comparable).not.toBe('yes')
    expect(body.results[0].differences).toContainEqual(
      expect.objectContaining({ field: 'nrefs', base: '1', head: '2', why: expect.stringMatching(/\w/) }),
    )
  })
  it('no pair at all is nothing to judge: exit code 2', async () => {
    const other = write(
      'other.jsonl',
      rows((row, i) => ({ ...row, id: `t${i}` })),
    )
    const { code, body } = await compare(['--base-input', base, '--head-input', other, '--metric', 'bleu'])
    expect(code).toBe(2)
    expect(body).toMatchObject({ pairs: 0, results: [{ verdict: null, reason: expect.stringMatching(/\w/) }] })
  })
  it('one pair has no verdict, with the reason', async () => {
    const single = write('single.jsonl', toJsonLines([{ id: 'a', output: 'a b c d e', reference: 'a b c d f' }]))
    const { code, body } = await compare(['--base-input', single, '--head-input', single, '--metric', 'bleu'])
    expect(code).toBe(0)
    expect(body.results[0]).toMatchObject({ verdict: null, reason: expect.stringContaining('pair') })
  })
  it('a label that only one side predicts leaves the two comparable', async () => {
    const labels = (predicted: (i: number) => string) =>
      toJsonLines(
        sentences().map((_text, i) => ({ id: `${i}`, label: i % 2 ? 'a' : 'b', predictedLabel: predicted(i) })),
      )
    const one = write(
      'one.jsonl',
      labels((i) => (i % 5 ? (i % 2 ? 'a' : 'b') : 'a')),
    )
    const two = write(
      'two-labels.jsonl',
      labels((i) => (i % 7 ? (i % 2 ? 'a' : 'b') : 'c')),
    )
    const { code, body } = await compare(['--base-input', one, '--head-input', two, '--metric', 'macro_f1'])
    expect({ code, comparable: body.results[0].comparable }).toEqual({ code: 0, comparable: 'yes' })
  })
})

describe('assay compare refuses with exit code 2 and a sentence', () => {
  const short = write('short.txt', 'one line\n')
  const metric = ['--metric', 'bleu']
  it.each([
    [
      'a missing base file',
      ['--base', 'nowhere.txt', '--head', bad, '--ref', ref, ...metric],
      'nowhere.txt: There is no such file.',
    ],
    ['no head', ['--base', good, '--ref', ref, ...metric], '--head: No outputs were given.'],
    [
      'unequal line counts',
      ['--base', good, '--head', short, '--ref', ref, ...metric],
      `${short} has 1 line, ${ref} has 40 lines`,
    ],
    ['no metric', ['--base', good, '--head', bad, '--ref', ref], 'No metric was named'],
    ['an unknown metric', ['--base', good, '--head', bad, '--ref', ref, '--metric', 'blue'], 'Known: bleu'],
    [
      'a stored run without its project',
      ['--base', 'run:abc', '--head', bad, '--ref', ref, ...metric],
      'Add --project',
    ],
    ['files with a project', ['--project', 'p', '--base', 'run:a', '--head', 'run:b', '--ref', ref], '--ref'],
    [
      'references beside whole segments',
      ['--base-input', good, '--head-input', bad, '--ref', ref, ...metric],
      '--ref: Both sides hold whole segments',
    ],
    ['a project without runs', ['--project', 'p', '--base', 'run:a'], '--head: No head run was named.'],
    [
      'a resample count that is none',
      ['--base', good, '--head', bad, '--ref', ref, ...metric, '--resamples', '1e3'],
      'whole number',
    ],
    [
      'both kinds of input',
      ['--base', good, '--base-input', 'x', '--head', bad, '--ref', ref, ...metric],
      'cannot stand beside it',
    ],
  ])('%s', async (_title, args, said) => {
    const { code, stdout, stderr } = await runAssay(['compare', ...args, '--json'])
    expect(stderr).toContain(said)
    expect({ code, ...JSON.parse(stdout) }).toEqual({ code: 2, problems: expect.arrayContaining([expect.any(Object)]) })
  })
  it('a server that is not there: exit code 5', async () => {
    const server = ['--project', 'p', '--url', 'http://127.0.0.1:9', '--retries', '0']
    const { code, stdout, stderr } = await runAssay(['compare', '--base', 'run:a', '--head', 'run:b', ...server])
    expect({ code, stdout }).toEqual({ code: 5, stdout: '' })
    expect(stderr).toContain('cannot be reached')
  })
})
