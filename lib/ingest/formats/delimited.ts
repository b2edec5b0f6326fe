import { InputError } from '../../errors.ts'
import type { SegmentInput } from '../../schema/run-input.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat, ReadOptions } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isLabel } from './label-rows.ts'
import { commonWidth, type DelimitedRow, type Delimiter, parseDelimited } from './parse-delimited.ts'

const NAME = 'delimited'

/** What a column may hold, by the names that it goes by. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'segment_id', 'seg_id', 'segid'],
  document: ['document', 'doc', 'doc_id'],
  source: ['source', 'src'],
  reference: ['reference', 'ref', 'references', 'target'],
  hypothesis: ['hypothesis', 'hyp', 'mt', 'output', 'prediction', 'translation', 'candidate'],
  label: ['label', 'gold', 'true_label'],
  predictedLabel: ['predictedlabel', 'predicted_label'],
}
const KNOWN = Object.keys(ROLES)

/** CSV or TSV: with a header of known names, or with the columns named by the caller; without either it asks. */
export const delimitedFormat: ImportFormat = {
  name: NAME,
  title: 'CSV or TSV table',
  detect: (file) => {
    const delimiter = findDelimiter(file)
    if (delimiter === null) return 0
    if (file.sampleLines.slice(0, 2).some((line) => rolesOfHeader(line.split(delimiter)))) return 0.6
    return delimiter === '\t' ? 0.4 : 0.2
  },
  read: (files, options) => files.map((file) => readTable(file, options)),
}

const QUOTED = [',', ';', '|'] as const

function findDelimiter({ shape, sampleLines }: ImportFile): Delimiter | null {
  if (shape !== 'text' || sampleLines.length === 0) return null
  const width = commonWidth(sampleLines.map((line) => line.split('\t')))
  if (width > 1 && isMostly(sampleLines, (line) => line.split('\t').length === width)) return '\t'
  const named = QUOTED.find((delimiter) =>
    sampleLines.slice(0, 2).some((line) => line.includes(delimiter) && rolesOfHeader(line.split(delimiter))),
  )
  return named ?? QUOTED.find((delimiter) => isLabelTable(sampleLines, delimiter)) ?? null
}

/** Lines that are nothing but single words with the delimiter between them, two and the same number in all: labels. */
function isLabelTable(lines: readonly string[], delimiter: Delimiter): boolean {
  const rows = lines.map((line) => line.split(delimiter))
  return (
    lines.length > 1 &&
    rows.every((cells) => cells.length === rows[0].length && cells.length > 1 && cells.every(isLabel))
  )
}

function rolesOfHeader(cells: readonly string[]): (string | null)[] | null {
  const roles = cells.map((cell) => {
    const name = cell.trim().replace(/^"|"$/g, '').toLowerCase()
    return KNOWN.find((role) => role.toLowerCase() === name || ROLES[role].includes(name)) ?? null
  })
  return roles.includes('hypothesis') || roles.includes('predictedLabel') ? roles : null
}

function readTable(file: ImportFile, { columns }: ReadOptions): ImportedRun {
  const delimiter = findDelimiter(file) ?? '\t'
  const rows = parseDelimited(file, delimiter)
  const header = columns ? null : rolesOfHeader(rows[0]?.cells ?? [])
  const roles = columns ? toRoles(columns, rows[0]?.cells.length ?? 0) : header
  const kind = delimiter === '\t' ? 'TSV' : 'CSV'
  if (!roles)
    return buildImportedRun({
      format: NAME,
      readAs: `${kind} of ${rows[0]?.cells.length ?? 0} columns without header`,
      files: [file],
      items: rows.length,
      unknown: ['what each column holds', 'system'],
      notes: [
        delimiter !== '\t' || isLabelTable(file.sampleLines, delimiter)
          ? `${file.file}: say what the columns hold, such as --columns label,predictedLabel.`
          : `${file.file}: say what the columns hold, such as --columns source,reference,hypothesis; a third column may be a second reference or an output.`,
      ],
    })
  const names = rows[0].cells
  const left = header ? names.filter((_, index) => roles[index] === null) : []
  return buildImportedRun({
    format: NAME,
    readAs: `${kind} ${roles.filter((role) => role !== null).join(', ')}`,
    files: [file],
    segments: (header ? rows.slice(1) : rows).map((row, index) => toSegment(file, row, roles, index)),
    unknown: ['system', 'test set'],
    notes: left.length > 0 ? [`${file.file}: columns that were left out: ${left.join(', ')}.`] : [],
  })
}

function toRoles(columns: readonly string[], width: number): (string | null)[] {
  const wrong = columns.find((role) => role !== '-' && !KNOWN.includes(role))
  if (wrong !== undefined || columns.length !== width)
    throw new InputError({
      code: 'bad-columns',
      message:
        wrong !== undefined
          ? `"${wrong}" is nothing that a column can hold.`
          : `${columns.length} columns are named, the file has ${width}.`,
      place: { option: '--columns' },
      mend: `Name each column from the left: ${KNOWN.join(', ')}, or - to leave one out.`,
    })
  return columns.map((role) => (role === '-' ? null : role))
}

function toSegment(
  file: ImportFile,
  { cells, line }: DelimitedRow,
  roles: readonly (string | null)[],
  index: number,
): PlacedSegment {
  const of = (role: string) => cells.filter((_, at) => roles[at] === role)
  const [id, document, source, hypothesis, label, predictedLabel] = [
    'id',
    'document',
    'source',
    'hypothesis',
    'label',
    'predictedLabel',
  ].map((role) => of(role)[0])
  const input: SegmentInput = {
    id: id || String(index + 1),
    ...(document && { document }),
    ...(source !== undefined && { source }),
    references: of('reference'),
    ...(hypothesis !== undefined && { hypothesis }),
    ...(label && { label }),
    ...(predictedLabel && { predictedLabel }),
  }
  return { place: { file: file.file, line }, input }
}
