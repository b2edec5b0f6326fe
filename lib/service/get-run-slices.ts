import type { SliceScore } from '../compare/slice-scores.ts'
import { findTagsEditedAt } from '../db/test-sets.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { keptAnswer } from './kept-answers.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

const MOST_KEPT = 200
const kept = processWide('run-slices', () => new Map<string, Promise<SliceScore[]>>())

/** Scores of a run within each tag, length bucket and number of references: made in a worker and kept for a while. */
export async function getRunSlices(run: RunRecord, spec: string): Promise<SliceScore[]> {
  const { db, pools } = await getRuntime()
  const canonical = formatSpec(parseSpec(spec))
  const key = JSON.stringify([run.id, canonical, await findTagsEditedAt(db, run.testSet.id)])
  return keptAnswer(kept, key, MOST_KEPT, () => pools.run('ask', 'slices', { run, spec: canonical }))
}
