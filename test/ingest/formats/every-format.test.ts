import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../../lib/errors.ts'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import { FORMATS } from '../../../lib/ingest/registry.ts'

const fixtures = new URL('../../fixtures/formats/', import.meta.url)
const encode = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => JSON.stringify(value, null, 1)
const lines = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')

/** The least of each format, where no file beside the tests has it. */
const LEAST: readonly (readonly [format: string, text: string])[] = [
  ['assay-jsonl', lines({ id: 'a', output: 'x y', reference: 'x z' }, { id: 'b', output: 'u', reference: 'u' })],
  ['text-pairs', lines({ candidate: 'x y', reference: 'x z' }, { candidate: 'u', reference: 'u' })],
  [
    'deepeval',
    json({
      testCases: [
        {
          name: 't',
          input: 'q',
          actualOutput: 'a',
          expectedOutput: 'b',
          success: true,
          metricsData: [{ name: 'Relevancy', score: 0.5, success: true, threshold: 0.5 }],
        },
      ],
    }),
  ],
  [
    'evalplus',
    json({
      date: '2026-01-01',
      hash: 'h',
      eval: { 'HumanEval/0': [{ task_id: 'HumanEval/0', solution: 'pass', base_status: 'pass', plus_status: 'fail' }] },
    }),
  ],
  [
    'every-eval-ever',
    json({
      schema_version: '0.1',
      model_info: { name: 'm', id: 'm/1' },
      evaluation_results: [
        { evaluation_name: 'e', source_data: { dataset_name: 'd', samples_number: 3 }, score_details: { score: 0.5 } },
      ],
    }),
  ],
  [
    'hf-evaluate',
    json({ accuracy: 0.5, _timestamp: '2026-01-01T00:00:00', _evaluate_version: '0.4.0', _git_commit_hash: null }),
  ],
  [
    'jiwer',
    json({
      references: [['x', 'y']],
      hypotheses: [['x', 'z']],
      alignments: [[]],
      wer: 0.5,
      mer: 0.5,
      wil: 0.75,
      wip: 0.25,
      hits: 1,
      substitutions: 1,
      insertions: 0,
      deletions: 0,
    }),
  ],
  [
    'llm-comparator',
    json({
      metadata: { source_path: 'x' },
      models: [{ name: 'a' }, { name: 'b' }],
      examples: [
        { input_text: 'q', output_text_a: 'x', output_text_b: 'y', score: 0.5, tags: [], individual_rater_scores: [] },
      ],
    }),
  ],
  [
    'mlflow',
    json({ columns: ['inputs', 'ground_truth', 'outputs', 'toxicity/v1/score'], data: [['q', 'a', 'b', 0.25]] }),
  ],
  [
    'helm',
    json([
      {
        instance_id: 'id1',
        train_trial_index: 0,
        stats: [{ name: { name: 'exact_match', split: 'test' }, count: 1, sum: 1, mean: 1 }],
      },
    ]),
  ],
  ['score-lines', '0.25\n0.5\n0.75\n0.125\n'],
  ['plain-text', 'one line of text\nanother line of it\n'],
]
const samples = [
  ...LEAST.map(([format, text]) => ({ name: `${format} (least)`, text })),
  ...readdirSync(fixtures)
    .filter((name) => !/README/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, fixtures), 'utf8') })),
]
const read = (name: string, bytes: Uint8Array) => importFiles([{ file: name, bytes }])

/** What reading gives, or the error; anything but an InputError is a fault of ours and thrown on. */
function attempt(name: string, text: string): InputError | null {
  try {
    read(name, encode(text))
    return null
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}

it('every format of the table has a sample here', () => {
  const found = samples.flatMap(({ name, text }) => read(name, encode(text)).map(({ format }) => format))
  expect(FORMATS.map(({ name }) => name).filter((name) => !found.includes(name))).toEqual([])
})

describe.each(LEAST)('%s', (format, text) => {
  const name = `${format}.x`
  it('is recognised by its content', () => expect(read(name, encode(text))[0].format).toBe(format))
  it('in UTF-16 is refused by that word, with a mend', () => {
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
    expect(() => read(name, wide)).toThrow(/UTF-16 \(little endian\), not UTF-8.*Save it as UTF-8/)
  })
  it('with a byte of Latin-1 at its end is refused with its line', () => {
    const last = text.trimEnd().split('\n').length
    expect(() => read(name, new Uint8Array([...encode(text.trimEnd()), 0xe9]))).toThrow(`${name}:${last}:`)
  })
})

describe('cut anywhere', () => {
  it.each(samples)('$name is read or refused with file and mend, and never a fault', ({ name, text }) => {
    for (let share = 1; share < 24; share++) {
      const error = attempt(name, text.slice(0, Math.floor((text.length * share) / 24)))
      for (const problem of error?.problems ?? []) {
        expect(problem.place?.file, problem.message).toContain(name)
        expect(problem.mend, problem.message).toBeTruthy()
      }
    }
  })
})

/** Each way to put `value` in place of one value of a JSON tree, at most `most` of them spread over it. */
function* replaced(root: unknown, value: unknown, most: number): Generator<unknown> {
  const paths: (readonly PropertyKey[])[] = []
  const walk = (node: unknown, path: readonly PropertyKey[]) => {
    if (path.length > 0) paths.push(path)
    if (typeof node === 'object' && node !== null)
      for (const key of Object.keys(node)) walk((node as Record<string, unknown>)[key], [...path, key])
  }
  walk(root, [])
  const step = Math.max(1, Math.floor(paths.length / most))
  for (let i = 0; i < paths.length; i += step) {
    const copy = structuredClone(root)
    const path = paths[i]
    let at = copy as Record<PropertyKey, unknown>
    for (const key of path.slice(0, -1)) at = at[key] as Record<PropertyKey, unknown>
    at[path[path.length - 1]] = value
    yield copy
  }
}

describe('a value of another kind in any place', () => {
  const trees = samples.flatMap(({ name, text }) => {
    try {
      const root: unknown = JSON.parse(text)
      return [{ name, root }]
    } catch {
      return []
    }
  })
  it.each(trees)('$name is read or refused with its file, and never a fault', ({ name, root }) => {
    for (const value of [null, [], {}, 'x', -1, true, [[]], [null]])
      for (const broken of replaced(root, value, 60)) {
        const error = attempt(name, JSON.stringify(broken))
        for (const problem of error?.problems ?? []) expect(problem.place?.file, problem.message).toContain(name)
      }
  })
})
