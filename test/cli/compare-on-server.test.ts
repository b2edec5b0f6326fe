import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { write } = makeFolder()
const NOUNS = ['cat', 'dog', 'bird', 'fox', 'horse', 'cow', 'goat', 'hen']
/** Forty rows of one test set; every so many outputs are spoilt. */
const rows = (spoil: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const reference = `the ${NOUNS[i % 8]} went slowly from the old house to gate number ${i}`
    return {
      id: `s${i}`,
      document: `d${Math.floor(i / 2)}`,
      tags: { domain: i % 2 ? 'law' : 'news' },
      reference,
      hypothesis: i % spoil === 0 ? reference.replace('went slowly', 'goes') : reference,
    }
  })
const failing = write(
  'failing.jsonl',
  toJsonLines(
    rows(4).map((row, i) => (i % 10 ? row : { ...row, hypothesis: null, state: 'failed', reason: 'timeout' })),
  ),
)
const files: Record<number, string> = Object.fromEntries(
  [7, 3, 2].map((spoil) => [spoil, write(`spoil-${spoil}.jsonl`, toJsonLines(rows(spoil)))]),
)

let api: ServedApi
const ids: Record<number, string> = {}

beforeAll(async () => {
  api = await serveApi()
  for (const [spoil, specs] of [
    [7, ['bleu', 'chrf']],
    [3, ['bleu:tok=intl', 'chrf']],
    [2, ['bleu', 'chrf']],
  ] as const) {
    const metrics = specs.flatMap((spec) => ['--metric', spec])
    const where = [
      '--project',
      'gates',
      '--system',
      `spoil ${spoil}`,
      '--input',
      files[spoil],
      '--wait',
      '80',
      '--json',
    ]
    const { stdout, stderr } = await runAssay(['push', ...where, ...metrics], { env: server(true) })
    if (stdout === '') throw new Error(stderr)
    ids[spoil] = JSON.parse(stdout).id
  }
  const where = ['--project', 'gates', '--system', 'failing', '--input', failing, '--wait', '80', '--json']
  const totals = ['--metric', 'bleu', '--score', 'comet=0.8125']
  ids[4] = JSON.parse((await runAssay(['push', ...where, ...totals], { env: server(true) })).stdout).id
  files[4] = failing
}, 240_000)
afterAll(() => api.close())

const server = (withToken = false): Record<string, string> => ({
  ASSAY_URL: api.url,
  ...(withToken && { ASSAY_TOKEN: api.token }),
})
const run = async (args: readonly string[], withToken = false) => {
  const result = await runAssay(['compare', ...args, '--json'], { env: server(withToken) })
  return { ...result, body: result.stdout === '' ? null : JSON.parse(result.stdout) }
}
const stored = (...spoils: number[]) => [
  ...['--project', 'gates', '--base', `run:${ids[spoils[0]]}`],
  ...spoils.slice(1).flatMap((spoil) => ['--head', `run:${ids[spoil]}`]),
]
const local = (...spoils: number[]) => [
  ...['--base-input', files[spoils[0]]],
  ...spoils.slice(1).flatMap((spoil) => ['--head-input', files[spoil]]),
]
const settings = ['--metric', 'bleu', '--metric', 'chrf', '--seed', '5', '--slice', 'domain', '--slice', 'document']
const effects = ['--smallest-effect', 'bleu=0.5', '--smallest-effect', 'chrf=30']

describe('assay compare on files, on the server, and the API', () => {
  it('give the same JSON for the same data', async () => {
    const ofFiles = await run([...local(7, 2), ...settings, ...effects])
    const onServer = await run([...stored(7, 2), ...settings, ...effects])
    expect([ofFiles.code, onServer.code]).toEqual([0, 0])
    const { base, head, permalink, ...comparison } = onServer.body
    expect(comparison).toEqual(ofFiles.body)
    expect([base.id, head.id]).toEqual([ids[7], ids[2]])
    expect(comparison.results.map((one: Record<string, unknown>) => [one.smallestEffect, one.verdict])).toEqual([
      [0.5, 'worse'],
      [30, 'too-small'],
    ])
    const answer = await (await fetch(new URL(permalink, api.url))).text()
    expect(`${answer}\n`).toBe(onServer.stdout)
  }, 120_000)

  it('failed items are the same, too; totals that only were posted stand apart, without a verdict', async () => {
    const ofFiles = (await run([...local(7, 4), '--metric', 'bleu'])).body
    const onServer = (await run([...stored(7, 4), '--metric', 'bleu'])).body
    expect(ofFiles.results[0].failedAsEmpty).toMatchObject({ n: 40, head: expect.any(Number) })
    expect(onServer.results).toEqual(ofFiles.results)
    expect(onServer.postedOnly).toMatchObject([
      { metric: 'comet', comparable: 'no', base: null, head: 0.8125, delta: null },
    ])
  }, 120_000)

  it('give the same ranking of several heads, but for the names', async () => {
    const ofFiles = (await run([...local(7, 3, 2), '--metric', 'bleu'])).body
    const onServer = (await run([...stored(7, 3, 2), '--metric', 'bleu'])).body
    expect(ofFiles.heads.map(({ head }: { head: string }) => head)).toEqual([files[3], files[2]])
    const rename = (name: string) => ids[Number(/spoil-(\d)/.exec(name)?.[1])]
    expect(onServer.ranking[0].groups).toEqual(ofFiles.ranking[0].groups.map((group: string[]) => group.map(rename)))
    expect(onServer.ranking[0].runs.map(({ score }: { score: number }) => score)).toEqual(
      ofFiles.ranking[0].runs.map(({ score }: { score: number }) => score),
    )
    expect(onServer.heads[0].results).toEqual(ofFiles.heads[0].results)
  }, 120_000)
})

describe('assay compare --repair', () => {
  it('other tokenizers are not comparable: exit code 3; without a token the repair is not kept, and it is said', async () => {
    const asTheyAre = await run(stored(7, 3))
    expect(asTheyAre.code).toBe(3)
    expect(asTheyAre.body.results[0]).toMatchObject({ comparable: 'after-repair', differences: [{ field: 'tok' }] })
    const { code, body, stderr } = await run([...stored(7, 3), '--repair'])
    expect(code).toBe(0)
    expect(body.results[0]).toMatchObject({ spec: 'bleu:tok=intl', comparable: 'yes', repaired: { sides: ['base'] } })
    expect(stderr).toContain('not kept')
    expect((await getRunScores(ids[7])).map(({ spec }) => spec)).toEqual(['bleu', 'chrf'])
  }, 120_000)

  it('with a write token it is kept: afterwards the two are comparable as they are', async () => {
    const { code, body, stderr } = await run([...stored(7, 3), '--metric', 'bleu:tok=intl', '--repair'], true)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(body.results[0].repaired).toMatchObject({ how: 'rescore', sides: ['base'] })
    expect((await getRunScores(ids[7])).map(({ spec }) => spec)).toEqual(['bleu', 'chrf', 'bleu:tok=intl'])
    const again = await run(stored(7, 3))
    expect(again.code).toBe(0)
    expect(again.body.results.map(({ comparable }: { comparable: string }) => comparable)).toEqual([
      'yes',
      'yes',
      'yes',
    ])
    const text = await runAssay(['compare', ...stored(7, 3), '--repair'], { env: server() })
    expect(text.stdout).toMatch(/^40 pairs/)
  }, 120_000)

  it('of files it has no meaning, and neither has it beside a second head that is to be kept', async () => {
    const ofFiles = await run([...local(7, 2), '--metric', 'bleu', '--repair'])
    expect(ofFiles).toMatchObject({ code: 2, stderr: expect.stringContaining('--repair: Files are always scored') })
    const two = await run([...stored(7, 3, 2), '--repair'], true)
    expect(two).toMatchObject({ code: 2, stderr: expect.stringContaining('--head: --repair keeps') })
  })
})

describe('in words', () => {
  it('several heads: each comparison under its name, then groups', async () => {
    const { code, stdout } = await runAssay(['compare', ...local(7, 3, 2), '--metric', 'bleu', '--slice', 'domain'])
    expect(code).toBe(0)
    expect(stdout).toContain(`${files[2]} against ${files[7]}\n40 pairs`)
    expect(stdout).toMatch(/^by domain \(q after Benjamini and Hochberg over 2\):\n.*q.*\n.*law +BLEU +20 /m)
    expect(stdout).toMatch(
      /^No ranking by bleu: only 40 segments in 20 documents .*:\n {2}1 {2}\S+spoil-7\.jsonl \d\d\.\d\d/m,
    )
  })
  it('several heads over enough that is independent are ranked', async () => {
    const inputs = [7, 3, 2].map((spoil) =>
      write(`single-${spoil}.jsonl`, toJsonLines(rows(spoil).map(({ document: _, ...row }) => row))),
    )
    const heads = inputs.slice(1).flatMap((input) => ['--head-input', input])
    const { stdout } = await runAssay(['compare', '--base-input', inputs[0], ...heads, '--metric', 'bleu'])
    expect(stdout).toMatch(
      /^Ranking by bleu over 40 segments .*\(Holm over 3 pairs\):\n {2}1 {2}\S+single-7\.jsonl \d\d\.\d\d/m,
    )
  })
  it.each([
    ['bleu', 'bleu'],
    ['of 0', 'bleu=0'],
    ['of no metric', 'blue=1'],
    ['none beside another', 'none'],
  ])('refuses a smallest effect %s', async (_title, effect) => {
    const { code, stderr } = await run([
      ...local(7, 2),
      '--metric',
      'bleu',
      '--smallest-effect',
      effect,
      '--smallest-effect',
      'chrf=1',
    ])
    expect({ code, said: stderr !== '' }).toEqual({ code: 2, said: true })
  })
})
