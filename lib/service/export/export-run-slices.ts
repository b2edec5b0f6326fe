import type { ExportTable } from '../../report/export/export-table.ts'
import { getRun } from '../get-run.ts'
import { getRunScores } from '../get-run-scores.ts'
import { getRunSlices } from '../get-run-slices.ts'
import { RUN_INTERVAL } from './export-run-scores.ts'
import { runMeta } from './run-meta.ts'

/** Every metric of a run within every slice. */
export async function exportRunSlices(id: string): Promise<ExportTable> {
  const run = await getRun(id)
  const scores = (await getRunScores(run.id)).filter((score) => score.spec !== null && score.layer !== 'corpus')
  const rows = []
  for (const { spec, label, unit, direction, signature } of scores)
    for (const { by, value, n, of, score, interval } of await getRunSlices(run, spec ?? ''))
      rows.push([
        by,
        value,
        label,
        score,
        interval?.[0] ?? null,
        interval?.[1] ?? null,
        n,
        of,
        unit,
        direction,
        signature,
      ])
  return {
    name: `assay-${run.system}-${run.id}-slices`,
    title: `Slices of run ${run.id}`,
    meta: { ...runMeta(run), method: RUN_INTERVAL },
    columns: [
      { name: 'slice', kind: 'text' },
      { name: 'value', kind: 'text' },
      { name: 'metric', kind: 'text' },
      { name: 'score', kind: 'number' },
      { name: 'low', kind: 'number' },
      { name: 'high', kind: 'number' },
      { name: 'n', kind: 'number', decimals: 0 },
      { name: 'segments', kind: 'number', decimals: 0 },
      { name: 'unit', kind: 'text' },
      { name: 'direction', kind: 'text' },
      { name: 'signature', kind: 'text' },
    ],
    rows,
  }
}
