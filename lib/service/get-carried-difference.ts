import type { RunRecord } from '../schema/records.ts'
import { keptAnswer } from './kept-answers.ts'
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
  const { pools } = await getRuntime()
  return keptAnswer(kept, key, MOST_KEPT, () => pools.run('ask', 'carried', { base, head, spec }))
}
