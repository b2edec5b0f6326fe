import type { ExportFormat, ExportTable } from './export-table.ts'
import { writeCsv } from './write-csv.ts'
import { writeJson } from './write-json.ts'
import { writeLatex } from './write-latex.ts'
import { writeMarkdown } from './write-markdown.ts'

const WRITERS = {
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8; header=present', ending: 'csv' },
  json: { write: writeJson, type: 'application/json; charset=utf-8', ending: 'json' },
  markdown: { write: writeMarkdown, type: 'text/markdown; charset=utf-8', ending: 'md' },
  latex: { write: writeLatex, type: 'application/x-tex; charset=utf-8', ending: 'tex' },
} as const satisfies Record<ExportFormat, unknown>

export interface WrittenExport {
  readonly chunks: AsyncGenerator<string>
  readonly type: string
  /** Letters, digits, dots and dashes only. */
  readonly fileName: string
}

/** A table in one of the formats, in chunks: rows are asked for only as fast as chunks are taken. */
export function writeExport(table: ExportTable, format: ExportFormat): WrittenExport {
  const { write, type, ending } = WRITERS[format]
  const name = table.name
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100)
  return { chunks: write(table), type, fileName: `${name || 'table'}.${ending}` }
}
