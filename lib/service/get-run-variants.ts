import { listDerivedFigures } from '../db/derived-figures.ts'
import type { Database } from '../db/open-database.ts'
import { findRun } from '../db/runs.ts'
import { listScores } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import type { RunVariants, RunVariantsState } from '../explain/run-variants.ts'
import { findFamily } from '../explain/variants.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'
import { variantsKey } from './variants-key.ts'
import { areVariantsWanted, wantVariants, whyUnmade } from './variants-queue.ts'

/** Of a run with more segments the variants are worked out when they are asked for, and not by themselves. */
export const MOST_SEGMENTS = 20_000

/**
 * How variants in common use score a run's outputs, for those of its SPECs (as they are stored with its scores) that have
 * any. What is not known yet is worked out in the background from now on, but for a very long run; nobody waits for it.
 */
export async function getRunVariants(
  run: RunRecord,
  specs: readonly string[],
  { ahead = true }: { ahead?: boolean } = {},
): Promise<ReadonlyMap<string, RunVariantsState>> {
  const named = specs.flatMap((spec) => {
    const canonical = readFamilySpec(spec)
    return canonical === null ? [] : [[spec, canonical] as const]
  })
  if (named.length === 0) return new Map()
  const { db } = await getRuntime()
  const keys = named.map(([, canonical]) => variantsKey(canonical))
  const stored = (await listDerivedFigures(db, run.id, keys)) as ReadonlyMap<string, RunVariants>
  const isUnknown = (spec: string) => !stored.has(variantsKey(spec)) && whyUnmade(run.id, spec) === null
  const missing = named.map(([, canonical]) => canonical).filter(isUnknown)
  if (missing.length > 0 && run.compute === 'done' && run.testSet.segmentCount <= MOST_SEGMENTS)
    wantVariants(run, missing, { ahead })
  return new Map(
    named.map(([spec, canonical]) => [spec, stateOf(run.id, canonical, stored.get(variantsKey(canonical)))]),
  )
}

function stateOf(runId: string, spec: string, variants: RunVariants | undefined): RunVariantsState {
  if (variants !== undefined) return { state: 'known', variants }
  if (areVariantsWanted(runId, spec)) return { state: 'working' }
  const reason = whyUnmade(runId, spec)
  return reason === null ? { state: 'on-demand' } : { state: 'failed', reason }
}

/** Has the variants of all scores of a run worked out that was just scored; other runs that wait come first. */
export async function wantVariantsOf(db: Database, runId: string): Promise<void> {
  const run = await findRun(db, runId)
  const scores = (await listScores(db, [runId])).get(runId) ?? []
  const specs = scores.map(({ spec }) => spec)
  if (run !== null) await getRunVariants(run, specs, { ahead: false })
}

/** The SPEC in its canonical form; null for a metric without variants, or one that this release does not know. */
function readFamilySpec(spec: string): string | null {
  try {
    const parsed = parseSpec(spec)
    return findFamily(parsed.name) === null ? null : formatSpec(parsed)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
