import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { findNumber, type JsonRecord } from '../json-values.ts'
import { toImportedScore } from '../to-imported-score.ts'

/** How the scripts call what is computed here. */
const COMPUTED: Readonly<Record<string, string>> = { exact: 'em', exact_match: 'em', f1: 'qa_f1' }

/** The totals alone, as a run of totals. */
export function readSquadTotals(file: ImportFile): ImportedRun {
  return buildImportedRun({
    format: 'squad',
    readAs: 'totals of the SQuAD evaluation script',
    files: [file],
    itemsReported: findNumber((file.json as JsonRecord).total),
    scores: toScores(file),
    unknown: ['data set', 'system', 'predictions', 'threshold of abstention'],
  })
}

/** The run of the predictions that these totals were made of. */
export function joinSquadTotals(run: ImportedRun, file: ImportFile): ImportedRun {
  const totals = readSquadTotals(file)
  return {
    ...run,
    readAs: `${run.readAs}, with their totals`,
    files: [...run.files, ...totals.files],
    itemsReported: totals.itemsReported,
    scores: totals.scores.map((score) =>
      Object.hasOwn(COMPUTED, score.metric)
        ? { ...score, metric: COMPUTED[score.metric], facets: { ...score.facets, name: score.metric } }
        : score,
    ),
    notes: [...run.notes, ...totals.notes],
  }
}

function toScores(file: ImportFile): ImportedScore[] {
  return Object.entries(file.printedJson as JsonRecord).flatMap(([metric, value]) =>
    metric === 'total'
      ? []
      : [
          toImportedScore(
            metric,
            value,
            { file: `${file.file}#/${metric}` },
            { isDetail: /_total$|_thresh$/.test(metric) },
          ),
        ],
  )
}
