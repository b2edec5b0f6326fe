import { stringify } from 'csv-stringify/sync'
import { defuseCell } from './defuse-cell.ts'
import type { ExportTable } from './export-table.ts'
import { inBatches } from './in-batches.ts'

/** By which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV by RFC 4180, UTF-8 with a byte order mark, lines end with CR LF. Text cells are defused, numbers are written in
 * full precision, nothing is an empty cell. The table's meta data stand in columns where rows differ in them and are
 * otherwise left to the other formats: a line of comment would be read as a record.
 */
export async function* writeCsv(table: ExportTable): AsyncGenerator<string> {
  const write = (rows: readonly (readonly (string | number | null)[])[]) =>
    stringify(rows as (string | number | null)[][], { record_delimiter: 'windows' })
  yield BYTE_ORDER_MARK + write([table.columns.map((column) => defuseCell(column.name))])
  for await (const batch of inBatches(table.rows))
    yield write(batch.map((row) => row.map((value) => (typeof value === 'string' ? defuseCell(value) : value))))
}
