import { workerData } from 'node:worker_threads'
import { saveDerivedFigure } from '../db/derived-figures.ts'
import type { Database } from '../db/open-database.ts'
import { findRun } from '../db/runs.ts'
import { InputError } from '../errors.ts'
import { toRunVariants } from '../explain/run-variants.ts'
import { createScorer, type MakeMetric, type Scorer } from '../explain/score-spec.ts'
import { type Family, findFamily } from '../explain/variants.ts'
import { parseSpec } from '../metrics/spec.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { toCounted } from './run-tables.ts'
import { variantsKey } from './variants-key.ts'
import { givingWay } from './worker/give-way.ts'
import type { WorkerFacts } from './worker/pools.ts'

/** A SPEC whose variants cannot be made here, and why. */
export interface Unmade {
  readonly spec: string
  readonly reason: string
}

/**
 * Works out how the variants in common use score a run's first repeat, and stores it, SPEC by SPEC, those of one family
 * over the same rows. Runs in a worker and gives way to all that somebody waits for. Gives the SPECs that have none.
 */
export async function variantsOfRun(
  db: Database,
  { run, specs }: { run: RunRecord; specs: readonly string[] },
): Promise<readonly Unmade[]> {
  // Removed while it waited.
  if ((await findRun(db, run.id)) === null) return []
  const [texts] = await loadRunTexts(db, { ...run, repeats: 1 })
  const segments = texts.flatMap((segment) => toCounted(segment) ?? [])
  const unmade: Unmade[] = []
  for (const family of new Set(specs.map(familyOf))) {
    // One family's rows at a time: of a long run they are many megabytes.
    const scorer = createScorer(segments, makeMetric)
    for (const spec of specs.filter((one) => familyOf(one) === family)) {
      const { result, reason } = make(spec, segments, scorer)
      if (reason !== null) unmade.push({ spec, reason })
      else await saveDerivedFigure(db, { runId: run.id, key: variantsKey(spec), result })
    }
  }
  return unmade
}

function familyOf(spec: string): Family | null {
  return findFamily(parseSpec(spec).name)
}

const makeMetric: MakeMetric = (spec, facts) => {
  const metric = createMetricWithResources(spec, facts)
  const way = (workerData as WorkerFacts | null)?.way
  return way ? givingWay(metric, way) : metric
}

function make(spec: string, segments: Parameters<typeof toRunVariants>[1], scorer: Scorer) {
  try {
    return { result: toRunVariants(spec, segments, scorer), reason: null }
  } catch (error) {
    // A dictionary that is not installed, say.
    if (error instanceof InputError) return { result: null, reason: error.message }
    throw error
  }
}
