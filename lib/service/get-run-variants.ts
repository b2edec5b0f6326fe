import { findDerivedFigure } from '../db/derived-figures.ts'
import type { RunVariants } from '../explain/run-variants.ts'
import { findFamily } from '../explain/variants.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { isInBackground } from './compute-queue.ts'
import { getRuntime } from './runtime.ts'
import { variantsKey } from './variants-key.ts'
import { variantsWork } from './work-out-variants.ts'

/** What is known of the variants of a run's score. */
export interface RunVariantsState {
  /** Null where they were not worked out, or not yet. */
  readonly variants: RunVariants | null
  readonly working: boolean
}

/** What was worked out of how variants score this run's outputs; null for a metric that has none. Computes nothing. */
export async function getRunVariants(run: RunRecord, spec: string): Promise<RunVariantsState | null> {
  const parsed = parseSpec(spec)
  if (findFamily(parsed.name) === null) return null
  const canonical = formatSpec(parsed)
  const { db } = await getRuntime()
  const stored = (await findDerivedFigure(db, run.id, variantsKey(canonical))) as RunVariants | null
  return { variants: stored, working: stored === null && isInBackground(variantsWork(run.id, canonical)) }
}
