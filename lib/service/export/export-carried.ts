import { count, number } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import { getCarriedDifference } from '../get-carried-difference.ts'
import { loadLead } from './load-lead.ts'
import { leadHead } from './pair-head.ts'

const METHOD =
  'difference of the corpus scores with the first segments taken from head and the others from base; worst first, by leave-one-out contribution; segments that carry nothing are left out'

/** What carries the difference: the whole curve, of which the page prints every tenth part. */
export async function exportCarried(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadLead(query)
  const { base, head, lead } = pair
  const made = `${lead.signature} ${lead.implementation}`
  const carried = await getCarriedDifference({ base, head, spec: lead.spec, made })
  const curve = carried === null ? [] : Array.from(carried.cumulative)
  return {
    ...leadHead(pair, 'carried', METHOD),
    columns: [count('segments'), number('difference')],
    rows: curve.slice(1).map((value, k) => [k + 1, Number.isFinite(value) ? value : null]),
  }
}
