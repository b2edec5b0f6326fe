import type { RunRecord } from '../schema/records.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'
import type { JobResult } from './worker/jobs.ts'

type Carried = NonNullable<JobResult<'carried'>>

/** Of the last pairs that were looked at: some 24 kB each for 3 000 segments. */
const MOST_KEPT = 50
const kept = processWide('carried', () => new Map<string, Promise<Carried | null>>())

/**
 * How the difference of two runs builds up, worst segment first; null for a figure of the whole corpus. `made` names
 * signature and implementation of the compared scores: with others the rows are others, too.
 */
export async function getCarriedDifference(of: {
  readonly base: RunRecord
  readonly head: RunRecord
  readonly spec: string
  readonly made: string
}): Promise<Carried | null> {
  const { base, head, spec, made } = of
  const key = JSON.stringify([base.id, head.id, spec, made])
  const known = kept.get(key)
  if (known) return known
  const { pools } = await getRuntime()
  const asked = pools.run('ask', 'carried', { base, head, spec })
  kept.set(key, asked)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  try {
    return await asked
  } catch (error) {
    kept.delete(key)
    throw error
  }
}
