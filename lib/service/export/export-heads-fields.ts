import { count, text } from '../../report/export/columns.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { prepareComparability } from '../../report/prepare-comparability.ts'
import { type ComparedMany, compareMany } from '../compare-many.ts'
import { headsHead, RUN_COLUMNS, runCells } from './export-heads.ts'

/** May each of several runs be compared with base? A line a run, or a line a field in which it differs. */
export async function exportHeadsFields(request: Parameters<typeof compareMany>[0]): Promise<ExportTable> {
  const compared = await compareMany(request)
  const head = headsHead(compared, 'fields', 'signatures and test sets of both runs, field by field')
  return {
    ...head,
    meta: { ...head.meta, signature: null },
    columns: [
      ...RUN_COLUMNS,
      text('comparable'),
      count('n'),
      text('field'),
      text('metrics'),
      text('baseValue'),
      text('headValue'),
      text('why'),
      text('repair'),
    ],
    rows: compared.heads.flatMap(toRows),
  }
}

function toRows({ head, comparison }: ComparedMany['heads'][number]): ExportRow[] {
  const { word, rows, leftOut } = prepareComparability(comparison)
  const who = [...runCells(head), word, comparison.pairs]
  const fields = [...rows, ...leftOut.flatMap((metric) => metric.rows)]
  if (fields.length === 0) return [[...who, null, null, null, null, null, null]]
  return fields.map((one) => [...who, one.field, one.metrics.join(', '), one.base, one.head, one.why, one.repair])
}
