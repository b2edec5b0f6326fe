import { describe, expect, it } from 'vitest'
import { InputError, type Problem } from '../../../lib/errors.ts'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'
import { FORMATS } from '../../../lib/ingest/registry.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

type Reading = { readonly runs: readonly ImportedRun[] } | { readonly problems: readonly Problem[] }

function read(text: string, file = 'x'): Reading {
  try {
    return { runs: importFiles([{ file, bytes: encode(text) }]) }
  } catch (error) {
    if (error instanceof InputError) return { problems: error.problems }
    throw error
  }
}

/** Refused, with file, a line or a pointer, and what to do. */
function expectRefused(reading: Reading, why: string) {
  const problems = 'problems' in reading ? reading.problems : []
  expect(problems.length, `${why}: was read`).toBeGreaterThan(0)
  for (const { place, mend, message } of problems) {
    expect(place?.file ?? '', message).toMatch(/^x/)
    expect(place?.line !== undefined || place?.file?.includes('#/'), `${why}: ${message} has no place`).toBe(true)
    expect(mend, message).toBeTruthy()
  }
}

/** Still read as the same format, with all its segments, and a remark that counts those without a value. */
function expectCounted(reading: Reading, format: string, whole: readonly ImportedRun[], why: string) {
  const runs = 'runs' in reading ? reading.runs : []
  expect(runs.length, `${why}: ${JSON.stringify('problems' in reading ? reading.problems : [])}`).toBe(whole.length)
  for (const [index, run] of runs.entries()) {
    expect(run.format, why).toBe(format)
    expect(run.segments.length, why).toBe(whole[index].segments.length)
  }
  const failed = (some: readonly ImportedRun[]) =>
    some.flatMap((run) => run.segments.filter(({ state }) => state === 'failed'))
  const isSaid =
    runs.some(({ notes }) => notes.some((note) => /has a value in \d+ of \d+|has no value/.test(note))) ||
    failed(runs).length > failed(whole).length
  expect(isSaid, `${why}: nothing is said`).toBe(true)
}

/** What a file may simply not have: the other figures stay. */
const MAY_LACK = new Set([
  '0/passed',
  'pass_at_k/base/pass@1',
  '1/final_report/accuracy',
  '2/data/f1',
  '4/data/f1',
  'results/t/acc,none',
  '0123456789abcdef01234560',
  '0123456789abcdef01234563',
])

type Path = readonly (string | number)[]

interface JsonCase {
  readonly format: string
  readonly tree: unknown
  /** JSON Lines rather than one value. */
  readonly lines?: boolean
  readonly scores: readonly Path[]
  /** Kinds of breakage that the format has a meaning for: read, and counted aloud. */
  readonly counted?: readonly ('null' | 'text' | 'missing')[]
}

const comet = range(6).map((i) => ({ src: `s${i}`, mt: `m${i}`, ref: `r${i}`, COMET: 0.5 + i / 100 }))
const signature = 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0'

const JSON_CASES: Readonly<Record<string, JsonCase>> = {
  'assay-jsonl': {
    format: 'assay-jsonl',
    lines: true,
    tree: range(4).map((i) => ({ id: `${i}`, output: 'o', scores: [{ metric: 'COMET', value: i / 4 }] })),
    scores: [[2, 'scores', 0, 'value']],
    counted: ['null'],
  },
  'assay-jsonl, the first row': {
    format: 'assay-jsonl',
    lines: true,
    tree: range(4).map((i) => ({ id: `${i}`, output: 'o', samples: 4, passed: 2 })),
    scores: [[0, 'passed']],
  },
  'COMET --to_json': {
    format: 'comet',
    tree: { 'a.txt': comet, 'b.txt': comet },
    scores: [
      ['a.txt', 0, 'COMET'],
      ['a.txt', 3, 'COMET'],
      ['b.txt', 0, 'COMET'],
      ['b.txt', 5, 'COMET'],
    ],
  },
  'COMET, scores of several models': {
    format: 'comet',
    tree: {
      m1: range(3).map((i) => ({ src: 's', mt: `m${i}`, score: 0.5 })),
      m2: range(3).map((i) => ({ src: 's', mt: `m${i}`, score: 0.25 })),
    },
    scores: [
      ['m1', 0, 'score'],
      ['m2', 2, 'score'],
    ],
  },
  'comet-compare --to_json': {
    format: 'comet',
    tree: {
      source: ['s', 't'],
      reference: ['r', 'q'],
      model: 'm',
      statistical_results: [],
      translations: [
        { name: 'a', mt: ['x', 'y'], scores: [0.5, 0.25] },
        { name: 'b', mt: ['x', 'z'], scores: [0.5, 0.75] },
      ],
    },
    scores: [
      ['translations', 0, 'scores', 0],
      ['translations', 1, 'scores', 1],
    ],
  },
  sacrebleu: { format: 'sacrebleu', tree: { name: 'BLEU', score: 26.6, signature }, scores: [['score']] },
  'sacrebleu, several metrics': {
    format: 'sacrebleu',
    tree: ['BLEU', 'chrF2', 'TER'].map((name) => ({ name, score: 26.6, signature })),
    scores: [
      [0, 'score'],
      [2, 'score'],
    ],
  },
  'sacrebleu, several systems': {
    format: 'sacrebleu',
    tree: range(3).map((i) => ({ system: `s${i}`, BLEU: '26.6', TER: '60.1' })),
    scores: [
      [0, 'BLEU'],
      [2, 'TER'],
    ],
  },
  'sacrebleu, paired': {
    format: 'sacrebleu',
    tree: range(3).map((i) => ({ system: `s${i}`, BLEU: { score: 26.6, p_value: 0.5, mean: 26.5, ci: 0.5 } })),
    scores: [
      [0, 'BLEU', 'score'],
      [2, 'BLEU', 'score'],
    ],
  },
  deepeval: {
    format: 'deepeval',
    tree: {
      testCases: range(3).map((i) => ({
        name: `t${i}`,
        input: 'q',
        actualOutput: 'a',
        metricsData: [{ name: 'Relevancy', score: 0.5 }],
      })),
    },
    scores: [
      ['testCases', 0, 'metricsData', 0, 'score'],
      ['testCases', 2, 'metricsData', 0, 'score'],
    ],
  },
  evalplus: {
    format: 'evalplus',
    tree: {
      eval: Object.fromEntries(
        range(3).map((i) => [`T/${i}`, [{ solution: 's', base_status: 'pass', plus_status: 'pass' }]]),
      ),
      pass_at_k: { base: { 'pass@1': 1 } },
    },
    scores: [
      ['eval', 'T/0', 0, 'base_status'],
      ['eval', 'T/2', 0, 'base_status'],
      ['pass_at_k', 'base', 'pass@1'],
    ].slice(0, 2),
  },
  'evalplus, pass@k': {
    format: 'evalplus',
    tree: { eval: { 'T/0': [{ solution: 's', base_status: 'pass' }] }, pass_at_k: { base: { 'pass@1': 1 } } },
    scores: [['pass_at_k', 'base', 'pass@1']],
    // Without a posted figure there is nothing to verify, and what the tasks say stays.
    counted: [],
  },
  'every-eval-ever': {
    format: 'every-eval-ever',
    tree: {
      schema_version: '0.2.0',
      model_info: { id: 'm' },
      evaluation_results: range(2).map((i) => ({ evaluation_name: `e${i}`, score_details: { score: 0.5 } })),
    },
    scores: [
      ['evaluation_results', 0, 'score_details', 'score'],
      ['evaluation_results', 1, 'score_details', 'score'],
    ],
  },
  'every-eval-ever, instances': {
    format: 'every-eval-ever',
    lines: true,
    tree: range(3).map((i) => ({
      schema_version: '0.2.0',
      sample_id: `${i}`,
      evaluation: { score: 1 },
      output: { raw: ['x'] },
    })),
    scores: [
      [0, 'evaluation', 'score'],
      [2, 'evaluation', 'score'],
    ],
  },
  'hf-evaluate': {
    format: 'hf-evaluate',
    tree: { accuracy: 0.5, f1: 0.25, _timestamp: 't', _evaluate_version: '0.4.0' },
    scores: [],
  },
  'HELM per_instance_stats': {
    format: 'helm',
    tree: range(3).map((i) => ({
      instance_id: `id${i}`,
      train_trial_index: 0,
      stats: [{ name: { name: 'exact_match', split: 'test' }, count: 1, sum: 1, mean: 1 }],
    })),
    scores: [
      [0, 'stats', 0, 'mean'],
      [2, 'stats', 0, 'mean'],
    ],
  },
  'HELM stats': {
    format: 'helm',
    tree: range(3).map((i) => ({ name: { name: `f${i}`, split: 'test' }, count: 4, sum: 2, mean: 0.5 })),
    scores: [
      [0, 'mean'],
      [2, 'mean'],
    ],
  },
  'HELM display_predictions': {
    format: 'helm',
    tree: range(3).map((i) => ({
      instance_id: `id${i}`,
      train_trial_index: 0,
      predicted_text: 'x',
      stats: { f1_score: 0.5 },
    })),
    scores: [
      [0, 'stats', 'f1_score'],
      [2, 'stats', 'f1_score'],
    ],
    counted: ['missing'],
  },
  'inspect-ai': {
    format: 'inspect-ai',
    tree: {
      version: 2,
      status: 'success',
      eval: { task: 't', model: 'm' },
      samples: range(3).map((i) => ({
        id: i,
        input: 'q',
        target: 'a',
        output: { completion: 'a' },
        scores: { match: { value: 1 } },
      })),
    },
    scores: [
      ['samples', 0, 'scores', 'match', 'value'],
      ['samples', 2, 'scores', 'match', 'value'],
    ],
    counted: ['null', 'text', 'missing'],
  },
  'inspect-ai, totals': {
    format: 'inspect-ai',
    tree: {
      version: 2,
      status: 'success',
      eval: { task: 't', model: 'm' },
      results: { scores: [{ name: 'match', metrics: { accuracy: { name: 'accuracy', value: 0.5 } } }] },
    },
    scores: [['results', 'scores', 0, 'metrics', 'accuracy', 'value']],
    counted: ['null'],
  },
  jiwer: {
    format: 'jiwer',
    tree: {
      references: [['x']],
      hypotheses: [['x']],
      wer: 0.5,
      mer: 0.5,
      wil: 0.5,
      wip: 0.5,
      hits: 1,
      substitutions: 0,
      insertions: 0,
      deletions: 0,
    },
    scores: [],
  },
  'LLM Comparator': {
    format: 'llm-comparator',
    tree: {
      models: [{ name: 'a' }, { name: 'b' }],
      examples: range(3).map(() => ({ input_text: 'q', output_text_a: 'x', output_text_b: 'y', score: 0.5 })),
    },
    scores: [
      ['examples', 0, 'score'],
      ['examples', 2, 'score'],
    ],
  },
  'lm-eval results': {
    format: 'lm-eval',
    tree: {
      results: { t: { 'acc,none': 0.5, 'acc_stderr,none': 'N/A', 'f1,none': 0.5 } },
      versions: { t: 1 },
      config: {},
      configs: { t: { metric_list: [{ metric: 'acc' }, { metric: 'f1' }] } },
    },
    scores: [['results', 't', 'acc,none']],
    counted: ['null'],
  },
  'lm-eval samples': {
    format: 'lm-eval',
    lines: true,
    tree: range(4).map((i) => ({
      doc_id: i,
      doc: {},
      target: 'a',
      resps: [['a']],
      filtered_resps: ['a'],
      metrics: ['exact_match'],
      exact_match: 1,
    })),
    scores: [
      [0, 'exact_match'],
      [3, 'exact_match'],
    ],
    counted: ['null'],
  },
  'lm-eval samples, no list of metrics': {
    format: 'lm-eval',
    lines: true,
    tree: range(4).map((i) => ({
      doc_id: i,
      doc: {},
      target: 'a',
      resps: [['a']],
      filtered_resps: ['a'],
      exact_match: 1,
    })),
    scores: [
      [0, 'exact_match'],
      [3, 'exact_match'],
    ],
    counted: ['null'],
  },
  'lm-eval samples, loglikelihood': {
    format: 'lm-eval',
    lines: true,
    tree: range(4).map((i) => ({
      doc_id: i,
      doc: {},
      target: 'a',
      resps: [[['-1.5', 'True']]],
      filtered_resps: [['-1.5', 'True']],
      acc: 1,
    })),
    scores: [
      [0, 'filtered_resps', 0, 0],
      [3, 'filtered_resps', 0, 0],
    ],
  },
  'lm-eval samples, rolling': {
    format: 'lm-eval',
    lines: true,
    tree: range(4).map((i) => ({
      doc_id: i,
      doc: {},
      target: 'a',
      resps: [[-9]],
      filtered_resps: [-9],
      word_perplexity: [-9, 3],
      byte_perplexity: [-9, 12],
    })),
    scores: [
      [0, 'word_perplexity', 0],
      [3, 'word_perplexity', 1],
      [3, 'byte_perplexity', 1],
    ],
  },
  mlflow: {
    format: 'mlflow',
    tree: { columns: ['inputs', 'outputs', 'toxicity/v1/score'], data: range(3).map(() => ['q', 'a', 0.25]) },
    scores: [
      ['data', 0, 2],
      ['data', 2, 2],
    ],
    counted: ['null'],
  },
  'openai-evals': {
    format: 'openai-evals',
    lines: true,
    tree: [
      { spec: { eval_name: 'e', completion_fns: ['m'] } },
      { final_report: { accuracy: 0.5 } },
      ...range(3).map((i) => ({ event_id: i, sample_id: `s${i}`, type: 'metrics', data: { f1: 0.5 } })),
      ...range(3).map((i) => ({
        event_id: i + 3,
        sample_id: `s${i}`,
        type: 'match',
        data: { correct: true, expected: 'a', sampled: 'a' },
      })),
    ],
    scores: [
      [1, 'final_report', 'accuracy'],
      [2, 'data', 'f1'],
      [4, 'data', 'f1'],
    ],
    counted: ['null'],
  },
  'human-eval': {
    format: 'human-eval',
    lines: true,
    tree: range(3).map((i) => ({ task_id: `T/${i}`, completion: 'c', result: 'passed', passed: true })),
    scores: [
      [1, 'passed'],
      [2, 'passed'],
    ],
  },
  'promptfoo, JSON Lines': {
    format: 'promptfoo',
    lines: true,
    tree: range(3).map((i) => ({
      prompt: { label: 'p' },
      provider: { id: 'm' },
      testIdx: i,
      promptIdx: 0,
      response: { output: 'o' },
      success: true,
      score: 1,
    })),
    scores: [
      [0, 'score'],
      [2, 'score'],
    ],
  },
  'openai-evals, matches': {
    format: 'openai-evals',
    lines: true,
    tree: [
      { spec: { eval_name: 'e', completion_fns: ['m'] } },
      ...range(3).map((i) => ({ event_id: i, sample_id: `s${i}`, type: 'match', data: { correct: true } })),
    ],
    scores: [
      [1, 'data', 'correct'],
      [3, 'data', 'correct'],
    ],
  },
  promptfoo: {
    format: 'promptfoo',
    tree: {
      results: {
        version: 3,
        results: range(3).map((i) => ({
          prompt: { label: 'p' },
          provider: { id: 'm' },
          vars: { n: 'q' },
          testIdx: i,
          promptIdx: 0,
          response: { output: 'o' },
          success: true,
          score: 1,
          namedScores: { tone: 0.5 },
        })),
      },
    },
    scores: [
      ['results', 'results', 0, 'score'],
      ['results', 'results', 2, 'success'],
      ['results', 'results', 1, 'testIdx'],
    ],
  },
  sklearn: {
    format: 'sklearn',
    tree: {
      a: { precision: 0.5, recall: 0.5, 'f1-score': 0.5, support: 2 },
      accuracy: 0.5,
      'macro avg': { precision: 0.5, recall: 0.5, 'f1-score': 0.5, support: 2 },
      'weighted avg': { precision: 0.5, recall: 0.5, 'f1-score': 0.5, support: 2 },
    },
    scores: [
      ['a', 'precision'],
      ['macro avg', 'f1-score'],
      ['weighted avg', 'support'],
    ],
  },
  'SQuAD null odds': {
    format: 'squad',
    tree: Object.fromEntries(range(4).map((i) => [`0123456789abcdef0123456${i}`, -1.5])),
    scores: [['0123456789abcdef01234560'], ['0123456789abcdef01234563']],
  },
  'text-pairs': {
    format: 'text-pairs',
    lines: true,
    tree: range(4).map((i) => ({ candidate: `c${i}`, reference: 'r', score: 0.5 })),
    scores: [
      [0, 'score'],
      [3, 'score'],
    ],
    counted: ['null'],
  },
}

const print = (tree: unknown, lines: boolean | undefined) =>
  lines ? `${(tree as unknown[]).map((row) => JSON.stringify(row)).join('\n')}\n` : JSON.stringify(tree, null, 1)

function replaceAt(
  tree: unknown,
  path: Path,
  change: (owner: Record<string | number, unknown>, key: string | number) => void,
) {
  const copy = structuredClone(tree)
  let owner = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) owner = owner[key] as Record<string | number, unknown>
  change(owner, path[path.length - 1])
  return copy
}

const breakages = [
  ['text', 'abc'],
  ['text', 'NaN'],
  ['null', null],
  ['missing', undefined],
] as const

describe.each(Object.entries(JSON_CASES))('%s', (_, { format, tree, lines, scores, counted = [] }) => {
  const whole = read(print(tree, lines))
  const runs = 'runs' in whole ? whole.runs : []
  it('is read whole', () => {
    expect(whole).toHaveProperty('runs')
    for (const run of runs) expect(run.format).toBe(format)
  })
  const cases = scores.flatMap((path) =>
    breakages.map(([kind, value]) => ({ path, kind, value, title: `${path.join('/')} = ${JSON.stringify(value)}` })),
  )
  it.each(cases)('$title is refused with its place, or counted aloud', ({ path, kind, value, title }) => {
    const broken = replaceAt(tree, path, (owner, key) => {
      if (kind !== 'missing') owner[key] = value
      else if (Array.isArray(owner)) owner.splice(Number(key), 1)
      else delete owner[key]
    })
    const reading = read(print(broken, lines))
    if (counted.includes(kind)) expectCounted(reading, format, runs, title)
    else if (kind === 'missing' && MAY_LACK.has(path.join('/'))) expect(reading).toHaveProperty('runs')
    else expectRefused(reading, title)
  })
  if (lines) {
    const rows = print(tree, lines).trimEnd().split('\n')
    it.each(rows.map((_, index) => index))('row %d cut, garbage in its place, or a list', (index) => {
      for (const row of [rows[index].slice(0, -4), 'a line of something else', '[1]', '{"colour": "blue"}']) {
        if (row.startsWith('{"colour') && format === 'openai-evals') continue
        const text = rows.map((own, i) => (i === index ? row : own)).join('\n')
        const reading = read(text)
        expectRefused(reading, `${row} as row ${index + 1}`)
        expect('problems' in reading && reading.problems[0].place?.line, row).toBe(index + 1)
      }
    })
  }
})

interface TextCase {
  readonly format: string
  readonly text: string
  /** Line from 1, and what stands there instead. */
  readonly broken: readonly (readonly [line: number, text: string])[]
}

const cometLines = [
  ...range(3).flatMap((i) => ['a', 'b'].map((system) => `${system}.txt\tSegment ${i}\tscore: 0.8${i}00`)),
  'a.txt\tscore: 0.8100',
  'b.txt\tscore: 0.8100',
]
const report = [
  '              precision    recall  f1-score   support',
  '',
  '         dry       0.50      1.00      0.67         1',
  '         wet       0.50      0.50      0.50         1',
  '',
  '    accuracy                           0.50         2',
  '   macro avg       0.25      0.50      0.33         2',
  'weighted avg       0.50      0.50      0.50         2',
]
const jiwer = [
  '=== SENTENCE 1 ===',
  '',
  'REF: a b',
  'HYP: a c',
  '       S',
  '',
  '=== SUMMARY ===',
  'number of sentences: 1',
  'substitutions=1 deletions=0 insertions=0 hits=1',
  '',
  'mer=50.00%',
  'wil=75.00%',
  'wip=25.00%',
  'wer=50.00%',
]
const table = [
  '╒══════════╤═══════════════════╕',
  '│   System │ BLEU (μ ± 95% CI) │',
  '╞══════════╪═══════════════════╡',
  '│    a.txt │ 26.6 (26.6 ± 0.6) │',
  '├──────────┼───────────────────┤',
  '│    b.txt │ 26.7 (26.6 ± 0.7) │',
  '│          │   (p = 0.3077)    │',
  '╘══════════╧═══════════════════╛',
]

const TEXT_CASES: Readonly<Record<string, TextCase>> = {
  'comet-score console output': {
    format: 'comet',
    text: cometLines.join('\n'),
    broken: [
      [1, 'a.txt\tSegment 0\tscore: nan'],
      [3, 'a.txt\tSegment 1\tscore: nan'],
      [3, 'a.txt\tSegment 1\tscore: abc'],
      [3, 'a.txt\tSegment 1\tscore: '],
      [3, 'a.txt\tSegment 1\tsco'],
      [3, 'something else'],
      [3, 'a.txt\tSegment 2\tscore: 0.5000'],
      [7, 'a.txt\tscore: nan'],
      [8, 'b.txt\tscore: 0.81'],
    ],
  },
  'sacreBLEU -sl': {
    format: 'sacrebleu',
    text: range(5)
      .map((i) => `BLEU|${signature} = 2${i}.12 60.0/30.0 (BP = 1.000)`)
      .join('\n'),
    broken: [
      [1, `BLEU|${signature} = nan 60.0`],
      [3, `BLEU|${signature} = nan`],
      [3, `BLEU|${signature} = abc`],
      [3, `BLEU|${signature} = `],
      [3, `BLEU|${signature}`],
      [5, `BLEU|${signature} = 2`],
      [1, 'something else'],
      [3, 'something else'],
    ],
  },
  'sacreBLEU table': {
    format: 'sacrebleu',
    text: table.join('\n'),
    broken: [
      [4, '│    a.txt │   nan (nan ± nan) │'],
      [6, '│    b.txt │               abc │'],
      [6, '│    b.txt │                   │'],
      [6, '│    b.txt │ 26.7 (26'],
      [6, 'something else'],
      [8, ''],
      [1, 'something else'],
    ],
  },
  'one score a line': {
    format: 'score-lines',
    text: range(6)
      .map((i) => `-1.2${i}`)
      .join('\n'),
    broken: [
      [1, 'nan'],
      [4, 'NaN'],
      [4, 'abc'],
      [4, 'None'],
      [4, ''],
      [4, '-1.2 something'],
      [1, 'something else'],
      [4, '1e999'],
    ],
  },
  'bert-score': {
    format: 'score-lines',
    text: 'roberta-large_L17_no-idf_version=0.3.12 P: 0.957378 R: 0.961325 F1: 0.959333',
    broken: [
      [1, 'roberta-large_L17_no-idf_version=0.3.12 P: 0.957378 R: 0.961325 F1: nan'],
      [1, 'roberta-large_L17_no-idf_version=0.3.12 P: 0.957378 R: 0.961325 F1: 0.9'],
      [1, 'roberta-large_L17_no-idf_version=0.3.12 P: 0.957378 R: 0.961325'],
    ],
  },
  '.seg.score': {
    format: 'segment-scores',
    text: ['a', 'b'].flatMap((system) => range(4).map((i) => `${system}\t0.${i}5`)).join('\n'),
    broken: [
      [1, 'a\tnan'],
      [3, 'a\tNaN'],
      [3, 'a\tabc'],
      [3, 'a\t'],
      [3, 'a'],
      [3, 'something else here'],
      [1, 'something else here'],
    ],
  },
  'MQM averages': {
    format: 'segment-scores',
    text: ['system mqm_avg_score seg_id', ...range(4).map((i) => `a\t-0.${i}5 ${i + 1}`)].join('\n'),
    broken: [
      [1, 'something else'],
      [2, 'a\tnan 1'],
      [4, 'a\tabc 3'],
      [4, 'a\t 3'],
      [4, 'a\t-0.2'],
      [4, 'something else'],
    ],
  },
  'five columns': {
    format: 'segment-scores',
    text: range(4)
      .map((i) => `a\tdoc\t${i + 1}\t-1.5\trater=1`)
      .join('\n'),
    broken: [
      [1, 'a\tdoc\t1\tnan\trater=1'],
      [3, 'a\tdoc\t3\tabc\trater=1'],
      [3, 'a\tdoc\t3\t\trater=1'],
      [3, 'a\tdoc'],
      [3, 'something else'],
    ],
  },
  classification_report: {
    format: 'sklearn',
    text: report.join('\n'),
    broken: [
      [1, 'something else'],
      [3, '         dry        nan      1.00      0.67         1'],
      [4, '         wet       0.50       abc      0.50         1'],
      [4, '         wet       0.50                0.50         1'],
      [4, '         wet       0.50'],
      [4, 'something else'],
      [6, '    accuracy                            nan         2'],
      [8, 'weighted avg       0.5'],
    ],
  },
  'jiwer text': {
    format: 'jiwer',
    text: jiwer.join('\n'),
    broken: [
      [9, 'substitutions=x deletions=0 insertions=0 hits=1'],
      [11, 'mer=nan%'],
      [14, 'wer=50.00'],
      [14, 'wer=5'],
      [14, 'wer=nan%'],
      [12, 'something else'],
      [8, 'number of sentences: many'],
      [1, 'something else'],
    ],
  },
  'a table with tabs': {
    format: 'delimited',
    text: ['id\tsource\thypothesis', ...range(4).map((i) => `${i}\ts\th`)].join('\n'),
    broken: [
      [1, 'something else'],
      [3, '1\ts'],
      [3, 'something else'],
      [5, '3\ts'],
    ],
  },
  'a table with commas': {
    format: 'delimited',
    text: ['id,source,hypothesis', ...range(4).map((i) => `${i},s,h`)].join('\n'),
    broken: [
      [3, '1,s'],
      [3, 'something else'],
      [5, '3,"s'],
    ],
  },
  'labels in a table': {
    format: 'labels',
    text: ['id,text,label,predicted_label', ...range(4).map((i) => `${i},t,yes,no`)].join('\n'),
    broken: [
      [3, '1,t'],
      [3, 'something else'],
    ],
  },
  'one label a line': {
    format: 'labels',
    text: range(20)
      .map((i) => (i % 2 ? 'yes' : 'no'))
      .join('\n'),
    broken: [
      [1, 'something else'],
      [9, 'something else'],
      [9, '0.75'],
    ],
  },
  'text and label': {
    format: 'labels',
    text: range(20)
      .map((i) => `text ${i}\t${i % 2 ? 'yes' : 'no'}`)
      .join('\n'),
    broken: [
      [1, 'something else'],
      [9, 'text 8'],
      [9, 'text 8\ta\tb'],
      [9, 'text 8\t0.75'],
    ],
  },
  junit: {
    format: 'junit',
    text: '<testsuites><testsuite name="s">\n<testcase name="one"><properties><property name="metric" value="BLEU"/><property name="score" value="27.1"/></properties></testcase>\n</testsuite></testsuites>',
    broken: [
      [
        2,
        '<testcase name="one"><properties><property name="metric" value="BLEU"/><property name="score" value="abc"/></properties></testcase>',
      ],
      [
        2,
        '<testcase name="one"><properties><property name="metric" value="BLEU"/><property name="score" value=""/></properties></testcase>',
      ],
      [2, '<testcase name="one"><properties><property name="metric" value="BLEU"/></properties></testcase>'],
      [2, '<testcase name="one"><properties>'],
    ],
  },
}

describe.each(Object.entries(TEXT_CASES))('%s', (_, { format, text, broken }) => {
  it('is read whole', () => {
    const whole = read(text)
    expect(whole).toHaveProperty('runs')
    expect('runs' in whole && whole.runs[0].format).toBe(format)
  })
  it.each(broken)('line %d as %j is refused with a line, and read as nothing else', (line, instead) => {
    const lines = text.split('\n').map((own, i) => (i === line - 1 ? instead : own))
    expectRefused(read(lines.join('\n')), instead)
  })
})

describe('output that a tool prints with an end is refused where it was cut', () => {
  it.each(['comet-score console output', 'sacreBLEU table', 'classification_report', 'jiwer text'])('%s', (name) => {
    const { text, format } = TEXT_CASES[name]
    for (let share = 10; share < 20; share++) {
      const reading = read(text.slice(0, Math.floor((text.length * share) / 20)))
      if ('runs' in reading) expect(reading.runs[0].format, `${share}/20`).not.toBe(format)
      else expectRefused(reading, `${share}/20`)
    }
    expectRefused(read(text.slice(0, -2)), 'the last two characters')
  })
})

describe('the character U+0000 is refused with file and line', () => {
  it.each([
    ['{"candidate": "a", "reference": "b"}\n{"candidate": "a\\u0000", "reference": "b"}\n', { file: 'x', line: 2 }],
    ['id\tsource\thypothesis\n1\ts\th\n2\ts\th\0h\n', { file: 'x', line: 3 }],
    ['{"id": "a", "output": "x"}\n{"id": "b", "output": "\\u0000"}\n', { file: 'x', line: 2 }],
    [JSON.stringify({ 'a.txt': [{ src: 's', mt: 'm\0', ref: 'r', COMET: 0.5 }] }), { file: 'x#/a.txt/0' }],
  ])('%j', (text, place) => {
    const reading = read(text)
    expect('problems' in reading && reading.problems).toMatchObject([{ code: 'nul-character', place }])
  })
})

describe('what a tool itself means by null', () => {
  it('DeepEval: a metric that ended with an error has no score, and its reason is kept', () => {
    const reading = read(
      JSON.stringify({
        testCases: [{ name: 't', input: 'q', metricsData: [{ name: 'Bias', error: 'timeout' }], actualOutput: null }],
      }),
    )
    expect('runs' in reading && reading.runs[0].segments).toMatchObject([{ state: 'failed', reason: 'timeout' }])
  })
  it('HELM: nothing counted has no mean', () => {
    const reading = read(JSON.stringify([{ name: { name: 'bleu', split: 'test' }, count: 0, sum: 0 }]))
    expect('runs' in reading && reading.runs[0].scores).toMatchObject([{ text: null, reason: /never counted/ }])
  })
  it('MLflow: the remark names the first row and why', () => {
    const reading = read(
      JSON.stringify({
        columns: ['outputs', 'tone/score', 'tone/justification'],
        data: [
          ['a', 1, 'fine'],
          ['b', null, 'the judge gave no answer'],
        ],
      }),
    )
    expect('runs' in reading && reading.runs[0].notes.join('\n')).toContain(
      'tone has a value in 1 of 2 scored segments; the others are no zeros. The first is x#/data/1: the judge gave no answer',
    )
  })
})

it('every format that holds scores is in one of the tables', () => {
  const covered = new Set([...Object.values(JSON_CASES), ...Object.values(TEXT_CASES)].map(({ format }) => format))
  expect(FORMATS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual(['plain-text'])
})
