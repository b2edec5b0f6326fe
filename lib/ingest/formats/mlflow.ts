import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isRecord, type JsonRecord, toList } from '../json-values.ts'
import { requireScoreOrNull } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'mlflow'
const SOURCE = ['inputs', 'input', 'question', 'request']
const REFERENCE = ['ground_truth', 'targets', 'target', 'expected_response']
const OUTPUT = ['outputs', 'output', 'predictions', 'prediction', 'response']

/** MLflow's `eval_results_table.json`, a pandas table of the "split" kind. */
export const mlflowFormat: ImportFormat = {
  name: NAME,
  title: 'MLflow evaluation table',
  detect: ({ shape, wholeJson: json }) => {
    if (shape !== 'json' || !isRecord(json) || !Array.isArray(json.columns) || !Array.isArray(json.data)) return 0
    return json.columns.some((column) => OUTPUT.includes(column)) ||
      json.columns.some((column) => /\/score$/.test(String(column)))
      ? 1
      : 0
  },
  read: (files) => files.map(readTable),
}

function readTable(file: ImportFile): ImportedRun {
  const { columns, data } = file.json as JsonRecord
  const names = toList(columns).map(String)
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  const [source, reference, output] = [at(SOURCE), at(REFERENCE), at(OUTPUT)]
  const metrics = names.flatMap((name, index) =>
    name.endsWith('/score') ? [{ metric: name.slice(0, -'/score'.length), index }] : [],
  )
  const used = [source, reference, output, ...metrics.map(({ index }) => index)]
  const left = names.filter((name, index) => !used.includes(index) && !/\/justification$/.test(name))
  const rows = toList(data)
  return buildImportedRun({
    format: NAME,
    readAs: 'MLflow evaluation table',
    files: [file],
    segments: rows.map((row, index) => {
      const place = { file: `${file.file}#/data/${index}` }
      if (!Array.isArray(row) || row.length !== names.length) throw invalidRow(place, `a row of ${names.length} cells`)
      const text = (column: number) => (typeof row[column] === 'string' ? (row[column] as string) : null)
      return {
        place,
        input: {
          id: String(index + 1),
          ...(text(source) !== null && { source: text(source) as string }),
          ...(text(reference) !== null && { reference: text(reference) as string }),
          hypothesis: text(output),
          scores: metrics.map(({ metric, index: column }) => {
            const value = requireScoreOrNull(row[column], { file: `${place.file}/${column}` }, names[column])
            const why = row[names.indexOf(`${metric}/justification`)]
            return {
              metric,
              value,
              ...(typeof why === 'string'
                ? { reason: why.slice(0, 2000) }
                : value === null && { reason: 'The cell is empty.' }),
            }
          }),
        },
      }
    }),
    unknown: ['model', 'judge model', 'run id', 'totals (they are in the run, not in the table)'],
    notes: [
      `${file.file}: it has no ids; they are row numbers, from 1.`,
      ...(left.length > 0 ? [`${file.file}: columns that are no quality were left out: ${left.join(', ')}.`] : []),
    ],
  })
}
