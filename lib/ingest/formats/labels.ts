import { InputError } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord, memberOf, toList } from '../json-values.ts'
import {
  findLabelDelimiter,
  holdLabels,
  isLabel,
  type LabelRow,
  readLabelLines,
  readLabelRows,
  readLabelTable,
} from './label-rows.ts'

const NAME = 'labels'
const MOST_LABELS = 100
/** One strange line among ten is no other kind of file: reading then names it. */
const MOST = 0.9

/**
 * Gold and predicted labels: rows with both (JSONL, CSV, TSV with a header), text<TAB>label without header, one label a
 * line. Predictions alone are joined by position to a data set that is given too.
 */
export const labelsFormat: ImportFormat = {
  name: NAME,
  title: 'labels as CSV, TSV, JSONL, or one a line',
  detect: (file) => {
    const kind = findKind(file)
    if (kind === null) return 0
    // Few lines of one word each could be anything: only by name.
    if (kind === 'lines') return isRepetitive(file.sampleLines) ? 0.55 : 0.05
    // Above Assay's own lines, whose "label" and "prediction" are texts: here they are classes.
    return kind === 'text and label' ? 0.7 : 0.8
  },
  read: (files) => {
    const parts = files.map((file) => ({ file, ...readRows(file) }))
    const golds = parts.filter(({ rows }) => rows.every(({ predicted }) => predicted === null))
    const outputs = parts.filter((part) => !golds.includes(part))
    if (
      golds.length === 1 &&
      outputs.length > 0 &&
      outputs.every(({ rows }) => rows.every(({ gold }) => gold === null))
    )
      return outputs.map((output) => joinRows(output, golds[0]))
    return parts.map((part) => toRun(part.readAs, [part.file], part.rows, []))
  },
}

type Kind = 'json' | 'table' | 'text and label' | 'lines'

function findKind(file: ImportFile): Kind | null {
  if (file.shape === 'json-lines') return isExamples(file.sampleRows) ? 'json' : null
  if (file.shape === 'json') return isExamples(toExamples(file.json).slice(0, 50)) ? 'json' : null
  if (file.shape !== 'text') return null
  const lines = file.sampleLines
  if (findLabelDelimiter(file) !== null) return 'table'
  const pairs = lines.map((line) => line.split('\t')).filter(({ length }) => length === 2)
  if (pairs.length >= lines.length * MOST && isRepetitive(pairs.map(([, label]) => label))) return 'text and label'
  return isMostly(lines, isLabel, lines.length < 10 ? 1 : MOST) ? 'lines' : null
}

function isExamples(rows: readonly unknown[]): boolean {
  const records = rows.filter(isRecord)
  return isMostly(rows, isRecord) && !records.some((row) => 'doc_id' in row) && holdLabels(records)
}

function toExamples(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : toList(memberOf(json, 'examples'))
}

/** Few and short words that come again and again. */
function isRepetitive(values: readonly string[]): boolean {
  const labels = values.filter(isLabel)
  if (values.length < 10 || labels.length < values.length * MOST) return false
  return new Set(labels).size <= Math.min(20, labels.length / 4)
}

function readRows(file: ImportFile): { readAs: string; rows: readonly LabelRow[] } {
  switch (findKind(file)) {
    case 'json': {
      const rows = readLabelRows(file, file.shape === 'json' ? toExamples(file.json) : null)
      const gold = rows.some((row) => row.gold !== null)
      const kind = file.shape === 'json-lines' ? 'JSONL text, true_label, predicted_label' : 'JSON examples with labels'
      return { readAs: gold ? kind : 'predictions without gold', rows }
    }
    case 'table':
      return { readAs: 'table with gold and predicted labels', rows: readLabelTable(file) }
    case 'text and label':
      return { readAs: 'TSV text<TAB>label, no header', rows: readLabelLines(file, true) }
    default:
      return { readAs: 'one label a line', rows: readLabelLines(file, false) }
  }
}

function joinRows(
  output: { file: ImportFile; readAs: string; rows: readonly LabelRow[] },
  gold: { file: ImportFile; rows: readonly LabelRow[] },
) {
  if (output.rows.length !== gold.rows.length)
    throw new InputError({
      code: 'unequal-line-counts',
      message: `${output.file.file} has ${output.rows.length} labels, ${gold.file.file} ${gold.rows.length}: they would be joined wrongly.`,
      mend: 'Give the labels of this data set, all of them and in its order.',
    })
  const rows = output.rows.map((row, index) => ({ ...gold.rows[index], predicted: row.predicted, place: row.place }))
  return toRun(`${output.readAs}, with its data set`, [output.file, gold.file], rows, [
    `${output.file.file}: joined with ${gold.file.file} by position.`,
  ])
}

function toRun(
  readAs: string,
  files: readonly ImportFile[],
  rows: readonly LabelRow[],
  notes: readonly string[],
): ImportedRun {
  const hasGold = rows.some(({ gold }) => gold !== null)
  const hasOutput = rows.some(({ predicted }) => predicted !== null)
  const left = [...new Set(rows.flatMap((row) => row.left))]
  const counts = new Map<string, number>()
  for (const { gold, predicted } of rows) {
    const label = hasOutput ? predicted : gold
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const segments = rows.map(({ id, text, gold, predicted, place }): PlacedSegment => {
    const missing = hasOutput ? 'There is no predicted label.' : 'The file holds gold labels and no predictions.'
    return {
      place,
      input: {
        id,
        ...(text !== null && { source: text }),
        ...(gold !== null && { label: gold }),
        ...(predicted !== null
          ? { predictedLabel: predicted }
          : { state: hasOutput ? ('failed' as const) : ('na' as const), reason: missing }),
      },
    }
  })
  return buildImportedRun({
    format: NAME,
    readAs,
    files,
    segments,
    settings: counts.size <= MOST_LABELS ? { labels: JSON.stringify(Object.fromEntries(counts)) } : {},
    unknown: ['system', ...(hasGold ? [] : ['gold labels']), ...(hasOutput ? [] : ['predictions'])],
    notes: [
      ...notes,
      ...(rows.some(({ confidence }) => confidence)
        ? [`${files[0].file}: "confidence" is of the predicted label and no score; it was left out.`]
        : []),
      ...(left.length > 0 ? [`${files[0].file}: keys that were left out: ${left.slice(0, 20).join(', ')}.`] : []),
    ],
  })
}
