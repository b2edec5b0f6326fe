import { formatNumber } from '../format-number.ts'
import { escapeCell, escapeFact } from './escape-cell.ts'
import type { ExportColumn, ExportTable } from './export-table.ts'
import { inBatches } from './in-batches.ts'

/**
 * A table of GitHub's Markdown with the meta data as a list below; what a sender wrote is shown as text, never as markup,
 * and can be copied as it was.
 */
export async function* writeMarkdown({ title, meta, columns, rows }: ExportTable): AsyncGenerator<string> {
  const heads = columns.map((column) => escapeCell(column.name))
  const rule = columns.map((column) => (column.kind === 'number' ? '---:' : '---'))
  yield `### ${escapeCell(title)}\n\n| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n`
  for await (const batch of inBatches(rows))
    yield batch.map((row) => `| ${row.map((value, index) => toCell(value, columns[index])).join(' | ')} |\n`).join('')
  const notes = Object.entries(meta).filter(([, value]) => value !== null)
  yield notes.length === 0
    ? ''
    : `\n${notes.map(([name, value]) => `- ${name}: ${escapeFact(String(value))}\n`).join('')}`
}

function toCell(value: string | number | null, column: ExportColumn): string {
  if (value === null) return '–'
  return typeof value === 'number' ? formatNumber(value, column.decimals ?? 4) : escapeCell(value)
}
