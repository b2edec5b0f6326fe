import { nameTestSet } from '../../report/name-test-set.ts'
import type { RunRecord } from '../../schema/records.ts'
import { VERSION } from '../version.ts'

/** What a run's figures rest on, for the foot of a table. */
export function runMeta(run: RunRecord): Readonly<Record<string, string | number | null>> {
  return {
    project: run.projectSlug,
    run: run.id,
    system: run.system,
    commit: run.commit,
    testSet: nameTestSet(run.testSet),
    testSetHash: run.testSet.hash,
    segments: run.testSet.segmentCount,
    scored: run.counts.scored,
    failed: run.counts.failed,
    n: run.counts.scored,
    assay: VERSION,
  }
}
