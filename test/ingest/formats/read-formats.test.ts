import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'

const fixtures = new URL('../../fixtures/formats/', import.meta.url)
const load = (file: string) => ({ file, bytes: readFileSync(new URL(file, fixtures)) })
const read = (...files: readonly string[]) => importFiles(files.map(load))
const readText = (text: string, file = 'input', columns?: readonly string[]) =>
  importFiles([{ file, bytes: new TextEncoder().encode(text) }], columns ? { columns } : {})
const ids = (run: ImportedRun) => run.segments.map(({ id }) => id)

describe('lm-evaluation-harness', () => {
  it('samples: items by doc_id, a score a filter, outputs unfiltered where filters differ', () => {
    const [run, ...others] = read('lm-eval-samples.jsonl')
    expect(others).toEqual([])
    expect(run).toMatchObject({ format: 'lm-eval', readAs: 'lm-eval samples, generate_until', items: 2, system: null })
    expect(run.segments[1]).toMatchObject({
      id: '1',
      source: 'Three and four?',
      references: ['7'],
      hypothesis: 'Seven, so 7',
      scores: [
        { metric: 'exact_match', value: 0, signature: 'filter:strict' },
        { metric: 'exact_match', value: 1, signature: 'filter:flexible' },
      ],
    })
  })
  it('results: digits as printed, a signature a filter, what is not said stays unknown', () => {
    const [run] = read('lm-eval-results.json')
    expect(run).toMatchObject({ system: 'example/adder', testSet: 'sums', items: null, itemsReported: 2 })
    expect(run.scores.map(({ text, signature, facets }) => [text, signature, facets.stderr])).toEqual([
      ['0.50', 'filter:strict', 0.5],
      ['1.00', 'filter:flexible', null],
    ])
    expect(run.unknown).toContain('lm_eval_version')
    expect(run.settings).toMatchObject({ num_fewshot: 0, model: 'hf', git_hash: 'abc1234' })
    expect(run.settings).not.toHaveProperty('limit')
  })
  it('results meet the samples of their task', () => {
    const text = readFileSync(new URL('lm-eval-samples.jsonl', fixtures))
    const file = 'samples_sums_2026-01-21T03-44-18.458309.jsonl'
    const [run, ...others] = importFiles([load('lm-eval-results.json'), { file, bytes: text }])
    expect(others).toEqual([])
    expect(run).toMatchObject({ system: 'example/adder', testSet: 'sums', items: 2 })
    expect(run.scores).toHaveLength(2)
    expect(run.files.map((one) => one.file)).toEqual([file, 'lm-eval-results.json'])
  })
  it('results of more items than the samples hold stay apart, and it says so', () => {
    const text = readFileSync(new URL('lm-eval-results.json', fixtures), 'utf8').replace(
      '"effective": 2',
      '"effective": 500',
    )
    const runs = importFiles([
      { file: 'results.json', bytes: new TextEncoder().encode(text) },
      { ...load('lm-eval-samples.jsonl'), file: 'samples_sums_2026-01-21T03-44-18.458309.jsonl' },
    ])
    expect(runs.map(({ scores, segments }) => [scores.length, segments.length])).toEqual([
      [0, 2],
      [2, 0],
    ])
    expect(runs[0].notes.join()).toContain('500 items of sums; the samples hold 2')
  })
  it('a row that stands there twice counts once; with other content it is refused', () => {
    const text = readFileSync(new URL('lm-eval-samples.jsonl', fixtures), 'utf8')
    const [first] = text.split('\n')
    const [run] = readText(`${text}${first}\n`)
    expect(run.items).toBe(2)
    expect(run.notes.join()).toContain('1 rows stand there twice')
    expect(() =>
      readText(`${text}${first.replace('"exact_match": 1.0', '"exact_match": 0.0')}\n`, 'twice.jsonl'),
    ).toThrow('twice.jsonl:5: Document 0, filter strict, is there twice with other content.')
  })
  it.each([
    [['2', '0'], ['2', '0'], 'an index where every target is one'],
    [['7', '0'], null, 'no index where one target is out of range'],
  ] as const)('targets %j of three choices are %j: %s', (targets, labels, _why) => {
    const rows = targets.map((target, id) => ({
      doc_id: id,
      doc: {},
      target,
      resps: [[['-3', 'False']], [['-1', 'False']], [['-2', 'True']]],
      filtered_resps: [
        ['-3', 'False'],
        ['-1', 'False'],
        ['-2', 'True'],
      ],
      acc: 0,
    }))
    const [run] = readText(rows.map((row) => JSON.stringify(row)).join('\n'))
    expect(run.readAs).toBe('lm-eval samples, multiple choice')
    expect(run.segments.map(({ label }) => label)).toEqual(labels ?? [null, null])
    expect(run.segments.map(({ predictedLabel }) => predictedLabel)).toEqual(['1', '1'])
  })
})

describe('sacreBLEU', () => {
  it('a printed 27.0 keeps its decimal', () => {
    expect(read('sacrebleu-single.json')[0].scores[0]).toMatchObject({ metric: 'BLEU', text: '27.0' })
  })
  it('bs and seed leave the signature: the score does not depend on them', () => {
    const [run] = readText(
      '{"name": "BLEU", "score": 1.5, "signature": "nrefs:1|bs:1000|seed:12345|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0", "confidence_mean": 1.5, "confidence_var": 0.2}',
    )
    expect(run.scores[0]).toMatchObject({
      signature: 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0',
      facets: { bs: '1000', seed: '12345', halfWidth: 0.2 },
    })
  })
  it('the signature of versions before 2.0 is read as it stands', () => {
    const [run] = readText('BLEU+case.mixed+numrefs.1+smooth.exp+tok.13a+version.1.4.14 = 26.6 58.9/32.3\n')
    expect(run.scores[0]).toMatchObject({
      metric: 'BLEU',
      text: '26.6',
      signature: 'case.mixed+numrefs.1+smooth.exp+tok.13a+version.1.4.14',
    })
  })
})

describe('COMET', () => {
  it('texts and segment scores by system; the model stays unknown', () => {
    const [run] = read('comet-score.json')
    expect(run).toMatchObject({ system: 'out.txt', settings: { references: 1, 'errors.minor': 1 } })
    expect(run.segments[0]).toMatchObject({
      id: '1',
      source: 'Guten Tag',
      references: ['Hello'],
      hypothesis: 'Good day',
    })
    expect(run.segments[0].scores).toEqual([{ metric: 'COMET', value: 0.75 }])
    expect(run.unknown).toContain('model and its revision')
  })
})

describe('Inspect AI', () => {
  it('epochs are repeats, letters are numbers, an error is a failed sample, the status is said', () => {
    const [run] = read('inspect-log.json')
    expect(run).toMatchObject({ system: 'example/painter', testSet: 'colours', items: 2, itemsReported: 4 })
    expect(run.segments.map(({ id, repeat, state, hypothesis }) => [id, repeat, state, hypothesis])).toEqual([
      ['sky', 0, 'scored', 'blue'],
      ['sky', 1, 'scored', 'azure'],
      ['grass', 0, 'scored', 'green'],
      ['grass', 1, 'failed', null],
    ])
    expect(run.segments.map(({ scores }) => scores[0]?.value)).toEqual([1, 0.5, 1, undefined])
    expect(run.segments[2]).toMatchObject({ source: 'Colour of grass?', references: ['green', 'Green'] })
    expect(run.scores).toMatchObject([{ metric: 'accuracy', text: '0.750', signature: 'scorer:match' }])
    expect(run.notes.join()).toContain('status is "error"')
    expect(run.notes.join()).toContain('2 of 3 items')
  })
})

describe('promptfoo', () => {
  it('an error of the provider is failed and not scored 0; no cookie is kept', () => {
    const [run] = read('promptfoo-v3.json')
    expect(run.segments).toMatchObject([
      {
        id: '0',
        state: 'scored',
        hypothesis: 'one',
        scores: [
          { metric: 'pass', value: 1 },
          { metric: 'score', value: 0.5 },
        ],
      },
      { id: '1', state: 'failed', hypothesis: null, reason: 'timeout', scores: [] },
    ])
    expect(JSON.stringify(run)).not.toContain('secret')
  })
})

describe('SQuAD', () => {
  it('predictions meet their data set by id; the missing one is failed, the stray one is named', () => {
    const [run] = read('squad-predictions.json', 'squad-data-set.json')
    expect(run.segments).toMatchObject([
      { answers: ['in spring', 'spring'], hypothesis: 'in spring', state: 'scored' },
      { answers: [], hypothesis: '', state: 'scored' },
      { answers: ['mills'], hypothesis: null, state: 'failed' },
    ])
    expect(run.notes.join()).toContain('1 predictions belong to no question')
  })
  it('predictions alone have no gold', () => {
    const [run] = read('squad-predictions.json')
    expect(run.unknown).toContain('data set (gold answers)')
    expect(run.items).toBe(3)
  })
  it('null odds are no scores', () => {
    const [run] = readText('{"0123456789abcdef01234567": -1.5, "0123456789abcdef01234568": 2.5}')
    expect(run).toMatchObject({ readAs: 'SQuAD v2 null odds {id: number}', items: 2, segments: [], scores: [] })
  })
})

describe('tables and labels', () => {
  it('CSV with quotes, commas and line breaks in cells', () => {
    const [run] = read('labels.csv')
    expect(run.format).toBe('labels')
    expect(run.segments).toMatchObject([
      { id: 'a', source: 'Warm, sunny\nand still', label: 'fine', predictedLabel: 'fine' },
      { id: 'b', source: 'He said "rain"', label: 'wet', predictedLabel: 'fine' },
    ])
  })
  it('TSV: quotes are ordinary characters', () => {
    expect(read('predictions.tsv')[0].segments[1]).toMatchObject({
      source: '"Nein"',
      references: ['No'],
      hypothesis: '"No"',
    })
  })
  it('a table without header asks what its columns hold, and takes the answer', () => {
    const text = 'Ja\tYes\tYep\nNein\tNo\tNo\n'
    expect(readText(text)[0]).toMatchObject({ items: 2, segments: [], unknown: ['what each column holds', 'system'] })
    const [run] = readText(text, 'input', ['source', 'reference', 'hypothesis'])
    expect(run.segments[0]).toMatchObject({ source: 'Ja', references: ['Yes'], hypothesis: 'Yep' })
    const [two] = readText(text, 'input', ['hypothesis', 'reference', 'reference'])
    expect(two.segments[0].references).toEqual(['Yes', 'Yep'])
    expect(() => readText(text, 'input', ['source', 'gold'])).toThrow('--columns')
  })
})

describe('older and rarer layouts', () => {
  it.each([
    ['BLEU|#:1|c:mixed|e:no|tok:13a|s:exp|v:2.2.1 = 26.6\n', 'sacrebleu', 'sacreBLEU text output'],
    [
      '{"name": "BLEU", "score": 26.6, "signature": "BLEU+case.mixed+version.1.5.1"}',
      'sacrebleu',
      'sacreBLEU JSON, one system, one metric',
    ],
    [
      '{"wer": 0.5, "hits": 1, "substitutions": 1, "deletions": 0, "insertions": 0}',
      'jiwer',
      'jiwer measures without texts',
    ],
    [
      '{"eval": {"HumanEval/0": {"nfiles": 1, "base": [["pass", []]], "plus": [["fail", []]]}}}',
      'evalplus',
      'evalplus results',
    ],
    [
      '{"testCases": [{"name": "a", "input": "b", "actualOutput": "c", "metricsMetadata": [{"metric": "Bias", "score": 0.0}]}]}',
      'deepeval',
      'DeepEval test run',
    ],
    ['LIUM\t0.5\nFBK\t0.25\n', 'segment-scores', 'two columns: one score a system'],
    ['<testsuite name="a"><testcase name="b"/></testsuite>', 'junit', 'JUnit XML'],
  ])('%s', (text, format, readAs) => {
    expect(readText(text)[0]).toMatchObject({ format, readAs })
  })
  it('what is too little to be recognised is read when its format is named', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const three = { file: 'x', bytes: bytes('yes\nno\nyes\n') }
    expect(importFiles([three])[0].format).toBe('plain-text')
    expect(importFiles([three], { format: 'labels' })[0].segments.map(({ predictedLabel }) => predictedLabel)).toEqual([
      'yes',
      'no',
      'yes',
    ])
    const answers = { file: 'x', bytes: bytes('{"one": "a", "two": "b"}') }
    expect(() => importFiles([answers])).toThrow('no known format')
    expect(
      importFiles([answers], { format: 'squad' })[0].segments.map(({ id, hypothesis }) => [id, hypothesis]),
    ).toEqual([
      ['one', 'a'],
      ['two', 'b'],
    ])
  })
})

describe('comet-score --only_system', () => {
  it('is one run of a total for each system', () => {
    const runs = read('comet-only-system.txt')
    expect(
      runs.map(({ readAs, system, scores, segments }) => [readAs, system, scores[0].text, segments.length]),
    ).toEqual([
      ['comet-score --only_system', 'a.txt', '0.8123', 0],
      ['comet-score --only_system', 'b.txt', '0.7901', 0],
    ])
    expect(readText('Loading model.\nhyp.txt\tscore: 0.8123\n')[0]).toMatchObject({
      format: 'comet',
      system: 'hyp.txt',
    })
  })
  it('with dropout the variances are left out, and it says so', () => {
    const [run] = readText(
      'h.txt\tSegment 0\tscore: 0.5000\tvariance: 0.0100\nh.txt\tSegment 1\tscore: 0.7000\tvariance: 0.0200\nh.txt\tscore: 0.6000\n',
    )
    expect(run.segments.map(({ scores }) => scores[0].value)).toEqual([0.5, 0.7])
    expect(run.notes.join()).toContain('variances')
  })
})

describe('others', () => {
  it('JUnit: a score in properties, nan is no value, entities are read', () => {
    const [run] = read('junit.xml')
    expect(run.system).toBe('adder & co')
    expect(run.scores).toMatchObject([
      { metric: 'BLEU', text: '27.10', facets: { state: 'passed' } },
      { metric: 'TER', text: null, facets: { state: 'failed' } },
    ])
  })
  it('.seg.score: a run a system, None is not rated', () => {
    const runs = read('scores.seg.score')
    expect(runs.map(({ system }) => system)).toEqual(['one', 'two'])
    expect(runs[0].segments[1]).toMatchObject({ state: 'na', scores: [] })
    expect(runs[0].notes.join()).toContain('1 of 2 segments of one are "None"')
  })
  it('OpenAI evals: samples by id, a missing report and a missing match are said', () => {
    const [run] = read('openai-evals.jsonl')
    expect(ids(run)).toEqual(['sums.0', 'sums.1'])
    expect(run.notes.join()).toContain('no final report')
    expect(run.notes.join()).toContain('1 of 2 samples have a match')
  })
  it('classification_report: a label without items has no value', () => {
    const [run] = read('sklearn.txt')
    const of = (row: string) => run.scores.filter(({ facets }) => facets.row === row).map(({ text }) => text)
    expect(of('accuracy')).toEqual(['0.50'])
    expect(of('very   wet')).toEqual([null, null, null])
    expect(run.scores.find(({ metric }) => metric === 'macro_f1')?.text).toBe('0.33')
    expect(run.itemsReported).toBe(2)
  })
  it('bert-score keeps its hash string', () => {
    const [run] = readText(
      'roberta-large_L17_no-idf_version=0.3.12(hug_trans=4.30.2) P: 0.957378 R: 0.961325 F1: 0.959333\n',
    )
    expect(run.scores[2]).toMatchObject({
      metric: 'bertscore_f1',
      text: '0.959333',
      signature: 'roberta-large_L17_no-idf_version=0.3.12(hug_trans=4.30.2)',
    })
  })
  it('EvalPlus: a task passes only where it passes both', () => {
    const sample = (base: string, plus: string) => ({ solution: 'pass', base_status: base, plus_status: plus })
    const [run] = readText(
      JSON.stringify({
        eval: {
          'T/1': [sample('pass', 'pass'), sample('fail', 'pass')],
          'T/0': [sample('pass', 'fail'), sample('fail', 'fail')],
        },
      }),
    )
    expect(run.segments.map(({ id, statistics }) => [id, statistics.passed, statistics.samples])).toEqual([
      ['T/1', 1, 2],
      ['T/0', 0, 2],
    ])
  })
  it('LLM Comparator: two runs; the judgement is no metric of either', () => {
    const runs = readText(
      JSON.stringify({
        metadata: {},
        models: [{ name: 'A' }, { name: 'B' }],
        examples: [{ input_text: 'q', tags: [], output_text_a: 'x', output_text_b: 'y', score: -0.5 }],
      }),
    )
    expect(runs.map(({ system, segments }) => [system, segments[0].hypothesis, segments[0].scores])).toEqual([
      ['A', 'x', []],
      ['B', 'y', []],
    ])
    expect(runs[0].judgements).toEqual([{ metric: 'score', against: 'B', values: [-0.5] }])
  })
  it('plain text says that its role is unknown', () => {
    expect(readText('one\n\ntwo\n')[0]).toMatchObject({ format: 'plain-text', items: 3, segments: [] })
  })
  it('a text that begins with a bracket is a text', () => {
    expect(readText('[Music] hello\n<i>bye</i>\n')[0].format).toBe('plain-text')
    expect(readText('<i>bye</i>\n{or so}\n')[0].format).toBe('plain-text')
  })
})
