import { saveDerivedFigure } from '../db/derived-figures.ts'
import type { Database } from '../db/open-database.ts'
import { toRunVariants } from '../explain/run-variants.ts'
import { createScorer } from '../explain/score-spec.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { toCounted } from './run-tables.ts'
import { variantsKey } from './variants-key.ts'

/** Works out how the variants in common use score a run's first repeat, and stores it. Runs in a worker. */
export async function variantsOfRun(db: Database, { run, spec }: { run: RunRecord; spec: string }): Promise<void> {
  const [texts] = await loadRunTexts(db, { ...run, repeats: 1 })
  const segments = texts.flatMap((segment) => toCounted(segment) ?? [])
  const result = toRunVariants(spec, segments, createScorer(segments, createMetricWithResources))
  if (result !== null) await saveDerivedFigure(db, { runId: run.id, key: variantsKey(spec), result })
}
