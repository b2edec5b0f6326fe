import type { Place } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'

export interface JsonRow {
  readonly value: unknown
  readonly place: Place
}

/** Rows of a file that holds either JSON Lines or one JSON list; names say `.json` for both. */
export function* readJsonRows(file: ImportFile): Generator<JsonRow> {
  if (file.shape === 'json-lines') {
    for (const { value, line } of file.rows()) yield { value, place: { file: file.file, line } }
    return
  }
  const { json } = file
  const rows = Array.isArray(json) ? json : [json]
  for (const [index, value] of rows.entries())
    yield {
      value,
      place: { file: `${file.file}${Array.isArray(json) ? `#/${index}` : ''}`, ...(rows.length === 1 && { line: 1 }) },
    }
}

/** The first rows of such a file, for recognising it; a JSON file is parsed whole. */
export function sampleJsonRows(file: ImportFile): readonly unknown[] {
  if (file.shape === 'json-lines') return file.sampleRows
  if (file.shape !== 'json') return []
  const { json } = file
  return Array.isArray(json) ? json.slice(0, 20) : [json]
}
