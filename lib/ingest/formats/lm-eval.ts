import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord, type JsonRecord, memberOf } from '../json-values.ts'
import { readLmEvalResults } from './lm-eval-results.ts'
import {
  isLmEvalSample,
  readLmEvalSamples,
  type SampleSource,
  type Samples,
  toSampleSource,
} from './lm-eval-samples.ts'
import { sampleJsonRows } from './read-json-rows.ts'

const NAME = 'lm-eval'

/**
 * lm-evaluation-harness, version 0.3 to 0.4: `results_*.json` (totals of one or several tasks) and `samples_*.jsonl`
 * (one row a document and filter). Given together, or samples within the results, totals join the samples of their task
 * where these are complete.
 */
export const lmEvalFormat: ImportFormat = {
  name: NAME,
  title: 'lm-evaluation-harness results and samples',
  detect: (file) => (isResults(file) || isSamples(file) ? 1 : 0),
  read: (files) => {
    const totals = files.filter(isResults)
    const results = totals.flatMap((file) => readLmEvalResults(file, NAME))
    const sources = [
      ...totals.flatMap(toEmbedded),
      ...files.filter((file) => !totals.includes(file)).map(toSampleSource),
    ]
    const samples = sources.map((source) => readLmEvalSamples(source, NAME))
    return join(results, samples)
  },
}

function isResults(file: ImportFile): boolean {
  if (file.shape !== 'json') return false
  const { json } = file
  return (
    isRecord(json) &&
    isRecord(json.results) &&
    (isRecord(json.versions) || isRecord(json.configs)) &&
    (isRecord(json.config) || isBare(json))
  )
}

/** The first versions write no more than results and versions, by task; LightEval writes those too, and a head of its own. */
function isBare(json: JsonRecord): boolean {
  const tasks = Object.entries(isRecord(json.results) ? json.results : {})
  if (tasks.length === 0 || 'config_general' in json) return false
  return tasks.every(([task, scores]) => isRecord(scores) && memberOf(json.versions, task) !== undefined)
}

function isSamples(file: ImportFile): boolean {
  const rows = sampleJsonRows(file)
  return isMostly(rows, isLmEvalSample)
}

/** Versions before 0.4.3 write the samples into the results, by task. */
function toEmbedded(file: ImportFile): SampleSource[] {
  const samples = memberOf(file.json, 'samples')
  if (!isRecord(samples)) return []
  return Object.entries(samples).flatMap(([task, rows]) =>
    Array.isArray(rows) && isMostly(rows.slice(0, 20), isLmEvalSample)
      ? [
          {
            file,
            rows: rows.map((value, index) => ({ value, place: { file: `${file.file}#/samples/${task}/${index}` } })),
            task,
          },
        ]
      : [],
  )
}

function join(results: readonly ImportedRun[], samples: readonly Samples[]): ImportedRun[] {
  const joined = new Set<ImportedRun>()
  const runs = samples.map(({ run, computed }): ImportedRun => {
    const total = results.find(({ testSet }) => testSet !== null && testSet === run.testSet)
    if (!total) return run
    if (total.itemsReported !== null && total.itemsReported !== run.items)
      return {
        ...run,
        system: total.system,
        notes: [
          ...run.notes,
          `${total.files[0].file} reports ${total.itemsReported} items of ${total.testSet}; the samples hold ${run.items}: its totals stay apart, as these samples do not verify them.`,
        ],
      }
    joined.add(total)
    return {
      ...run,
      readAs: `${run.readAs}, with its results`,
      files: [...run.files, ...total.files.filter(({ file }) => !run.files.some((one) => one.file === file))],
      system: total.system,
      itemsReported: total.itemsReported,
      scores: total.scores.map((score) => toComputedScore(score, computed)),
      settings: { ...total.settings, ...run.settings },
      unknown: total.unknown,
      notes: [...run.notes, ...total.notes],
    }
  })
  return [...runs, ...results.filter((run) => !joined.has(run))]
}

/** A total of what is recomputed here, under the name by which it is recomputed: the filter does not part the two. */
function toComputedScore(score: ImportedScore, computed: ReadonlyMap<string, string>): ImportedScore {
  const spec = computed.get(score.metric)
  if (spec === undefined) return score
  return { ...score, metric: spec, signature: null, facets: { ...score.facets, name: score.metric } }
}
