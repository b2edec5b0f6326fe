import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { write } = makeFolder()
// Each comparison is a process of its own, or three.
vi.setConfig({ testTimeout: 90_000 })
let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
}, 120_000)
afterAll(() => api.close())

type Row = Record<string, unknown> & { id: string }
let files = 0
const store = (rows: readonly Row[]) => write(`side-${++files}.jsonl`, toJsonLines(rows))
const metricFlags = (specs: readonly string[]) => specs.flatMap((spec) => ['--metric', spec])

async function compareFiles(base: readonly Row[], head: readonly Row[], specs: readonly string[], more: string[] = []) {
  const sides = ['--base-input', store(base), '--head-input', store(head)]
  const { code, stdout, stderr } = await runAssay(['compare', ...sides, ...metricFlags(specs), '--json', ...more])
  if (stdout === '') throw new Error(stderr)
  return { code, body: JSON.parse(stdout) }
}

/** The same on the server: both pushed into one project, then compared as stored. */
async function compareStored(
  project: string,
  base: readonly Row[],
  head: readonly Row[],
  specs: { base: string[]; head: string[]; named?: string[] },
) {
  const env = { ASSAY_URL: api.url, ASSAY_TOKEN: api.token }
  const push = async (rows: readonly Row[], system: string, metrics: string[]) => {
    const where = ['--project', project, '--system', system, '--test-set', 'set', '--wait', '80', '--json']
    const { stdout, stderr } = await runAssay(['push', ...where, '--input', store(rows), ...metricFlags(metrics)], {
      env,
    })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout).id as string
  }
  const ids = [await push(base, 'base', specs.base), await push(head, 'head', specs.head)]
  const refs = ['--project', project, '--base', `run:${ids[0]}`, '--head', `run:${ids[1]}`]
  const { stdout, stderr } = await runAssay(['compare', ...refs, '--json', ...metricFlags(specs.named ?? [])], { env })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const sentences = (count: number, spoil: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, i) => {
    const reference = `the pump ${i} opens the old valve when pressure falls below limit ${(i * 7) % 11}`
    const worse = reference.replace('opens', 'shuts').replace('old', 'new')
    return { id: `s${i}`, reference, hypothesis: (i + from) % spoil === 0 ? worse : reference }
  })
const shuffle = <T>(rows: readonly T[]): T[] => rows.map((_, i) => rows[(i * 17 + 5) % rows.length])

describe('the order of segments', () => {
  it('changes nothing, in files and on the server', async () => {
    const [base, head] = [sentences(40, 5), sentences(40, 3, 1)]
    const specs = ['bleu', 'chrf', 'wer']
    const straight = (await compareFiles(base, head, specs)).body
    expect((await compareFiles(base, shuffle(head), specs)).body).toEqual(straight)
    expect((await compareFiles(shuffle(base), shuffle(head), specs)).body).toEqual(straight)
    const stored = await compareStored('orders', shuffle(base), head, { base: specs, head: specs, named: specs })
    expect(stored.results).toEqual(straight.results)
  })
})

describe('another number of references', () => {
  const specs = ['bleu', 'ter', 'wer', 'cer', 'rouge1', 'meteor:wordnet=no']
  it('in one segment leaves all metrics comparable over the others', async () => {
    const base = sentences(40, 5)
    const head = sentences(40, 3, 1).map(({ reference, ...row }, i) => ({
      ...row,
      id: `s${i}`,
      references: i === 7 ? [reference, 'another way to say it'] : [reference],
    }))
    const { code, body } = await compareFiles(base, head, specs)
    expect({ code, pairs: body.pairs, changed: body.changed }).toEqual({ code: 0, pairs: 39, changed: ['s7'] })
    const without = (
      await compareFiles(
        base.filter((_, i) => i !== 7),
        head.filter((_, i) => i !== 7),
        specs,
      )
    ).body
    body.results.forEach((result: Record<string, unknown>, i: number) => {
      const { base, head, delta, ci, p, verdict } = without.results[i]
      expect(result).toMatchObject({ comparable: 'after-repair', base, head, delta, ci, p, verdict })
      expect(result.differences).toMatchObject([
        { field: 'test set', repair: 'restrict' },
        { field: 'nrefs', repair: 'restrict' },
      ])
    })
  })
  it('everywhere is not comparable, and nothing is promised', async () => {
    const head = sentences(10, 3).map(({ reference, ...row }) => ({ ...row, references: [reference, 'another'] }))
    const { code, body } = await compareFiles(sentences(10, 5), head as Row[], specs)
    expect(code).toBe(3)
    for (const result of body.results) {
      expect(result).toMatchObject({ comparable: 'no', delta: null, verdict: null })
      for (const difference of result.differences) expect(difference.repair).toBe('none')
    }
  })
})

describe('windows that show how they were made', () => {
  const likelihoods = (step: number, factor: number): Row[] =>
    Array.from({ length: 12 }, (_, d) => ({
      id: `d${d}`,
      logBase: 'e',
      byteCount: 30,
      windows: Array.from({ length: 12 / step }, (_w, k) => ({
        begin: Math.max(0, k * step + step - 6),
        end: k * step + step,
        scoredFrom: k * step,
        nll: factor * step * (1 + (d % 3)),
      })),
    }))
  it('are comparable under one stride, and not under two, whatever nobody declared', async () => {
    const same = await compareFiles(likelihoods(4, 1), likelihoods(4, 1.1), ['ppl:unit=byte'])
    expect(same.code).toBe(0)
    expect(same.body.results[0]).toMatchObject({ comparable: 'yes', signature: expect.stringContaining('stride:4') })
    const { code, body } = await compareFiles(likelihoods(4, 1), likelihoods(2, 1), ['ppl:unit=byte'])
    expect(code).toBe(3)
    expect(body.results[0]).toMatchObject({
      comparable: 'no',
      differences: [{ field: 'stride', base: '4', head: '2' }],
    })
  })
})

describe('perplexity and pseudo-perplexity', () => {
  const rows = (factor: number): Row[] =>
    Array.from({ length: 20 }, (_, i) => ({ id: `d${i}`, logBase: 'e', nll: factor * (9 + i), tokenCount: 10 }))
  it('are never compared, named or not', async () => {
    const specs = { base: ['ppl:tokenizer=t'], head: ['pseudo_ppl:tokenizer=t'] }
    const { results } = await compareStored('kinds', rows(1), rows(1.1), specs)
    expect(results).toMatchObject([{ comparable: 'no', delta: null, differences: [{ field: 'metric' }] }])
    const named = { ...specs, named: ['ppl:tokenizer=t'] }
    expect((await compareStored('kinds', rows(1), rows(1.2), named)).results).toMatchObject([
      { comparable: 'no', delta: null, differences: [{ field: 'metric', base: 'ppl', head: 'pseudo_ppl' }] },
    ])
  })
})

describe('nothing to judge', () => {
  const failed: Row[] = sentences(10, 3).map(({ id, reference }) => ({
    id,
    reference,
    state: 'failed',
    reason: 'timeout',
  }))
  const noReference: Row[] = sentences(10, 3).map(({ id, hypothesis }) => ({ id, hypothesis }))
  it.each([
    ['no references', noReference, noReference, ['bleu'], /no reference/],
    ['head failed throughout', sentences(10, 3), failed, ['bleu', 'wer', 'rouge1'], /both sides/],
    [
      'scores of another name',
      sentences(10, 3),
      sentences(10, 3),
      ['external:name=comet,model=q'],
      /no score named "comet"/,
    ],
  ])('is exit code 2 and says why: %s', async (_, base, head, specs, reason) => {
    const { code, body } = await compareFiles(base, head, specs)
    expect(code).toBe(2)
    for (const result of body.results) {
      expect(result).toMatchObject({ verdict: null, n: 0, ci: null, p: null })
      expect(result.reason).toMatch(/^No pair was scored by both sides/)
      expect(result.reason).toMatch(reason)
    }
  })
})

describe('a metric named twice', () => {
  it('is one metric and counts once in the family', async () => {
    const { body } = await compareFiles(sentences(40, 5), sentences(40, 3, 1), ['bleu', 'bleu:tok=13a', 'bleu', 'chrf'])
    expect(body.results.map(({ spec }: { spec: string }) => spec)).toEqual(['bleu', 'chrf'])
    expect(body.results[0].family).toBe(2)
  })
})

describe('wins, ties and losses of classification', () => {
  it('count segments that became right or wrong, whatever the figure', async () => {
    const rows = (wrong: (i: number) => boolean): Row[] =>
      Array.from({ length: 40 }, (_, i) => ({
        id: `q${i}`,
        label: 'ab'[i % 2],
        predictedLabel: wrong(i) ? 'ba'[i % 2] : 'ab'[i % 2],
      }))
    const specs = ['accuracy', 'mcc', 'kappa', 'macro_f1']
    const { body } = await compareFiles(
      rows((i) => i < 4),
      rows((i) => i >= 2 && i < 22),
      specs,
    )
    for (const result of body.results) expect(result).toMatchObject({ wins: 2, ties: 20, losses: 18 })
  })
})

describe('the text of a comparison', () => {
  it('says how many segments moved, how many would be needed, and when they are few', async () => {
    const sides = ['--base-input', store(sentences(12, 5)), '--head-input', store(sentences(12, 4, 1))]
    const { stdout } = await runAssay(['compare', ...sides, '--metric', 'bleu', '--smallest-effect', 'bleu=0.5'])
    expect(stdout).toMatch(/\d+ segments better, \d+ level, \d+ worse/)
    expect(stdout).toMatch(/few: the interval rests on 12 segments/)
    expect(stdout).toMatch(/inconclusive/)
    expect(stdout).toMatch(/[\d\s\u202f]+ segments would be needed to show 0\.5/)
  })
})

describe('what a project declares', () => {
  it('stands in for what no run says, and is marked so', async () => {
    const rows = (factor: number): Row[] =>
      Array.from({ length: 30 }, (_, i) => ({
        id: `d${i}`,
        logBase: 'e',
        nll: factor * (9 + (i % 7)),
        tokenCount: 10,
        scores: [{ metric: 'judge', value: factor * (i % 3) }],
      }))
    const specs = ['ppl', 'external:name=judge']
    const before = await compareStored('declares', rows(1), rows(1.1), { base: specs, head: specs })
    expect(before.results).toMatchObject([{ comparable: 'no' }, { comparable: 'no' }])
    const answer = await fetch(`${api.url}/api/v1/projects/declares`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ declared: { tokenizer: 'gpt2', judge: 'rubric-3' } }),
    })
    expect(answer.status).toBe(200)
    const after = await compareStored('declares', rows(1), rows(1.2), { base: specs, head: specs })
    expect(after.results).toMatchObject([
      { comparable: 'yes', signature: expect.stringContaining('tokenizer:gpt2') },
      { comparable: 'yes', signature: expect.stringContaining('model:rubric-3') },
    ])
  })
})
