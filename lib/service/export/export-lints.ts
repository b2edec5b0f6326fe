import { count, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { prepareLints } from '../../report/prepare-lints.ts'
import type { RunRecord } from '../../schema/records.ts'
import { getRunLints } from '../get-run-lints.ts'
import { runMeta } from './run-meta.ts'

/** What the lints saw in a run, gravest first, with the first segments of each finding. */
export async function exportLints(run: RunRecord): Promise<ExportTable> {
  const lints = await getRunLints(run)
  return {
    name: `assay-${run.system}-${run.id}-lints`,
    title: `Lints of run ${run.id}`,
    meta: {
      ...runMeta(run),
      n: lints?.segments ?? null,
      signature: null,
      method: lints === null ? 'the run was not looked at' : 'lints over all segments; no score rests on them',
    },
    columns: [text('severity'), text('lint'), count('segments'), text('finding'), text('ids'), count('moreIds')],
    rows: lints === null ? [] : prepareLints(lints).map((row) => toRow(row, countsOf(lints))),
  }
}

type Lints = NonNullable<Awaited<ReturnType<typeof getRunLints>>>
type Row = ReturnType<typeof prepareLints>[number]

function toRow({ key, severity, name, sentence, ids, more }: Row, counts: ReadonlyMap<string, number | null>) {
  return [severity, name, counts.get(key) ?? null, sentence, JSON.stringify(ids), more]
}

/** By the keys of the prepared rows, whose own counts are printed already. */
function countsOf({ flips, findings, warnings }: Lints): ReadonlyMap<string, number | null> {
  return new Map<string, number | null>([
    ...flips.map((flip) => [`flip ${flip.kind}`, flip.count] as const),
    ...findings.map((finding) => [`${finding.code} ${finding.part}`, finding.count] as const),
    ...warnings.map((warning) => [`warning ${warning.code} ${warning.metric ?? ''}`, warning.count] as const),
  ])
}
