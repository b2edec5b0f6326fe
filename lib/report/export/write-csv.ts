import { stringify } from 'csv-stringify/sync'
import { CELL_BREAK, defuseCell } from './defuse-cell.ts'
import { type ExportTable, factsBeside } from './export-table.ts'
import { inBatches } from './in-batches.ts'

/** By which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Value = string | number | null

/**
 * CSV by RFC 4180, UTF-8 with a byte order mark, lines end with CR LF. Text cells are defused, and quoted where any reader
 * might cut them; numbers are written in full precision, nothing is an empty cell. What the figures rest on stands in columns at the end, the same in every
 * row: a line of comment would be read as a record, and rows of several files stay told apart when they are put together.
 */
export async function* writeCsv(table: ExportTable): AsyncGenerator<string> {
  const options = { record_delimiter: 'windows', quoted_match: CELL_BREAK }
  const write = (rows: readonly (readonly Value[])[]) => stringify(rows as Value[][], options)
  const facts = factsBeside(table)
  const names = [...table.columns.map(({ name }) => name), ...facts.map(([name]) => name)]
  const own = facts.map(([, value]) => defuse(value))
  yield BYTE_ORDER_MARK + write([names.map(defuse)])
  for await (const batch of inBatches(table.rows)) yield write(batch.map((row) => [...row.map(defuse), ...own]))
}

function defuse(value: Value): Value {
  return typeof value === 'string' ? defuseCell(value) : value
}
