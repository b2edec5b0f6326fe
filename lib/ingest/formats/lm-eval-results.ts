import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { findNumber, findPrinted, findText, isRecord, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { toDirections } from '../to-directions.ts'
import { toImportedScore } from '../to-imported-score.ts'

/** Keys of a task that are no scores, in any version. */
const NO_SCORES = new Set(['alias', 'name', 'sample_len', 'sample_count', 'samples', 'group', ' '])
/** Keys of model_args that name the model, the more particular first, as the harness names its folders. */
const MODEL_KEYS = ['peft', 'delta', 'pretrained', 'model', 'path', 'engine']

/** Runs of a results file: one a task, totals only. */
export function readLmEvalResults(file: ImportFile, format: string): ImportedRun[] {
  const root = file.printedJson
  const tasks = memberOf(root, 'results')
  if (!isRecord(tasks)) return []
  const runs = Object.entries(tasks).map(([task, values]) => readTask(file, format, root, task, values))
  return markTwins(runs)
}

function readTask(file: ImportFile, format: string, root: unknown, task: string, values: unknown): ImportedRun {
  const config = memberAt(root, 'configs', task)
  const scores = toScores(
    `${file.file}#/results/${task}`,
    values,
    memberAt(root, 'higher_is_better', task),
    toList(memberOf(config, 'metric_list')),
  )
  const counts = memberAt(root, 'n-samples', task)
  const effective = findNumber(memberOf(counts, 'effective')) ?? findNumber(counts)
  const original = findNumber(memberOf(counts, 'original'))
  const version = findText(memberOf(root, 'lm_eval_version'))
  const notes: string[] = []
  if (effective !== null && original !== null && effective < original)
    notes.push(`${file.file}: ${effective} of ${original} items of ${task} were run: not comparable with a full run.`)
  if (scores.length === 0) notes.push(`${file.file}: ${task} has no score of its own (a group, or all skipped).`)
  const listed = toList(memberOf(config, 'metric_list')).map((entry) => findText(memberOf(entry, 'metric')))
  const absent =
    scores.length === 0 ? [] : listed.filter((name) => name !== null && !scores.some(({ metric }) => metric === name))
  if (absent.length > 0) notes.push(`${file.file}: ${task} lists ${absent.join(', ')}, and has no score of that name.`)
  const directions = toDirections(
    Object.fromEntries(scores.map(({ metric, facets }) => [metric, facets.higherIsBetter])),
    file.file,
  )
  notes.push(...directions.notes)
  const perplexity = scores.find(({ metric }) => /^(ppl|perplexity|word_perplexity)$/.test(metric))
  const accuracy = scores.find(({ metric }) => metric === 'acc')
  if (Number(perplexity?.text) > 1e5 && accuracy && Number(accuracy.text) < 1e-3)
    notes.push(
      `${file.file}: perplexity ${perplexity?.text} with accuracy ${accuracy.text} on ${task}: the run looks broken (wrong tokenizer?).`,
    )
  return buildImportedRun({
    format,
    readAs: 'lm-eval results',
    files: [file],
    system: toSystem(root),
    testSet: task,
    items: null,
    itemsReported: effective,
    scores,
    settings: { ...toTaskSettings(root, task, config), ...directions.settings },
    unknown: [
      ...(version === null ? ['lm_eval_version'] : []),
      ...(effective === null ? ['number of items'] : []),
      'implementation and settings of the metrics (only what metric_list says)',
    ],
    notes,
  })
}

function toScores(at: string, values: unknown, directions: unknown, metrics: readonly unknown[]): ImportedScore[] {
  if (!isRecord(values)) return []
  return Object.entries(values).flatMap(([key, value]): ImportedScore[] => {
    const comma = key.lastIndexOf(',')
    const metric = comma < 0 ? key : key.slice(0, comma)
    const filter = comma < 0 ? null : key.slice(comma + 1)
    if (NO_SCORES.has(metric) || metric.endsWith('_stderr')) return []
    const error = memberOf(values, `${metric}_stderr${filter === null ? '' : `,${filter}`}`)
    const listed = metrics.find((entry) => memberOf(entry, 'metric') === metric)
    const higher = memberOf(directions, metric) ?? memberOf(listed, 'higher_is_better')
    return [
      // Lists and objects are details of a metric, and null is what the harness says of none.
      toImportedScore(
        metric,
        typeof value === 'object' && findPrinted(value) === null ? null : value,
        { file: `${at}/${key}` },
        {
          reason: value === null ? 'The harness says null.' : 'The file holds no single number here.',
          signature: filter === null ? null : `filter:${filter}`,
          facets: {
            filter,
            // "N/A" where the harness has none.
            stderr: findNumber(error),
            ...(typeof higher === 'boolean' && { higherIsBetter: higher }),
          },
        },
      ),
    ]
  })
}

function toSystem(root: unknown): string | null {
  const named = findText(memberOf(root, 'model_name'))
  if (named !== null) return named
  const args = memberAt(root, 'config', 'model_args')
  const pairs = isRecord(args)
    ? args
    : Object.fromEntries(
        String(args ?? '')
          .split(',')
          .flatMap((pair) =>
            pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]] : [],
          ),
      )
  const key = MODEL_KEYS.find((one) => findText(memberOf(pairs, one)) !== null)
  return key === undefined ? null : findText(pairs[key])
}

function toTaskSettings(root: unknown, task: string, config: unknown) {
  const run = memberOf(root, 'config')
  const seeds = ['random_seed', 'numpy_seed', 'torch_seed', 'fewshot_seed'].map((key) => findNumber(memberOf(run, key)))
  const listed = toList(memberOf(config, 'metric_list')).flatMap((entry) => {
    if (!isRecord(entry)) return []
    const { metric, aggregation, higher_is_better, ...rest } = entry
    return Object.keys(rest).length > 0 ? [[`metric.${String(metric)}`, rest] as const] : []
  })
  return toSettings({
    lm_eval_version: memberOf(root, 'lm_eval_version'),
    git_hash: memberOf(root, 'git_hash'),
    num_fewshot: memberAt(root, 'n-shot', task) ?? memberOf(config, 'num_fewshot') ?? memberOf(run, 'num_fewshot'),
    fewshot_as_multiturn: memberOf(root, 'fewshot_as_multiturn'),
    limit: memberOf(run, 'limit'),
    bootstrap_iters: memberOf(run, 'bootstrap_iters'),
    batch_size: memberOf(run, 'batch_size'),
    model: memberOf(run, 'model'),
    model_args: memberOf(run, 'model_args'),
    model_sha: memberOf(run, 'model_sha'),
    dtype: memberOf(run, 'model_dtype'),
    max_length: memberOf(root, 'max_length'),
    chat_template_sha: memberOf(root, 'chat_template_sha'),
    ...(seeds.some((seed) => seed !== null) && { seeds: JSON.stringify(seeds) }),
    task_version: memberAt(root, 'versions', task),
    task_hash: memberAt(root, 'task_hashes', task),
    output_type: memberOf(config, 'output_type'),
    generation_kwargs: memberOf(config, 'generation_kwargs'),
    duration_s: memberOf(root, 'duration'),
    ...Object.fromEntries(listed),
  })
}

/** Two tasks with the same figures to the last digit are seldom two measurements. */
function markTwins(runs: readonly ImportedRun[]): ImportedRun[] {
  const figures = (run: ImportedRun) => JSON.stringify(run.scores.map(({ metric, text }) => [metric, text]))
  const distinct = (run: ImportedRun) =>
    run.scores.some(({ text }) => text !== null && text.replace(/\D/g, '').length > 8)
  return runs.map((run) => {
    const twin = runs.find((other) => other !== run && distinct(other) && figures(other) === figures(run))
    return twin
      ? { ...run, notes: [...run.notes, `${run.testSet} and ${twin.testSet} have the same figures to the last digit.`] }
      : run
  })
}
