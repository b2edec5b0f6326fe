import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'
import { toScorableSegment } from '../../../lib/ingest/to-metric-segment.ts'
import { scoreSegments } from '../../../lib/metrics/score-segments.ts'
import { createMetric } from '../../../lib/metrics/spec.ts'
import { testSetFacts } from '../../../lib/metrics/test-set-facts.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const SAMPLES = 'samples_t_2026-01-21T03-44-18.458309.jsonl'
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const read = (...files: readonly (readonly [string, string])[]) =>
  importFiles(files.map(([file, text]) => ({ file, bytes: encode(text) })))
const readRows = (rows: readonly unknown[]) => read([SAMPLES, lines(rows)])[0]
const notes = ({ notes: all }: ImportedRun) => all.join('\n')
const scoreOf = (run: ImportedRun, spec: string) => {
  const segments = run.segments.map(toScorableSegment)
  return scoreSegments(createMetric(spec, testSetFacts(segments)), segments).score.value
}

const row = (id: number, more: object) => ({
  doc_id: id,
  doc: { question: `q${id}` },
  target: 'a',
  arguments: {},
  filter: 'none',
  doc_hash: 'h',
  ...more,
})
const generated = (id: number, output: string, more: object) =>
  row(id, { resps: [[output]], filtered_resps: [output.trim()], ...more })
const likelihood = (id: number, value: string, more: object) =>
  row(id, { target: ' c', resps: [[[value, 'True']]], filtered_resps: [[value, 'True']], ...more })

const results = (values: object, more: object = {}) =>
  JSON.stringify(
    {
      results: { t: { alias: 't', ...values } },
      versions: { t: 1 },
      'n-samples': { t: { original: 2, effective: 2 } },
      config: { model: 'hf', model_args: 'pretrained=example/m' },
      ...more,
    },
    null,
    1,
  )

describe('perplexity of a loglikelihood task', () => {
  const rows = [-0.25, -0.75].map((value, id) =>
    likelihood(id, String(value), { metrics: ['perplexity', 'acc'], perplexity: value, acc: 1 }),
  )
  it('is the exponent of the mean log-likelihood, as the harness has it, never the mean of the rows', () => {
    const run = readRows(rows)
    expect(run.segments.map(({ statistics }) => statistics.nll)).toEqual([0.25, 0.75])
    expect(run.segments.flatMap(({ scores }) => scores.map(({ metric }) => metric))).toEqual(['acc', 'acc'])
    expect(scoreOf(run, 'ppl:unit=word')).toBeCloseTo(Math.exp(0.5), 12)
  })
  it('meets the posted one under the name that is computed here', () => {
    const [run] = read(
      [SAMPLES, lines(rows)],
      ['r.json', results({ 'perplexity,none': 1.6487212707, 'acc,none': 1.0 })],
    )
    expect(run.scores.map(({ metric, text, signature }) => [metric, text, signature])).toEqual([
      ['ppl:unit=word', '1.6487212707', null],
      ['acc', '1', 'filter:none'],
    ])
  })
  it('of targets of several words stays a log-likelihood by another name', () => {
    const run = readRows(
      [-0.25, -0.75].map((value, id) =>
        likelihood(id, String(value), { target: ' two words', metrics: ['perplexity'], perplexity: value }),
      ),
    )
    expect(run.segments[0].scores).toEqual([{ metric: 'log-likelihood', value: -0.25, signature: 'filter:none' }])
    expect(notes(run)).toContain('perplexity is exp of minus the mean')
  })
  it('a text that the model thinks impossible has none', () => {
    const run = readRows([likelihood(0, '-inf', { metrics: ['perplexity', 'acc'], perplexity: null, acc: 0 }), rows[1]])
    expect(run.segments[0].statistics.nll).toBeUndefined()
    expect(notes(run)).toContain('1 log-likelihood is minus infinity')
  })
})

it('perplexity of multiple choice is the log-likelihood of the gold choice, whatever the task', () => {
  const choice = (id: number) =>
    row(id, {
      target: '0',
      resps: [[['-1', 'False']], [['-2', 'False']]],
      filtered_resps: [
        ['-1', 'False'],
        ['-2', 'False'],
      ],
      metrics: ['perplexity'],
      perplexity: -1,
    })
  const run = readRows([choice(0), choice(1)])
  expect(run.segments[0].scores).toEqual([{ metric: 'log-likelihood', value: -1, signature: 'filter:none' }])
})

it('a perplexity of items that is one stays one', () => {
  const run = readRows([0, 1].map((id) => generated(id, 'x', { metrics: ['perplexity'], perplexity: 12.5 })))
  expect(run.segments[0].scores).toEqual([{ metric: 'perplexity', value: 12.5, signature: 'filter:none' }])
})

it('log-likelihoods of a task that scores accuracy alone are no score, and it says so', () => {
  const run = readRows([0, 1].map((id) => likelihood(id, '-0.5', { metrics: ['acc'], acc: id })))
  expect(run.segments.map(({ scores }) => scores)).toEqual([
    [{ metric: 'acc', value: 0, signature: 'filter:none' }],
    [{ metric: 'acc', value: 1, signature: 'filter:none' }],
  ])
  expect(notes(run)).toContain('log-likelihoods of the targets are no metric of this task and were left out')
})

describe('values of a row that are no single number', () => {
  it('pairs of texts are reference and output as they were scored', () => {
    const pair = ['Hallo Welt', 'Hallo die Welt']
    const rows = [0, 1].map((id) =>
      generated(id, ' Hallo die Welt\nnot scored', {
        metrics: ['bleu', 'chrf', 'ter'],
        bleu: pair,
        chrf: pair,
        ter: pair,
      }),
    )
    const run = readRows(rows)
    expect(run.segments[0]).toMatchObject({ references: ['Hallo Welt'], hypothesis: 'Hallo die Welt', scores: [] })
    expect(notes(run)).toContain('bleu, chrf, ter')
    const [joined] = read([SAMPLES, lines(rows)], ['r.json', results({ 'bleu,none': 23.5 })])
    expect(joined.scores[0]).toMatchObject({ metric: 'bleu', signature: null, facets: { filter: 'none' } })
  })
  it('pairs of labels are the labels that multiple choice has', () => {
    const rows = [0, 1].map((id) =>
      row(id, {
        target: '1',
        resps: [[['-1', 'False']], [['-2', 'False']]],
        filtered_resps: [
          ['-1', 'False'],
          ['-2', 'False'],
        ],
        metrics: ['acc', 'f1'],
        acc: 0,
        f1: [1, 0],
      }),
    )
    const run = readRows(rows)
    expect(run.segments[0]).toMatchObject({ label: '1', predictedLabel: '0', scores: [{ metric: 'acc' }] })
    expect(notes(run)).toContain('f1 holds pairs of gold and predicted label')
  })
  it('a Brier score is worked out from gold and probabilities', () => {
    const run = readRows(
      [0, 1].map((id) =>
        row(id, {
          target: '0',
          resps: [[['-1', 'False']], [['-2', 'False']]],
          filtered_resps: [
            ['-1', 'False'],
            ['-2', 'False'],
          ],
          metrics: ['brier_score'],
          brier_score: [0, [0.75, 0.25]],
        }),
      ),
    )
    expect(run.segments[0].scores).toEqual([{ metric: 'brier_score', value: 0.125, signature: 'filter:none' }])
  })
  it('a list of verdicts is the share within the item, by another name', () => {
    const run = readRows(
      [0, 1].map((id) =>
        generated(id, 'x', { metrics: ['inst_level_strict_acc'], inst_level_strict_acc: [true, id === 1] }),
      ),
    )
    expect(run.segments.map(({ scores }) => scores[0])).toMatchObject([
      { metric: 'inst_level_strict_acc (mean of the item)', value: 0.5 },
      { metric: 'inst_level_strict_acc (mean of the item)', value: 1 },
    ])
    expect(notes(run)).toContain('the harness takes the mean over all')
  })
  it('predictions and answers of SQuAD are output and answers', () => {
    const pair = (id: number) => [
      { id: String(id), prediction_text: 'France', no_answer_probability: 0.1 },
      { id: String(id), answers: { text: ['France', 'in France'], answer_start: [1, 1] } },
    ]
    const run = readRows(
      [0, 1].map((id) =>
        row(id, {
          resps: [['France'], [['-5.0', 'False']]],
          filtered_resps: ['France', ['-5.0', 'False']],
          metrics: ['exact', 'f1', 'HasAns_exact'],
          exact: pair(id),
          f1: pair(id),
          HasAns_exact: pair(id),
        }),
      ),
    )
    expect(run.segments[0]).toMatchObject({
      hypothesis: 'France',
      references: [],
      answers: ['France', 'in France'],
      scores: [],
    })
    expect(scoreOf(run, 'em')).toBe(100)
  })
  it('anything else is named', () => {
    const run = readRows([0, 1].map((id) => generated(id, 'x', { metrics: ['odd'], odd: { a: 1 } })))
    expect(notes(run)).toContain('odd holds no single number a row')
  })
})

it('several outputs of a document are repeats, each with the scores of the document', () => {
  const rows = ['score-first', 'maj@3'].map((filter, index) =>
    row(0, {
      resps: [['a 18', 'b 17', 'c 18']],
      filtered_resps: ['18'],
      filter,
      metrics: ['exact_match'],
      exact_match: index,
    }),
  )
  const run = readRows(rows)
  expect(run.items).toBe(1)
  expect(run.segments.map(({ id, repeat, hypothesis }) => [id, repeat, hypothesis])).toEqual([
    ['0', 0, 'a 18'],
    ['0', 1, 'b 17'],
    ['0', 2, 'c 18'],
  ])
  for (const { scores } of run.segments)
    expect(scores.map(({ value, signature }) => [value, signature])).toEqual([
      [0, 'filter:score-first'],
      [1, 'filter:maj@3'],
    ])
  expect(notes(run)).toContain('kept as repeats')
})

describe('a results file', () => {
  it('of the first versions has no more than results and versions, on one line', () => {
    const [run, ...others] = read([
      'r.json',
      '{"results": {"boolq": {"acc": 0.5048929663608562, "acc_stderr": 0.0087}}, "versions": {"boolq": 1}}\n',
    ])
    expect(others).toEqual([])
    expect(run).toMatchObject({
      format: 'lm-eval',
      testSet: 'boolq',
      system: null,
      scores: [{ metric: 'acc', text: '0.5048929663608562', facets: { stderr: 0.0087 } }],
    })
  })
  it('of another harness that has versions too is none', () => {
    const other = { config_general: {}, results: { 'a|b|0': { acc: 0.5 } }, versions: { 'a|b|0': 0 } }
    expect(() => read(['r.json', JSON.stringify(other, null, 1)])).toThrow('no known format')
  })
  it.each([
    ['pretrained=example/m,dtype=float', 'example/m'],
    ['model=gpt-4o,base_url=http://x/v1', 'gpt-4o'],
    ['pretrained=example/m,peft=example/p', 'example/p'],
    ['path=some.gguf', 'some.gguf'],
    ['dtype=float', null],
    [{ model: 'gpt-4o' }, 'gpt-4o'],
  ])('names its system in model_args %j', (model_args, system) => {
    const [run] = read(['r.json', results({ 'acc,none': 0.5 }, { config: { model: 'x', model_args } })])
    expect(run.system).toBe(system)
  })
  it('with samples in it has their segments', () => {
    const samples = { t: [0, 1].map((id) => generated(id, 'x', { metrics: ['exact_match'], exact_match: id })) }
    const runs = read(['r.json', results({ 'exact_match,none': 0.5 }, { samples })])
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({ testSet: 't', system: 'example/m', items: 2, scores: [{ metric: 'exact_match' }] })
  })
  it('has no score of its bookkeeping', () => {
    const [run] = read([
      'r.json',
      results({ 'acc,none': 0.5, name: 't', sample_len: 3, sample_count: { none: 3 }, ' ': ' ' }),
    ])
    expect(run.scores.map(({ metric }) => metric)).toEqual(['acc'])
  })
  it('says which way its own metrics are better', () => {
    const higher_is_better = { t: { acc: true, odd: true, strange: false, ter: true } }
    const values = { 'acc,none': 0.5, 'odd,none': 1.5, 'strange,none': 2.5, 'ter,none': 3.5 }
    const [run] = read(['r.json', results(values, { higher_is_better })])
    expect(run.settings).toMatchObject({
      'direction.acc': 'higher',
      'direction.odd': 'higher',
      'direction.strange': 'lower',
    })
    expect(run.settings).not.toHaveProperty('direction.ter')
    expect(notes(run)).toContain('says that higher is better for ter, which is an error rate or a surprise')
  })
})
