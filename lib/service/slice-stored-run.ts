import { sizeTags } from '../compare/size-tags.ts'
import { type SliceScore, sliceScores } from '../compare/slice-scores.ts'
import type { Database } from '../db/open-database.ts'
import { listSegmentSizes } from '../db/segment-sizes.ts'
import { listVersionLines } from '../db/version-lines.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { getRunFacts } from './run-facts.ts'
import { loadTables } from './run-tables.ts'

/** A run's scores by tag, length and number of references under a SPEC; none for a figure of the whole corpus. In a worker. */
export async function sliceStoredRun(
  db: Database,
  { run, spec }: { run: RunRecord; spec: string },
): Promise<SliceScore[]> {
  const metric = createMetricWithResources(spec, await getRunFacts(db, run))
  if (metric.kind !== 'additive') return []
  const lines = await listVersionLines(db, run.testSet.id)
  const sizes = (await listSegmentSizes(db, run.testSet.id)).map(sizeTags)
  return sliceScores({
    metric,
    tables: await loadTables(db, run, spec, metric),
    tags: lines.map((line, i) => ({ ...sizes[i], ...line.tags })),
    documents: lines.map((line) => line.document),
  })
}
