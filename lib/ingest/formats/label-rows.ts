import type { Place } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'
import { isRecord, type JsonRecord } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'
import { parseDelimited } from './parse-delimited.ts'

export interface LabelRow {
  readonly id: string
  readonly text: string | null
  readonly gold: string | null
  readonly predicted: string | null
  readonly confidence: boolean
  readonly place: Place
}

const GOLD = ['true_label', 'gold_label', 'gold', 'y_true', 'label', 'target', 'class']
const PREDICTED = ['predicted_label', 'pred_label', 'y_pred', 'predicted', 'prediction']
const TEXT = ['text', 'sentence', 'source', 'input']

/** One word, and no number with decimals, which is a score. */
export function isLabel(value: string): boolean {
  return /^\S{1,40}$/.test(value) && !/^-?\d*\.\d+/.test(value)
}

/** Rows of JSON Lines, or of a list of examples. */
export function readLabelRows(file: ImportFile, examples: readonly unknown[] | null): LabelRow[] {
  if (examples) return examples.map((row, index) => toRow(row, index, { file: `${file.file}#/${index}` }))
  return Array.from(file.rows(), ({ value, line }, index) => toRow(value, index, { file: file.file, line }))
}

/** Rows of a table with a header. */
export function readLabelTable(file: ImportFile): LabelRow[] {
  const delimiter = file.sampleLines[0].includes('\t') ? '\t' : ','
  const [header, ...records] = parseDelimited(file, delimiter)
  return records.map(({ cells, line }, index) =>
    toRow(Object.fromEntries(header.cells.map((name, at) => [name, cells[at]])), index, { file: file.file, line }),
  )
}

/** One label a line, or a text, a tab and its gold label; quotes are ordinary characters. */
export function readLabelLines(file: ImportFile, gold: boolean): LabelRow[] {
  return Array.from(file.lines(), ({ text, number }) => {
    const place = { file: file.file, line: number }
    const cells = text.split('\t')
    if (cells.length !== (gold ? 2 : 1) || !(cells.at(-1) === '' || isLabel(cells.at(-1) as string)))
      throw invalidRow(place, gold ? 'a text, one tab and a label' : 'one label')
    const label = cells.at(-1) === '' ? null : (cells.at(-1) as string)
    if (gold) return { id: String(number), text: cells[0], gold: label, predicted: null, confidence: false, place }
    return { id: String(number), text: null, gold: null, predicted: label, confidence: false, place }
  })
}

function toRow(row: unknown, index: number, place: Place): LabelRow {
  if (!isRecord(row)) throw invalidRow(place, 'a row with labels')
  const id = row.id
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : String(index + 1),
    text: pick(row, TEXT, place),
    gold: pick(row, GOLD, place),
    predicted: pick(row, PREDICTED, place),
    confidence: 'confidence' in row,
    place,
  }
}

function pick(row: JsonRecord, keys: readonly string[], place: Place): string | null {
  for (const [name, value] of Object.entries(row)) {
    if (!keys.includes(name.trim().toLowerCase()) || value === '' || value === null || value === undefined) continue
    if (typeof value === 'object') throw invalidRow(place, `a text, a number or null under "${name}"`)
    return String(value)
  }
  return null
}
