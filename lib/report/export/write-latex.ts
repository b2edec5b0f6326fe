import { formatNumber } from '../format-number.ts'
import type { ExportColumn, ExportTable } from './export-table.ts'
import { inBatches } from './in-batches.ts'

/**
 * A LaTeX table for a paper (package booktabs), with the meta data as a note in the caption. What a sender wrote is
 * escaped; characters beyond the classic input encodings need XeLaTeX or LuaLaTeX.
 */
export async function* writeLatex({ title, meta, columns, rows }: ExportTable): AsyncGenerator<string> {
  const notes = Object.entries(meta)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${escapeLatex(name)}: ${escapeLatex(String(value))}`)
  const caption = [escapeLatex(title), ...notes].join('. ')
  const alignment = columns.map((column) => (column.kind === 'number' ? 'r' : 'l')).join('')
  yield [
    '\\begin{table}',
    `\\caption{${caption}.}`,
    `\\begin{tabular}{${alignment}}`,
    '\\toprule',
    `${columns.map((column) => escapeLatex(column.name)).join(' & ')} \\\\`,
    '\\midrule',
    '',
  ].join('\n')
  for await (const batch of inBatches(rows))
    yield batch.map((row) => `${row.map((value, index) => toCell(value, columns[index])).join(' & ')} \\\\\n`).join('')
  yield '\\bottomrule\n\\end{tabular}\n\\end{table}\n'
}

function toCell(value: string | number | null, column: ExportColumn): string {
  if (value === null) return '--'
  if (typeof value === 'string') return escapeLatex(value)
  const text = formatNumber(value, column.decimals ?? 4)
    .replaceAll('\u202f', '\\,')
    .replace('−', '-')
  return text.startsWith('-') ? `$${text}$` : text
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
}

function escapeLatex(text: string): string {
  return text
    .replace(/[\\{}$&#_%^~<>|"]/g, (character) => SPECIAL[character])
    .replace(/[\s\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]+/g, ' ')
}
