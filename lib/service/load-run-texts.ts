import type { Database } from '../db/open-database.ts'
import { listOutputs, type OutputWithSegment } from '../db/outputs.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import type { RunRecord } from '../schema/records.ts'

const OUTPUTS_A_PIECE = 2000

/** A run's segments as metrics see them: `[repeat][position]`, null where a repeat has no output. */
export async function loadRunTexts(db: Database, run: RunRecord): Promise<(ScorableSegment | null)[][]> {
  const repeats: (ScorableSegment | null)[][] = []
  for (let repeat = 0; repeat < run.repeats; repeat++) {
    const segments = new Array<ScorableSegment | null>(run.testSet.segmentCount).fill(null)
    for (let from = 0; from < segments.length; ) {
      const place = { runId: run.id, versionId: run.testSet.id, repeat, from, limit: OUTPUTS_A_PIECE }
      const outputs = await listOutputs(db, place)
      for (const output of outputs) segments[output.position] = toScorable(output)
      const last = outputs.at(-1)
      if (!last || outputs.length < OUTPUTS_A_PIECE) break
      from = last.position + 1
    }
    repeats.push(segments)
  }
  return repeats
}

/** A stored output as metrics see it. */
export function toScorable(output: OutputWithSegment): ScorableSegment {
  return {
    id: output.key,
    ...(output.state !== 'scored' && { state: output.state }),
    ...(output.reason !== null && { reason: output.reason }),
    ...(output.source !== null && { source: output.source }),
    ...(output.text !== null && { hypothesis: output.text }),
    ...(output.references.length > 0 && { references: output.references }),
    ...(output.label !== null && { label: output.label }),
    ...(output.predictedLabel !== null && { predictedLabel: output.predictedLabel }),
    ...(output.answers !== null && { answers: output.answers }),
    ...(Object.keys(output.tags).length > 0 && { tags: output.tags }),
    ...output.extra,
  }
}
