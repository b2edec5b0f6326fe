import type { Place } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord, type JsonRecord } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'
import { type Delimiter, parseDelimited, sampleCells } from './parse-delimited.ts'

export interface LabelRow {
  readonly id: string
  readonly text: string | null
  readonly gold: string | null
  readonly predicted: string | null
  readonly confidence: boolean
  /** Keys and columns that are none of these. */
  readonly left: readonly string[]
  readonly place: Place
}

const GOLD = [
  ...['true_label', 'gold_label', 'label_true', 'gold', 'golds', 'y_true', 'true', 'truth', 'label', 'labels'],
  ...['target', 'class', 'ground_truth', 'groundtruth', 'actual', 'expected', 'expected_label', 'reference_label'],
]
/** Names that a label alone has. */
const CLEARLY_PREDICTED = [
  'predicted_label',
  'pred_label',
  'label_pred',
  'prediction_label',
  'predicted_class',
  'y_pred',
]
const PREDICTED = [...CLEARLY_PREDICTED, 'predicted', 'prediction', 'predictions', 'pred', 'preds']
const TEXT = ['text', 'sentence', 'source', 'input']
const KNOWN = new Set([...TEXT, ...GOLD, ...PREDICTED, 'id', 'confidence'])
/** Names of gold that short answers have as well: there many values of which few come again are no labels. */
const OPEN = ['gold', 'golds', 'truth', 'target', 'ground_truth', 'groundtruth', 'actual', 'expected']
const MANY = 8
/** Longer ones are texts. */
const MOST_LABEL_CHARACTERS = 60

/** A name without case, blanks and hyphens: "Predicted Label". */
function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

/**
 * Whether rows hold a gold label with a predicted one, or a prediction whose name says so. Names such as "label" and
 * "prediction" are those of texts too: there the values must look like labels on both sides.
 */
export function holdLabels(rows: readonly JsonRecord[]): boolean {
  const keys = rows.map((row) => Object.keys(row))
  const find = (names: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const key of keys.flat()) if (names.includes(plainName(key))) counts.set(key, (counts.get(key) ?? 0) + 1)
    return [...counts].find(([, count]) => count * 3 >= rows.length * 2 || (rows.length === 2 && count === 1))?.[0]
  }
  if (find(CLEARLY_PREDICTED) !== undefined) return true
  const [gold, predicted] = [find(GOLD), find(PREDICTED)]
  if (gold === undefined || predicted === undefined) return false
  const open = OPEN.includes(plainName(gold))
  return [gold, predicted].every((key) =>
    areLabels(
      rows.map((row) => row[key]),
      open,
    ),
  )
}

function areLabels(values: readonly unknown[], open: boolean): boolean {
  const known = values.flat().filter((value) => value !== null && value !== undefined && value !== '')
  if (isMostly(known, (value) => typeof value === 'boolean' || Number.isInteger(value))) return true
  if (!isMostly(known, (value) => typeof value === 'string' && value.length <= MOST_LABEL_CHARACTERS)) return false
  const repeats = new Set(known).size <= known.length / 2
  if (isMostly(known, (value) => isLabel(String(value)))) return !open || known.length < MANY || repeats
  return known.length >= 6 && new Set(known).size <= known.length / 3
}

/** One word, and no number with decimals, which is a score. */
export function isLabel(value: string): boolean {
  return /^\S{1,40}$/.test(value) && !/^-?\d*\.\d+/.test(value)
}

/** Rows of JSON Lines, or of a list of examples. */
export function readLabelRows(file: ImportFile, examples: readonly unknown[] | null): LabelRow[] {
  if (examples) return examples.map((row, index) => toRow(row, index, { file: `${file.file}#/${index}` }))
  return Array.from(file.rows(), ({ value, line }, index) => toRow(value, index, { file: file.file, line }))
}

/** What parts the cells of a table whose header names labels; null where there is none. */
export function findLabelDelimiter({ sampleLines }: ImportFile): Delimiter | null {
  for (const delimiter of [',', '\t', ';', '|'] as const) {
    if (!sampleLines.slice(0, 2).some((line) => line.includes(delimiter))) continue
    // One strange line before the header is no other kind of file: reading then names it.
    for (const skipped of [0, 1]) {
      const [header, ...rows] = sampleCells(sampleLines.slice(skipped, 60), delimiter)
      const names = header?.map(plainName) ?? []
      if (!names.some((name) => PREDICTED.includes(name)) || !names.some((name) => GOLD.includes(name))) continue
      const records = rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])))
      if (records.length === 0 || holdLabels(records)) return delimiter
    }
  }
  return null
}

/** Rows of a table with a header. */
export function readLabelTable(file: ImportFile): LabelRow[] {
  const [header, ...records] = parseDelimited(file, findLabelDelimiter(file) ?? ',')
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
    if (gold)
      return { id: String(number), text: cells[0], gold: label, predicted: null, confidence: false, left: [], place }
    return { id: String(number), text: null, gold: null, predicted: label, confidence: false, left: [], place }
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
    left: Object.keys(row).filter((name) => !KNOWN.has(plainName(name))),
    place,
  }
}

function pick(row: JsonRecord, keys: readonly string[], place: Place): string | null {
  for (const [name, value] of Object.entries(row)) {
    if (!keys.includes(plainName(name)) || value === '' || value === null || value === undefined) continue
    if (Array.isArray(value)) throw invalidRow(place, `one label under "${name}", not a list`, SEVERAL_LABELS)
    if (typeof value === 'object') throw invalidRow(place, `a text, a number or null under "${name}"`)
    return String(value)
  }
  return null
}

const SEVERAL_LABELS = 'Several labels an item are no class: give one label a row, or post scores that the tool has.'
