import type { ExternalScoreInput } from '../../schema/run-input.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { type DelimitedRow, parseDelimited, sampleCells } from './parse-delimited.ts'

/** The name of a column of outputs: the provider, then the prompt. */
const OUTPUT = /^\[([^\]]+)\] ([\s\S]*)$/
/** Columns that follow the outputs of a prompt, in newer versions. */
const BESIDE = /^(?:Status|Score|Named Scores|Metric: .*|Grader Reason|Comment)$/
/** What stands before an output in earlier versions; a fail has its score, and its reason before a line of dashes. */
const MARKED = /^\[(PASS|FAIL|ERROR)\] ?(?:\((-?\d+(?:\.\d+)?)\) ?)?/

interface Column {
  readonly provider: string
  readonly prompt: string
  readonly at: number
  /** Index of each column beside it, by name. */
  readonly beside: ReadonlyMap<string, number>
}

/** Whether a table is promptfoo's: outputs headed by their provider, with a status beside or before them. */
export function isPromptfooTable({ sampleLines }: ImportFile): boolean {
  if (!sampleLines[0]?.includes('[')) return false
  const [header, ...rows] = sampleCells(sampleLines, ',')
  const [first] = findColumns(header ?? [])
  if (first === undefined) return false
  return first.beside.has('Status') || isMostly(rows, (cells) => MARKED.test(cells[first.at] ?? ''), 1 / 3)
}

function findColumns(header: readonly string[]): Column[] {
  const columns: (Column & { beside: Map<string, number> })[] = []
  header.forEach((name, at) => {
    const output = OUTPUT.exec(name)
    const last = columns.at(-1)
    if (output) columns.push({ provider: output[1], prompt: output[2], at, beside: new Map() })
    else if (last && BESIDE.test(name)) last.beside.set(name, at)
  })
  return columns
}

/** One run a column of outputs, one segment a row. */
export function readPromptfooTable(file: ImportFile, format: string): ImportedRun[] {
  const [header, ...rows] = parseDelimited(file, ',')
  const columns = findColumns(header.cells)
  const vars = header.cells.slice(0, columns[0]?.at ?? 0)
  const providers = new Set(columns.map(({ provider }) => provider))
  return columns.map((column) => {
    const { provider, prompt, beside } = column
    return buildImportedRun({
      format,
      readAs: 'promptfoo CSV',
      files: [file],
      system: columns.length === providers.size ? provider : `${provider}: ${prompt}`.slice(0, 200),
      segments: rows.map((row, index) => toSegment(file, row, { index, column, vars })),
      settings: { provider, prompt, 'direction.pass': 'higher', 'direction.score': 'higher' },
      unknown: ['promptfoo version', 'test set', 'revision and settings of the model'],
      notes: [
        `${file.file}: it has no ids; tests are counted in their order, from 0. Scores are rounded to two decimals.`,
        ...(beside.has('Status') ? [] : [`${file.file}: the status was taken from before the output.`]),
        ...(beside.has('Grader Reason') || beside.has('Comment')
          ? [`${file.file}: comments were left out; the grader's reason stands at the score.`]
          : []),
      ],
    })
  })
}

function toSegment(
  file: ImportFile,
  { cells, line }: DelimitedRow,
  { index, column, vars }: { readonly index: number; readonly column: Column; readonly vars: readonly string[] },
): PlacedSegment {
  const place = { file: file.file, line }
  const of = (name: string) => {
    const at = column.beside.get(name)
    return at === undefined || cells[at] === '' ? null : cells[at]
  }
  const marked = column.beside.has('Status') ? null : (MARKED.exec(cells[column.at]) ?? undefined)
  const status = marked === null ? of('Status') : marked?.[1]
  if (status !== 'PASS' && status !== 'FAIL' && status !== 'ERROR')
    throw invalidRow(place, 'PASS, FAIL or ERROR as status')
  const text = marked ? withoutReason(cells[column.at].slice(marked[0].length), status) : cells[column.at]
  const number = (printed: string, name: string) => requireScore(Number(printed), place, name)
  const printed = marked ? (marked[2] ?? null) : of('Score')
  const reason = of('Grader Reason')?.slice(0, 2000)
  const named = [...column.beside.keys()].flatMap((name): ExternalScoreInput[] => {
    const value = name.startsWith('Metric: ') ? of(name) : null
    return value === null ? [] : [{ metric: `score/${name.slice('Metric: '.length)}`, value: number(value, name) }]
  })
  const source = toSource(vars, cells)
  return {
    place,
    input: {
      id: String(index),
      ...(source !== null && { source }),
      ...(status === 'ERROR'
        ? { hypothesis: null, state: 'failed' as const, reason: (text || 'The provider failed.').slice(0, 2000) }
        : {
            hypothesis: text,
            scores: [
              { metric: 'pass', value: status === 'PASS' ? 1 : 0, ...(reason && { reason }) },
              ...(printed === null ? [] : [{ metric: 'score', value: number(printed, 'Score') }]),
              ...named,
            ],
          }),
    },
  }
}

/** A failed output of earlier versions: the reason, a line of dashes, the output. */
function withoutReason(text: string, status: string): string {
  const at = status === 'FAIL' ? text.indexOf('\n---\n') : -1
  return at < 0 ? text : text.slice(at + '\n---\n'.length)
}

function toSource(vars: readonly string[], cells: readonly string[]): string | null {
  if (vars.length === 0) return null
  return vars.length === 1 ? cells[0] : JSON.stringify(Object.fromEntries(vars.map((name, at) => [name, cells[at]])))
}
