import type { Comparison, MetricComparison } from '../../compare/comparison.ts'
import { NotFoundError } from '../../errors.ts'
import { text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import { prepareDrift } from '../../report/prepare-drift.ts'
import { getDrift } from '../get-drift.ts'
import { getProject } from '../get-project.ts'
import { VERSION } from '../version.ts'
import { COMPARISON_COLUMNS, toComparisonRow } from './comparison-columns.ts'

/** The newest run against the pinned baseline, a line a metric, with whether it drifts. */
export async function exportBaseline(slug: string): Promise<ExportTable> {
  const project = await getProject(slug)
  const drift = await getDrift(project)
  if (drift === null)
    throw new NotFoundError({
      code: 'no-baseline',
      message: `The project "${slug}" has no pinned baseline.`,
      mend: 'Pin one in the settings of the project.',
    })
  const { baseline, newest, looks, metrics } = drift
  const { rows } = prepareDrift(drift, { metric: undefined })
  return {
    name: `assay-${slug}-baseline`,
    title: `${project.name} since its baseline`,
    meta: {
      project: slug,
      base: baseline.id,
      head: newest?.id ?? null,
      testSet: nameTestSet(baseline.testSet),
      testSetHash: baseline.testSet.hash,
      looks,
      assay: VERSION,
    },
    columns: [...COMPARISON_COLUMNS, text('drift')],
    rows: metrics.map(({ result }, i) => [...toComparisonRow(result, made(result)), rows[i].drift]),
  }
}

/** Overviews take their verdicts from comparisons of the usual settings. */
function made(result: MetricComparison): Comparison {
  const unit = result.documents === null ? 'segment' : 'document'
  return { resamples: 1000, trials: 10_000, seed: 12_345, unit } as Comparison
}
