import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'

const shared = new URL('../../../../shared/formats/', import.meta.url)
const present = existsSync(shared)
const read = (...paths: readonly string[]) =>
  importFiles(paths.map((file) => ({ file, bytes: readFileSync(new URL(file, shared)) })))
const notes = (runs: readonly ImportedRun[]) => runs.flatMap((run) => run.notes).join('\n')
const shareOf = (run: ImportedRun, test: (segment: ImportedRun['segments'][number]) => boolean) =>
  run.segments.filter(test).length / run.segments.length

/** Settings that a file says, of the first run in it. */
const SETTINGS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    'lm-eval/results_2026-01-21T03-44-18.458309.json',
    {
      lm_eval_version: '0.4.9.2',
      git_hash: '1f84a09f',
      num_fewshot: 0,
      bootstrap_iters: 100000,
      model: 'hf',
      model_sha: '82047f5e5d5245c1b3a4cd75ad98aa441d6487cd',
      dtype: 'torch.bfloat16',
      max_length: 32768,
      seeds: '[0,1234,1234,1234]',
      task_version: 1,
    },
  ],
  [
    'lm-eval/results_2024-08-21T03-44-09.494230.json',
    {
      num_fewshot: 8,
      fewshot_as_multiturn: true,
      chat_template_sha: 'ba03a121d097859c7b5b9cd03af99aafe95275210d2876f642ad9929a150f122',
      limit: 50,
      seeds: '[42,42,42,42]',
    },
  ],
  [
    'lm-eval/flan_t5_xxl_mlsum-de-1000.json',
    {
      limit: 1000,
      output_type: 'greedy_until',
      task_version: 'Yaml',
      git_hash: 'bd65dc2',
      duration_s: 813.8580918312073,
    },
  ],
  [
    'lm-eval/results_2025-12-17T21-46-45.855761.json',
    { model_args: '{"pretrained":"Qwen/Qwen3-8B","tensor_parallel_size":8}', max_length: 40960 },
  ],
  [
    'inspect-ai/2025-05-12T20-28-13-04-00_popularity.json',
    { dataset_size: 100, limit: 3, status: 'cancelled', epochs_reducer: '["mean"]' },
  ],
  ['inspect-ai/data_arc_qwen.json', { dataset_size: 2376, limit: 3, git: '36190055', status: 'success' }],
  [
    'promptfoo/v3-output.json',
    {
      promptfooVersion: '0.123.1',
      evalId: 'eval-bj4-2026-11-29T19:37:57',
      provider: 'local-echo',
      successes: 4,
      failures: 3,
      errors: 1,
    },
  ],
  ['promptfoo/promptfoo-results.json', { provider: 'openai:chat:gpt-4o-mini', temperature: 0, max_tokens: 256 }],
  ['comet/comet-compare.json', { model: 'Unbabel/wmt22-comet-da', references: 1 }],
  ['comet/xcomet-score-error-spans.json', { 'errors.critical': 4, 'errors.major': 2, 'errors.minor': 2 }],
  [
    'helm/narrative_qa-gpt2/run_spec.json',
    {
      name: 'narrative_qa:model=openai_gpt2',
      method: 'generation',
      max_train_instances: 5,
      temperature: 0,
      max_tokens: 100,
      num_outputs: 1,
    },
  ],
  ['openai-evals/capitals-match.jsonl', { completion_fn: 'dummy', eval: 'capitals.dev.v0', seed: 20220722 }],
  [
    'deepeval/test_run_sample.json',
    { evaluationModel: 'gpt-5.4', testPassed: 0, testFailed: 1, 'threshold.Faithfulness': 0.7 },
  ],
  [
    'evalplus/meta-llama--Meta-Llama-3-8B-Instruct_vllm_temp_0.0-sanitized_eval_results.json',
    { date: '2024-08-08 17:18', dataset_hash: 'fe585eb4df8c88d844eeb463ea4d0302', samples_per_task: 1 },
  ],
  [
    'hf-evaluate/result-sacrebleu.json',
    { experiment: 'LIUM-NMT on WMT17 en-de', model: 'LIUM-NMT', evaluate_version: '0.4.7.dev0' },
  ],
  ['junit/pytest-xunit2-suite-properties.xml', { system: 'LIUM-NMT', testset: 'wmt17-ende', commit: '0f3c1d2' }],
  ['junit/pytest-xunit1-case-properties.xml', { tests: 5, failures: 2, errors: 0, skipped: 1 }],
]

/** What must be said of a file beside its numbers. */
const REMARKS: readonly (readonly [string, RegExp])[] = [
  ['lm-eval/truthfulqa_gen_neo125_2025-05-31T14-30-51.983293.json', /20 of 817 items/],
  ['lm-eval/llama-13B_lambada_0-shot.json', /looks broken/],
  ['lm-eval/llama-13B_lambada_0-shot.json', /lambada_openai and lambada_openai_mt_en have the same figures/],
  ['lm-eval/samples_truthfulqa_gen_2025-05-31T14-30-51.983293.jsonl', /target is blank in every row/],
  ['sacrebleu/paired-ar-with-copy.json', /copy-of-baseline\.txt: its TER equals the baseline's/],
  ['sacrebleu/confidence.json', /the score does not depend on them/],
  ['comet/cometkiwi-score-no-reference.json', /another metric than COMET/],
  ['comet/comet-compare.json', /means over bootstrap samples/],
  ['inspect-ai/2025-05-12T20-28-13-04-00_popularity.json', /status is "cancelled"/],
  ['inspect-ai/data_arc_qwen.json', /3 of 2376 items/],
  ['promptfoo/promptfoo-results.json', /order of arrival/],
  ['squad/dataset-xquad-zh.json', /35 questions share 1 ids/],
  ['squad/v2-null_odds-first40.json', /19 of 40 would abstain/],
  ['labels/absa-example-output-confidence.json', /"confidence" is of the predicted label/],
  ['helm/narrative_qa-gpt2/per_instance_stats.json', /Every log-probability is 0/],
  ['helm/narrative_qa-gpt2/per_instance_stats.json', /several splits/],
  ['every-eval-ever/077fe37f-b3a4-483a-93a5-034c6445fe98.json', /Mean win rate.*depends on which other models/],
  ['every-eval-ever/497ca8f5-8e80-436b-9abd-297501f18497.json', /samples_number says 500, but 2/],
  ['mlflow/eval_results_table.json', /answer_correctness\/v1 has a value in 4 of 10 scored segments/],
  ['sklearn/subset-of-labels-report.json', /label "horse" has no item/],
  ['wmt-plain/mqm_ted_ende.avg_seg_scores.tsv', /77 of 606 segments of Facebook-AI are "None"/],
  ['junit/pytest-xunit1-case-properties.xml', /test_chrf \(passed\): chrF2 has no value/],
  ['wmt-plain/ted_multi-dataset.tsv', /may be a second reference or an output/],
]

describe.skipIf(!present)(
  `readings of other tools' files${present ? '' : ' (skipped: the folder shared/formats is not there)'}`,
  () => {
    it.each(SETTINGS)('%s says %j', (path, settings) => expect(read(path)[0].settings).toMatchObject(settings))
    it.each(REMARKS)('%s: %s', (path, remark) => expect(notes(read(path))).toMatch(remark))

    it('lm-eval rolling: the likelihoods of the corpus can be recomputed from documents', () => {
      const [{ segments }] = read('lm-eval/samples_wikitext_2026-11-29T19-45-00.000000.jsonl')
      const sum = (key: 'nll' | 'wordCount' | 'byteCount') =>
        segments.reduce((total, { statistics }) => total + Number(statistics[key]), 0)
      expect(sum('wordCount')).toBe(2839)
      expect(sum('byteCount')).toBe(13186)
      expect(Math.exp(sum('nll') / 2839)).toBeCloseTo(819.9059234111621, 8)
      expect(sum('nll') / 13186 / Math.LN2).toBeCloseTo(2.083996213648011, 12)
    })
    it.each([
      ['lm-eval/samples_negotiationtom_belief_2026-07-08T18-15-33.115417.jsonl', 0.45],
      ['lm-eval/_mathqa.jsonl', 0.125],
    ])('%s: accuracy by the likeliest choice is %d, row by row that of the file', (path, expected) => {
      const [run] = read(path)
      expect(shareOf(run, ({ label, predictedLabel }) => label === predictedLabel)).toBe(expected)
      for (const { label, predictedLabel, scores } of run.segments)
        expect(scores.find(({ metric }) => metric === 'acc')?.value).toBe(Number(label === predictedLabel))
    })
    it('lm-eval results join their samples only where these are complete', () => {
      const [joined] = read(
        'lm-eval/results_2024-08-21T03-44-09.494230.json',
        'lm-eval/samples_asdiv_2024-08-21T03-44-09.494230.jsonl',
      )
      expect(joined).toMatchObject({
        system: 'meta-llama/Meta-Llama-3-8B-Instruct',
        items: 50,
        scores: [{ text: '0.92' }],
      })
      const apart = read(
        'lm-eval/results_2026-01-21T03-44-18.458309.json',
        'lm-eval/samples_math_perturbed_full_2026-01-21T03-44-18.458309.jsonl',
      )
      expect(apart[0]).toMatchObject({ items: 10, scores: [] })
      expect(notes(apart)).toContain('reports 5000 items of math_perturbed_full; the samples hold 10')
    })
    it.each(['labels/sst2-cnn-output.txt', 'labels/sst2-lstm-output.txt'])('%s meets its data set', (path) => {
      const [run, ...others] = read(path, 'labels/sst2-dataset.tsv')
      expect(others).toEqual([])
      expect(shareOf(run, ({ label, predictedLabel }) => label === predictedLabel)).toBe(
        path.includes('cnn') ? 0.85722130697419 : 0.8802855573860516,
      )
    })
    it.each([
      ['squad/squad_mini-example-output.json', 'squad/squad_mini-dataset.json', ['0', '1', '3', '4', '5'], 2],
      [
        'squad/output-xquad-zh.json',
        'squad/dataset-xquad-zh.json',
        Array.from({ length: 35 }, (_, i) => String(i + 1)),
        22,
      ],
    ])('%s meets its data set by position', (output, dataSet, ids, exact) => {
      const [run] = read(output, dataSet)
      expect(run.segments.map(({ id }) => id)).toEqual(ids)
      const normal = (text: string | null) =>
        text
          ?.toLowerCase()
          .replace(/\p{P}/gu, '')
          .replace(/\b(a|an|the)\b/g, ' ')
          .split(/\s+/)
          .filter(Boolean)
          .join(' ')
      expect(
        run.segments.filter(({ answers, hypothesis }) =>
          answers?.some((answer) => normal(answer) === normal(hypothesis)),
        ),
      ).toHaveLength(exact)
    })
    it('promptfoo: both versions give the same cells, the provider error apart', () => {
      for (const path of ['promptfoo/v2-output.json', 'promptfoo/v3-output.json']) {
        const runs = read(path)
        expect(runs.map(({ items }) => items)).toEqual([4, 4])
        const cells = [0, 1, 2, 3].flatMap((test) => runs.map(({ segments }) => segments[test]))
        expect(cells.map(({ source }) => source)).toEqual([
          'Paris',
          'Paris',
          'Zürich',
          'Zürich',
          '東京',
          '東京',
          'Oslo',
          'Oslo',
        ])
        expect(cells.map(({ scores }) => scores.map(({ value }) => value))).toEqual([
          [1, 1],
          [0, 0.5],
          [0, 0],
          [0, 0],
          [1, 1],
          [1, 0.8125],
          [1, 1],
          [],
        ])
        expect(cells[7].state).toBe('failed')
      }
    })
    it('HELM: a run folder is one run; instances are merged by id', () => {
      const [run, ...others] = read(
        ...['run_spec', 'scenario', 'scenario_state', 'per_instance_stats', 'stats'].map(
          (name) => `helm/narrative_qa-gpt2/${name}.json`,
        ),
      )
      expect(others).toEqual([])
      expect(run).toMatchObject({
        system: 'openai/gpt2',
        testSet: 'narrative_qa',
        items: 5,
        settings: { references: 2 },
      })
      expect(run.scores).toHaveLength(150)
      expect(run.segments[0]).toMatchObject({
        id: 'id1413',
        hypothesis: ' Olive.',
        references: ['The school Mascot', expect.any(String)],
      })
      const f1 = run.segments.map(({ scores }) => scores.find(({ metric }) => metric === 'f1_score')?.value)
      expect(f1).toEqual([0, 0.3333333333333333, 0, 0, 0.36363636363636365])
      const tests = run.segments.filter(({ tags }) => tags.split === 'test')
      expect(tests).toHaveLength(4)
      const posted = run.scores.filter(({ metric, signature }) => metric === 'f1_score' && signature === 'split:test')
      expect(posted.map(({ text }) => Number(text))).toEqual([0.17424242424242425])
      const [red] = read(
        'helm/red-team-claude-3-5-sonnet/per_instance_stats.json',
        'helm/red-team-claude-3-5-sonnet/display_predictions.json',
      )
      expect(red.segments.map(({ scores }) => scores.map(({ metric, value }) => [metric, value]))).toEqual(
        Array.from({ length: 2 }, () => [
          ['art_score', 1],
          ['art_gpt_score', 1],
          ['art_claude_score', 1],
        ]),
      )
    })
    it('EvalPlus: pass@1 of base, and of both', () => {
      const [run] = read('evalplus/meta-llama--Meta-Llama-3-8B-Instruct_vllm_temp_0.0-sanitized_eval_results.json')
      expect(shareOf(run, ({ scores }) => scores[0].value === 1)).toBe(0.6402439024390244)
      expect(shareOf(run, ({ statistics }) => statistics.passed === 1)).toBe(0.573170731707317)
    })
    it('OpenAI evals: the report stands before the events', () => {
      const [run] = read('openai-evals/capitals-match.jsonl')
      expect(shareOf(run, ({ scores }) => scores[0].value === 1)).toBe(4 / 6)
      expect(shareOf(run, ({ hypothesis, references }) => references.includes(String(hypothesis)))).toBe(3 / 6)
    })
    it('classification_report: every cell, as JSON in full and as text in four digits', () => {
      for (const system of ['cnn', 'lstm']) {
        const { reported } = JSON.parse(readFileSync(new URL('sklearn/expected.json', shared), 'utf8')).files[
          `sst2-${system}-report.json`
        ]
        const [[full], [text]] = [read(`sklearn/sst2-${system}-report.json`), read(`sklearn/sst2-${system}-report.txt`)]
        for (const row of ['negative', 'positive', 'macro avg', 'weighted avg'])
          for (const column of ['precision', 'recall', 'f1-score']) {
            const of = (run: ImportedRun) =>
              run.scores.find(({ facets }) => facets.row === row && facets.column === column)?.text
            expect(Number(of(full))).toBe(reported[row][column])
            expect(of(text)).toBe(reported[row][column].toFixed(4))
          }
        expect(Number(full.scores[0].text)).toBe(reported.accuracy)
        expect(text.itemsReported).toBe(1821)
      }
      const [subset] = read('sklearn/subset-of-labels-report.json')
      expect(subset.itemsReported).toBe(6)
      expect(subset.scores.filter(({ facets }) => facets.row === 'horse').map(({ text }) => text)).toEqual([
        null,
        null,
        null,
      ])
    })
    it('WMT: 606 segments of 14 systems, 529 rated each', () => {
      const runs = read('wmt-plain/mqm_ted_ende.avg_seg_scores.tsv')
      expect(runs).toHaveLength(14)
      for (const { segments } of runs)
        expect([segments.length, segments.filter(({ state }) => state === 'scored').length]).toEqual([606, 529])
      const mean = (system: string) => {
        const values =
          runs
            .find((run) => run.system === system)
            ?.segments.flatMap(({ scores }) => scores.map(({ value }) => Number(value))) ?? []
        return values.reduce((sum, value) => sum + value, 0) / values.length
      }
      expect([mean('Facebook-AI'), mean('Nemo'), mean('ref-A')].map((value) => value.toFixed(12))).toEqual(
        [-1.0559546313799621, -2.1408317580340266, -0.9115311909262759].map((value) => value.toFixed(12)),
      )
      expect(read('wmt-plain/mqm.ted-ende.seg.score').map(({ system, items }) => [system, items])).toEqual(
        ['Facebook-AI', 'HuaweiTSC', 'Nemo', 'Online-W'].map((system) => [system, 529]),
      )
      expect(read('wmt-plain/chrF2-refA.seg.score').map(({ system, items }) => [system, items])).toEqual([
        ['LIUM-NMT', 300],
        ['uedin-nmt', 300],
      ])
    })
    it('HF evaluate: no path of an interpreter is kept', () => {
      expect(JSON.stringify(read('hf-evaluate/result-sacrebleu.json'))).not.toContain('/usr/bin/python3')
    })
  },
)
