import type { ExportRow, ExportTable } from '../../../lib/report/export/export-table.ts'
import { plainCsv } from '../../../lib/report/export/plain-csv.ts'
import { writeJson } from '../../../lib/report/export/write-json.ts'

/** A table as the page shows it, or as whoever draws only a part of it gives it. */
export interface TableCells {
  readonly head: readonly string[]
  readonly rows: readonly ExportRow[]
}

export type FileFormat = 'csv' | 'json'

/** Hands the reader a table as a file that is made here: nothing is asked of a server. */
export async function saveTable(
  { head, rows }: TableCells,
  { format, name, title, meta }: { format: FileFormat } & Pick<ExportTable, 'name' | 'title' | 'meta'>,
): Promise<void> {
  const columns = toColumnNames(head).map((column) => ({ name: column, kind: 'text' as const }))
  const table = { name, title, meta, columns, rows }
  let text = ''
  if (format === 'csv') text = plainCsv(table)
  else for await (const piece of writeJson(table)) text += piece
  const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `${name}.${format}`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What stands in a drawn table: a cell with one figure is that figure, exact; any other its text. */
export function readCells(table: HTMLTableElement): TableCells {
  const lines = [...table.rows].map((row) => [...row.cells].filter((cell) => cell.ariaHidden !== 'true'))
  const [head = [], ...body] = lines.map((cells) => cells.map(readCell))
  return {
    head: head.map((cell) => String(cell ?? '')),
    // A line that names the rows below it stands in the first column, as on the page.
    rows: body.map((cells) => head.map((_, c) => cells[c] ?? null)),
  }
}

function readCell(cell: HTMLTableCellElement): string | number | null {
  const figures = cell.querySelectorAll('data')
  const value = figures.length === 1 ? Number(figures[0].value) : Number.NaN
  if (Number.isFinite(value)) return value
  // Several n-grams stand apart by their boxes alone.
  const parts = cell.querySelector('.gram') ? [...(cell.children as HTMLCollectionOf<HTMLElement>)] : [cell]
  // biome-ignore lint/performance/useDomNodeTextContent: lines of a cell stand apart, as on the page
  const texts = parts.map((part) => (part.innerText || part.textContent || '').replace(/\s+/g, ' ').trim())
  const text = texts.join(' | ')
  return text === '' ? null : text
}

/** Unique and not empty, since rows are objects by these names in JSON. */
function toColumnNames(head: readonly string[]): string[] {
  const seen = new Set<string>()
  return head.map((text, c) => {
    const name = text === '' ? `column ${c + 1}` : text
    let unique = name
    for (let k = 2; seen.has(unique); k++) unique = `${name} (${k})`
    seen.add(unique)
    return unique
  })
}
