import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '../../lib/compare/comparison.ts'
import { isCompared } from '../../lib/compare/is-compared.ts'
import { reproduceCommands } from '../../lib/report/reproduce-commands.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { makeFolder, root } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

/*
 * What the compare page prints under “Reproduce” is typed into a shell as it stands, in an empty folder, and must give the
 * page's figures to the last digit: from the files that the server gives out, and from its runs.
 */

type Segment = Record<string, unknown>
interface Case {
  readonly metrics: readonly string[]
  /** What head, and not base, is posted with. */
  readonly segments: (isHead: boolean) => readonly Segment[]
  readonly run?: object
  readonly headRun?: object
  readonly slice?: string
  /** Metrics that must be among the compared. */
  readonly compared: number
}

const WORDS = ['valve', 'pump', 'motor', 'filter', 'sensor', 'screw', 'cover', 'cable']
const make = (count: number, of: (i: number) => Segment) =>
  Array.from({ length: count }, (_, i) => ({ id: `s${i}`, ...of(i) }))
const sentence = (i: number) =>
  `Close the ${WORDS[i % 8]} of line ${i % 5} before the ${WORDS[(i * 3 + 1) % 8]} number ${i} is started.`
const spoilt = (i: number, every: number) =>
  i % every === 0 ? sentence(i).replace('before', 'after').replace('number ', '') : sentence(i)

const CASES: Readonly<Record<string, Case>> = {
  'documents, failed items, tags': {
    metrics: ['bleu', 'chrf', 'ter'],
    segments: (isHead) =>
      make(90, (i) => ({
        document: `d${Math.floor(i / 2)}`,
        tags: { domain: i % 2 ? 'law' : 'news' },
        source: `Quelle ${i}`,
        reference: sentence(i),
        ...(isHead && i % 20 === 7
          ? { state: 'failed', reason: 'timeout' }
          : { hypothesis: spoilt(i, isHead ? 3 : 7) }),
      })),
    slice: 'domain',
    compared: 3,
  },
  labels: {
    metrics: ['accuracy', 'macro_f1'],
    segments: (isHead) =>
      make(80, (i) => ({
        label: ['a', 'b', 'c'][i % 3],
        predictedLabel: ['a', 'b', 'c', 'd'][(i + (i % (isHead ? 4 : 9) === 0 ? 1 : 0)) % (isHead ? 4 : 3)],
      })),
    compared: 2,
  },
  'answers, and several references that vary': {
    metrics: ['em', 'qa_f1', 'bleu'],
    segments: (isHead) =>
      make(60, (i) => ({
        references: i % 3 ? [sentence(i), spoilt(i, 1)] : [sentence(i)],
        answers: [WORDS[i % 8], `the ${WORDS[i % 8]}`],
        hypothesis: i % (isHead ? 4 : 6) ? `the ${WORDS[i % 8]}` : sentence(i),
      })),
    compared: 3,
  },
  'likelihoods whose tokenizer is declared': {
    metrics: ['ppl:unit=token', 'ppl:unit=word', 'ppl:unit=byte'],
    run: { declared: { tokenizer: 'gpt2, “large”', temperature: '0.2' } },
    headRun: { declared: { tokenizer: 'gpt2, “large”', temperature: '0.7' } },
    segments: (isHead) =>
      make(60, (i) => ({
        logBase: 'e',
        nll: (20 + (i % 7)) * (isHead ? 2.1 : 2.2) + (i % 11) / 7,
        tokenCount: 20 + (i % 7),
        wordCount: 18,
        byteCount: 96,
      })),
    compared: 3,
  },
  'posted scores with their signature, and some whose model is declared': {
    metrics: ['external:name=judge', 'external:name=COMET'],
    run: { declared: { COMET: 'Unbabel/wmt22-comet-da' } },
    headRun: { declared: { COMET: 'Unbabel/wmt22-comet-da' } },
    segments: (isHead) =>
      make(50, (i) => ({
        reference: sentence(i),
        hypothesis: spoilt(i, isHead ? 2 : 5),
        scores: [
          {
            metric: 'judge',
            value: 3 + ((i * 7) % 5) / 3 - (isHead ? 0.2 : 0),
            signature: 'model:judge-7b|prompt:a1',
            rater: 'm',
          },
          { metric: 'COMET', value: 0.8 + (i % 9) / 100 - (isHead ? 0.01 : 0) },
        ],
      })),
    compared: 2,
  },
  'repeats, of which some are missing': {
    metrics: ['bleu', 'chrf'],
    segments: (isHead) =>
      [0, 1, 2].flatMap((repeat) =>
        make(40, (i) => ({ repeat, reference: sentence(i), hypothesis: spoilt(i + repeat, isHead ? 3 : 8) })).filter(
          (_, i) => !(repeat === 2 && i % 5 === 0),
        ),
      ),
    compared: 2,
  },
  'other settings on one side': {
    metrics: ['bleu:tok=intl', 'chrf'],
    headRun: { metrics: ['bleu', 'chrf'] },
    segments: (isHead) => make(40, (i) => ({ reference: sentence(i), hypothesis: spoilt(i, isHead ? 3 : 8) })),
    compared: 1,
  },
  'texts of every kind': {
    metrics: ['chrf', 'wer'],
    segments: (isHead) =>
      make(40, (i) => ({
        source: 'a\rb\u2028c\td "quoted"',
        reference: `${sentence(i)}\u0085 \u202e😀\n${i}`,
        hypothesis: i % (isHead ? 3 : 5) === 0 ? '' : `${spoilt(i, 4)}\u0085 \u202e😀\n${i}`,
      })),
    compared: 2,
  },
  'a dictionary': {
    metrics: ['meteor', 'chrf'],
    segments: (isHead) => make(30, (i) => ({ reference: sentence(i), hypothesis: spoilt(i, isHead ? 2 : 5) })),
    compared: 2,
  },
}

let api: ServedApi
const runs: Record<string, { base: string; head: string }> = {}

beforeAll(async () => {
  api = await serveApi()
  const post = async (body: object): Promise<string> => {
    const answer = await fetch(`${api.url}/api/v1/runs?wait=60`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const run = await answer.json()
    if (answer.status !== 201) throw new Error(JSON.stringify(run))
    return run.id
  }
  for (const [name, { metrics, segments, run, headRun }] of Object.entries(CASES)) {
    const project = toSlug(name)
    const all = { project, system: 'model', testSet: 'set', metrics, ...run }
    runs[name] = {
      base: await post({ ...all, commit: '1'.repeat(40), segments: segments(false) }),
      head: await post({ ...all, ...headRun, commit: '2'.repeat(40), segments: segments(true) }),
    }
    const effects = { smallestEffects: { [metrics[0]]: 0.4 } }
    await fetch(`${api.url}/api/v1/projects/${project}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(effects),
    })
  }
}, 240_000)
afterAll(() => api.close())

describe.each(Object.keys(CASES))('what the page prints, typed as it stands: %s', (name) => {
  it('gives the page’s figures to the last digit, from files and from the server', async () => {
    const { slice, compared } = CASES[name]
    const { base, head } = runs[name]
    const { comparison, commands } = await commandsOf(name, base, head, slice)
    const shown = comparison.results.filter(isCompared)
    expect(shown).toHaveLength(compared)
    expect(shown.filter(({ delta }) => delta === null)).toEqual([])
    const ofFiles = await type(commands.files)
    const onServer = await type(commands.server)
    expect(figures(ofFiles)).toEqual(figures({ ...comparison, results: shown }))
    expect(figures(onServer)).toEqual(figures({ ...comparison, results: shown }))
  }, 120_000)
})

/** All but the project’s own words for the same thing. */
function figures({ pairs, changed, unpaired, outputsChanged, failed, unit, results, slices }: Comparison) {
  return { pairs, changed, unpaired, outputsChanged, failed, unit, results, slices }
}

async function commandsOf(name: string, base: string, head: string, slice: string | undefined) {
  const { compareRuns } = await import('../../lib/service/compare-runs.ts')
  const { getReproduceFacts } = await import('../../lib/service/reproduce-facts.ts')
  const made = await compareRuns({
    project: toSlug(name),
    base: `run:${base}`,
    head: `run:${head}`,
    ...(slice !== undefined && { slices: [slice] }),
  })
  const facts = await getReproduceFacts(made.comparison, made.base as RunRecord, made.head as RunRecord)
  return { comparison: made.comparison, commands: reproduceCommands(made.comparison, made.base, made.head, facts) }
}

/** Runs lines of a shell, with full precision asked for. In a clone where the package is called, else in an empty folder. */
function type(lines: string): Promise<Comparison> {
  const { folder } = makeFolder()
  const isPackage = lines.includes('npx --no-install')
  // The program of this clone under the name that npm gives it.
  const inClone = lines.replace('npx --no-install assay', `node ${root}/scripts/assay.mjs`)
  const child = spawn('bash', ['-euo', 'pipefail', '-c', `${isPackage ? inClone : lines} --json`], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ASSAY_URL: api.url } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      out === '' ? reject(new Error(`${code}: ${err}\n${lines}`)) : resolve(JSON.parse(out)),
    )
  })
}

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40)
}
