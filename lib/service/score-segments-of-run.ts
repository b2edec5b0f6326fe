import { toPairRows } from '../compare/pair-rows.ts'
import type { Database } from '../db/open-database.ts'
import { NotFoundError } from '../errors.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { addRow } from '../stats/packed-rows.ts'
import { getRunFacts } from './run-facts.ts'
import { loadTables } from './run-tables.ts'

/**
 * The score of each segment of a run by itself under a SPEC, by position, repeats averaged; NaN where it has none.
 * Runs in a worker. Throws NotFoundError for a metric that has no segment scores.
 */
export async function scoreSegmentsOfRun(
  db: Database,
  { run, spec }: { run: RunRecord; spec: string },
): Promise<Float64Array> {
  const facts = await getRunFacts(db, run)
  const metric = createMetricWithResources(spec, facts)
  if (metric.kind !== 'additive')
    throw new NotFoundError({
      code: 'no-segment-scores',
      message: `${metric.label} is a figure of the whole corpus and has no score for a single segment.`,
    })
  const tables = await loadTables(db, run, spec, metric)
  const all = Int32Array.from({ length: run.testSet.segmentCount }, (_, i) => i)
  const pairing = { base: all, head: all, changed: [], onlyBase: [], onlyHead: [], byContent: false }
  const { base: rows, pairs } = toPairRows(metric, tables, tables, pairing)
  const scores = new Float64Array(all.length).fill(Number.NaN)
  const sums = new Float64Array(rows.sumWidth)
  pairs.forEach((position, k) => {
    sums.fill(0)
    addRow(rows, k, 1, sums)
    scores[position] = metric.value(sums)
  })
  return scores
}
