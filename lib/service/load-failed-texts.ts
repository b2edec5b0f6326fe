import type { Database } from '../db/open-database.ts'
import { listOutputPlaces, listOutputsAt } from '../db/outputs.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import type { RunRecord } from '../schema/records.ts'
import { toScorable } from './load-run-texts.ts'

/** `[repeat][position]`: a failed item as if it had given an empty output; null for any other. */
export type FailedTexts = readonly (readonly (MetricSegment | null)[])[]

const OUTPUTS_A_PIECE = 2000

/** Failed items of a run with empty outputs, no other text is read; null where none failed. */
export async function loadFailedTexts(db: Database, run: RunRecord): Promise<FailedTexts | null> {
  if (run.counts.failed === 0) return null
  const at = { runId: run.id, versionId: run.testSet.id }
  const places = await listOutputPlaces(db, { ...at, state: 'failed' })
  const repeats = Array.from({ length: run.repeats }, () =>
    new Array<MetricSegment | null>(run.testSet.segmentCount).fill(null),
  )
  for (let start = 0; start < places.length; start += OUTPUTS_A_PIECE)
    for (const output of await listOutputsAt(db, { ...at, places: places.slice(start, start + OUTPUTS_A_PIECE) })) {
      const { state: _state, reason: _reason, ...segment } = toScorable(output)
      repeats[output.repeat][output.position] = { ...segment, hypothesis: '' }
    }
  return repeats
}
