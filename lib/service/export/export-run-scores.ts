import type { ExportTable } from '../../report/export/export-table.ts'
import { getRun } from '../get-run.ts'
import { getRunScores } from '../get-run-scores.ts'
import { runMeta } from './run-meta.ts'

/** How the interval of one run is made. */
export const RUN_INTERVAL = 'percentile bootstrap, 1000 resamples, seed 12345, 95 %'

/** The scores of a run, each with signature, n, interval and what was posted. */
export async function exportRunScores(id: string): Promise<ExportTable> {
  const run = await getRun(id)
  const scores = await getRunScores(run.id)
  return {
    name: `assay-${run.system}-${run.id}-scores`,
    title: `Scores of run ${run.id}`,
    meta: { ...runMeta(run), method: RUN_INTERVAL },
    columns: [
      { name: 'metric', kind: 'text' },
      { name: 'score', kind: 'number' },
      { name: 'low', kind: 'number' },
      { name: 'high', kind: 'number' },
      { name: 'scored', kind: 'number', decimals: 0 },
      { name: 'failed', kind: 'number', decimals: 0 },
      { name: 'unit', kind: 'text' },
      { name: 'direction', kind: 'text' },
      { name: 'trust', kind: 'text' },
      { name: 'posted', kind: 'text' },
      { name: 'reason', kind: 'text' },
      { name: 'signature', kind: 'text' },
      { name: 'implementation', kind: 'text' },
      { name: 'method', kind: 'text' },
    ],
    rows: scores.map((score) => [
      score.label,
      score.value,
      score.interval?.[0] ?? null,
      score.interval?.[1] ?? null,
      score.scored,
      score.failed,
      score.unit,
      score.direction,
      score.trust,
      score.posted?.text ?? null,
      score.reason,
      score.signature,
      score.implementation,
      score.interval ? RUN_INTERVAL : null,
    ]),
  }
}
