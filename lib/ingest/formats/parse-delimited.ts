import { CsvError, parse } from 'csv-parse/sync'
import { InputError } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'

export type Delimiter = ',' | ';' | '|' | '\t'

export interface DelimitedRow {
  readonly cells: readonly string[]
  /** Line on which the row begins, from 1. */
  readonly line: number
}

/**
 * Rows of a table. With tabs, quotes are ordinary characters, as texts hold them; with any other delimiter they are as in
 * RFC 4180.
 *
 * @throws InputError for a quote that never ends and for rows of unequal width, with the line
 */
export function parseDelimited(file: ImportFile, delimiter: Delimiter): DelimitedRow[] {
  const rows = delimiter === '\t' ? splitTabs(file) : parseQuoted(file, delimiter)
  const width = commonWidth(rows.map(({ cells }) => cells))
  const wrong = rows.find(({ cells }) => cells.length !== width)
  if (!wrong) return rows
  throw new InputError({
    code: 'unequal-columns',
    message: `This row has ${wrong.cells.length} columns, the others have ${width}.`,
    place: { file: file.file, line: wrong.line },
    mend:
      delimiter === '\t'
        ? 'Look for a tab within a text, or a line that was cut.'
        : `Quote cells that hold ${delimiter === ',' ? 'a comma' : `"${delimiter}"`} or a line break.`,
  })
}

/** Cells of lines that may be broken or cut, for knowing what a table holds. */
export function sampleCells(lines: readonly string[], delimiter: Delimiter): readonly (readonly string[])[] {
  if (delimiter === '\t') return lines.map((line) => line.split('\t'))
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  try {
    return parse(lines.join('\n'), options) as string[][]
  } catch (error) {
    if (error instanceof CsvError) return lines.map((line) => line.split(delimiter))
    throw error
  }
}

/** The width that most rows have, of two equally common ones that of the earlier row. */
export function commonWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0]
}

function splitTabs(file: ImportFile): DelimitedRow[] {
  const rows: DelimitedRow[] = []
  for (const { text, number } of file.lines()) if (text !== '') rows.push({ cells: text.split('\t'), line: number })
  return rows
}

function parseQuoted(file: ImportFile, delimiter: Delimiter): DelimitedRow[] {
  try {
    const records = parse(file.text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as readonly {
      readonly record: string[]
      readonly info: { readonly lines: number }
    }[]
    return records.map(({ record, info }) => ({
      cells: record,
      line: info.lines - record.join('').split('\n').length + 1,
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as unknown as { lines?: number }
    throw new InputError({
      code: 'invalid-csv',
      message: `This is not CSV: ${error.message}.`,
      place: { file: file.file, ...(lines !== undefined && { line: lines }) },
      mend: 'Double quotes within quoted cells, and close each quote.',
    })
  }
}
