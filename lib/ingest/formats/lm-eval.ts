import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord } from '../json-values.ts'
import { readLmEvalResults } from './lm-eval-results.ts'
import { isLmEvalSample, readLmEvalSamples } from './lm-eval-samples.ts'
import { sampleJsonRows } from './read-json-rows.ts'

const NAME = 'lm-eval'

/**
 * lm-evaluation-harness, version 0.3 to 0.4: `results_*.json` (totals of one or several tasks) and `samples_*.jsonl`
 * (one row a document and filter). Given together, totals join the samples of their task where these are complete.
 */
export const lmEvalFormat: ImportFormat = {
  name: NAME,
  title: 'lm-evaluation-harness results and samples',
  detect: (file) => (isResults(file) || isSamples(file) ? 1 : 0),
  read: (files) => {
    const results = files.filter(isResults).flatMap((file) => readLmEvalResults(file, NAME))
    const samples = files.filter((file) => !isResults(file)).map((file) => readLmEvalSamples(file, NAME))
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
    isRecord(json.config)
  )
}

function isSamples(file: ImportFile): boolean {
  const rows = sampleJsonRows(file)
  return isMostly(rows, isLmEvalSample)
}

function join(results: readonly ImportedRun[], samples: readonly ImportedRun[]): ImportedRun[] {
  const joined = new Set<ImportedRun>()
  const runs = samples.map((run): ImportedRun => {
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
      files: [...run.files, ...total.files],
      system: total.system,
      itemsReported: total.itemsReported,
      scores: total.scores,
      settings: { ...total.settings, ...run.settings },
      unknown: total.unknown,
      notes: [...run.notes, ...total.notes],
    }
  })
  return [...runs, ...results.filter((run) => !joined.has(run))]
}
