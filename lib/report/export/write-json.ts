import type { ExportRow, ExportTable } from './export-table.ts'
import { inBatches } from './in-batches.ts'

/** JSON: `title`, `meta`, `columns`, and each row as an object by column name. Texts are untouched, numbers exact. */
export async function* writeJson({ title, meta, columns, rows }: ExportTable): AsyncGenerator<string> {
  const head = JSON.stringify({ title, meta, columns: columns.map((column) => column.name) })
  yield `${head.slice(0, -1)},"rows":[`
  // fromEntries defines its keys one by one: a column called __proto__ is a column.
  const toObject = (row: ExportRow) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]))
  let first = true
  for await (const batch of inBatches(rows)) {
    yield `${first ? '\n' : ',\n'}${batch.map((row) => JSON.stringify(toObject(row))).join(',\n')}`
    first = false
  }
  yield '\n]}\n'
}
