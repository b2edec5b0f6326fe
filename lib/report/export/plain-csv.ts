import { CELL_BREAK, defuseCell } from './defuse-cell.ts'
import { type ExportRow, type ExportTable, factsBeside } from './export-table.ts'

/** What is put between quotes: what would end a cell or a record for any reader, and blanks at the ends of nothing else. */
const QUOTED = new RegExp(`[",]|${CELL_BREAK.source}`)

/**
 * A small table as `writeCsv` writes it, byte for byte, without the library that streams large ones: for files that are
 * made in a browser.
 *
 * @example plainCsv({ name: 'a', title: 'A', meta: { n: 1 }, columns: [{ name: 'x', kind: 'text' }], rows: [['=1']] })
 * // "\uFEFFx,n\r\n'=1,1\r\n"
 */
export function plainCsv(table: ExportTable & { readonly rows: readonly ExportRow[] }): string {
  const facts = factsBeside(table)
  const lines = [
    [...table.columns.map(({ name }) => name), ...facts.map(([name]) => name)],
    ...table.rows.map((row) => [...row, ...facts.map(([, value]) => value)]),
  ]
  return `\uFEFF${lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value) : defuseCell(value)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
