import type { Database } from '../db/open-database.ts'
import { listScoreImplementations, queueRunsScoredBy } from '../db/outdated-scores.ts'
import { InputError } from '../errors.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import { areEqualImplementations } from '../signature/differences.ts'

/** What a metric is called by does not depend on the test set; two labels let every one be made. */
const ANY_FACTS = { references: 1, labels: ['a', 'b'] } as const

/**
 * Puts runs back into the queue whose scores an earlier release of a metric made, unless the two are known to give equal
 * numbers: scored again from their outputs, they go on comparing with runs of today. Runs in a worker, at start. Gives
 * how many there were.
 */
export async function queueOutdated(db: Database, _args: object): Promise<number> {
  let count = 0
  for (const { spec, implementation } of await listScoreImplementations(db)) {
    const current = findImplementation(spec)
    if (current === null || areEqualImplementations(current, implementation)) continue
    count += await queueRunsScoredBy(db, spec, implementation)
  }
  return count
}

/** Null for a metric that this release no longer has: its scores stay as they are. */
function findImplementation(spec: string): string | null {
  try {
    return createMetricWithResources(spec, ANY_FACTS).signature.implementation
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
