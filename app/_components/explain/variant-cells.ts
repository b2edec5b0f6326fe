import type { RunVariant } from '../../../lib/explain/run-variants.ts'
import type { ExplainTexts } from '../../../lib/explain/texts/explain-texts.ts'
import { SOURCES } from '../../../lib/explain/texts/sources.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import type { TableCells } from './save-table.ts'
import { nameVariant } from './variants-table.tsx'

/** The table of variants as a file has it: what stands in one cell on the page has columns of its own there. */
export function toVariantCells(
  rows: readonly RunVariant[],
  messages: ExplainMessages,
  texts: ExplainTexts,
): TableCells {
  const { variant, value, columns: heads, yes, no, same, other, reasons } = messages.variants
  const columns = [
    { head: variant, of: (row: RunVariant) => nameVariant(row, messages, texts).name },
    { head: heads.tool, of: (row: RunVariant) => nameVariant(row, messages, texts).tool },
    { head: heads.source, of: (row: RunVariant) => citeVariant(nameVariant(row, messages, texts)) },
    { head: heads.own, of: (row: RunVariant) => (row.own ? yes : no) },
    { head: heads.quantity, of: (row: RunVariant) => (row.alike ? same : other) },
    { head: value, of: (row: RunVariant) => row.value ?? reasons[row.reason ?? ''] ?? messages.undefinedValue },
    { head: heads.lowest, of: ({ bottom }: RunVariant) => bottom },
    { head: heads.highest, of: ({ top }: RunVariant) => top },
    { head: heads.signature, of: ({ signature }: RunVariant) => signature },
  ]
  // Error rates have no highest value: a column with nothing in it says nothing.
  const filled = columns.filter(({ of }) => rows.some((row) => of(row) !== null))
  return { head: filled.map(({ head }) => head), rows: rows.map((row) => filled.map(({ of }) => of(row))) }
}

function citeVariant({ source, where }: ReturnType<typeof nameVariant>): string | null {
  return source === null ? null : [SOURCES[source].label, where].filter(Boolean).join(', ')
}
