import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isRecord, memberOf, toSettings } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'sklearn'
const COLUMNS = ['precision', 'recall', 'f1-score'] as const
const AVERAGES = ['micro avg', 'macro avg', 'weighted avg', 'samples avg']
const HEADER = /^\s*precision\s+recall\s+f1-score\s+support\s*$/
const ROW = /^\s*(.+?)\s{2,}(-?\d+\.\d+)\s+(-?\d+\.\d+)\s+(-?\d+\.\d+)\s+(\d+(?:\.\d+)?)\s*$/
const AVERAGED = [/^\s*macro avg\s+\S+\s+\S+/, /^\s*weighted avg\s+\S+\s+\S+/]
const ACCURACY = /^\s*accuracy\s+(-?\d+\.\d+)\s+(\d+(?:\.\d+)?)\s*$/

/** scikit-learn's `classification_report`, as text or with `output_dict=True`. */
export const sklearnFormat: ImportFormat = {
  name: NAME,
  title: 'scikit-learn classification_report',
  detect: ({ shape, wholeJson: json, sampleLines }) => {
    if (shape === 'text')
      return sampleLines.slice(0, 5).some((line) => HEADER.test(line)) ||
        AVERAGED.every((row) => sampleLines.some((line) => row.test(line)))
        ? 1
        : 0
    if (shape !== 'json' || !isRecord(json)) return 0
    return ['macro avg', 'weighted avg'].some((row) => {
      const values = memberOf(json, row)
      return (
        isRecord(values) && ['precision', 'recall', 'f1-score', 'support'].filter((key) => key in values).length >= 3
      )
    })
      ? 1
      : 0
  },
  read: (files) => files.map((file) => (file.shape === 'text' ? readText(file) : readJson(file))),
}

interface Row {
  readonly row: string
  readonly values: Readonly<Record<string, unknown>>
  readonly support: number
  readonly place: Place
}

function readJson(file: ImportFile): ImportedRun {
  const root = file.printedJson
  const rows: Row[] = []
  const scores: ImportedScore[] = []
  for (const [row, values] of Object.entries(isRecord(root) ? root : {}))
    if (row === 'accuracy')
      scores.push(
        toImportedScore('accuracy', values, { file: `${file.file}#/accuracy` }, { facets: { row: 'accuracy' } }),
      )
    else {
      const place = { file: `${file.file}#/${row}` }
      if (!isRecord(values)) throw invalidRow(place, 'precision, recall, f1-score and support')
      rows.push({ row, values, support: requireScore(values.support, place, 'support'), place })
    }
  requireWhole(file, rows, { file: file.file })
  return toRun(file, 'classification_report(output_dict=True)', rows, scores)
}

function readText(file: ImportFile): ImportedRun {
  const rows: Row[] = []
  const scores: ImportedScore[] = []
  let digits = 0
  let last = { file: file.file, line: 1 }
  let headed = false
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    if (text.trim() === '') continue
    last = place
    if (HEADER.test(text) && !headed) {
      headed = true
      continue
    }
    const accuracy = ACCURACY.exec(text)
    const match = accuracy ? null : ROW.exec(text)
    if (accuracy) {
      scores.push(toImportedScore('accuracy', accuracy[1], place, { facets: { row: 'accuracy' } }))
      continue
    }
    if (!headed || !match)
      throw invalidRow(place, headed ? 'a row of the report, with numbers' : 'the header of the report')
    digits = match[2].split('.')[1].length
    const [, row, precision, recall, f1, support] = match
    rows.push({ row, values: { precision, recall, 'f1-score': f1 }, support: Number(support), place })
  }
  requireWhole(file, rows, last)
  return toRun(file, `classification_report text, ${digits} digits`, rows, scores)
}

/** Every report ends with its averages. */
function requireWhole(file: ImportFile, rows: readonly Row[], place: Place) {
  if (rows.some(({ row }) => row === 'weighted avg') && rows.some(({ row }) => row === 'macro avg')) return
  throw new InputError({
    code: 'truncated-output',
    message: `${file.file} has no row "macro avg" and "weighted avg", with which every report ends.`,
    place,
    mend: 'Give the whole report.',
  })
}

function toRun(
  file: ImportFile,
  readAs: string,
  rows: readonly Row[],
  accuracy: readonly ImportedScore[],
): ImportedRun {
  const labels = rows.filter(({ row }) => !AVERAGES.includes(row))
  const macro = rows.find(({ row }) => row === 'macro avg')
  const subset = rows.some(({ row }) => row === 'micro avg')
  const empty = labels.filter(({ support }) => support === 0)
  const scores = rows.flatMap(({ row, values, support, place }) =>
    COLUMNS.map((column) =>
      toImportedScore(toName(row, column), support === 0 ? null : values[column], place, {
        facets: { row, column, support },
        ...(support === 0 && {
          reason: 'No item has this label: what the report prints is a stand-in for "undefined".',
        }),
      }),
    ),
  )
  return buildImportedRun({
    format: NAME,
    readAs: subset ? `${readAs} with labels=[…]` : readAs,
    files: [file],
    items: null,
    itemsReported: macro?.support ?? null,
    scores: [...accuracy, ...scores],
    settings: toSettings({
      labels: JSON.stringify(labels.map(({ row }) => row)),
      average: rows
        .filter((row) => !labels.includes(row))
        .map(({ row }) => row)
        .join(', '),
    }),
    unknown: ['version of the tool', 'zero_division', 'sample weights', 'system', 'test set'],
    notes: [
      ...(subset
        ? [
            `${file.file}: "micro avg" in place of accuracy: the report covers some of the labels, and items of others are not counted.`,
          ]
        : []),
      ...empty.map(
        ({ row }) =>
          `${file.file}: label "${row}" has no item; its 0 is no measurement and pulls the macro average down.`,
      ),
    ],
  })
}

/** Names that are metrics here; the others keep row and column. */
function toName(row: string, column: string): string {
  return row === 'macro avg' && column === 'f1-score' ? 'macro_f1' : `${row}/${column}`
}
