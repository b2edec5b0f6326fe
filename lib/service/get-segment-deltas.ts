import type { Pairing } from '../compare/pair-segments.ts'
import type { RunRecord } from '../schema/records.ts'
import { onceForScores } from './once-for-scores.ts'
import { pairRuns } from './pair-runs.ts'
import { getRuntime } from './runtime.ts'
import { segmentScores } from './segment-scores.ts'
import { toRun } from './to-run.ts'

/**
 * Head − base in segment score under a SPEC, for every pair that both runs scored, in the order of the pairs: what a
 * histogram of moves is drawn from. Throws NotFoundError for a metric without segment scores.
 */
export async function getSegmentDeltas(of: {
  /** The runs, or their ids. */
  readonly base: string | RunRecord
  readonly head: string | RunRecord
  readonly spec: string
}): Promise<Float64Array> {
  const { db } = await getRuntime()
  const [base, head] = await Promise.all([toRun(of.base), toRun(of.head)])
  const [baseScores, headScores] = await Promise.all([segmentScores(base, of.spec), segmentScores(head, of.spec)])
  return onceForScores({ base: baseScores, head: headScores }, ['deltas', base.id, head.id], async () =>
    subtract(await pairRuns(db, base, head), baseScores, headScores),
  )
}

function subtract(pairing: Pairing, baseScores: Float64Array, headScores: Float64Array): Float64Array {
  const deltas = new Float64Array(pairing.base.length)
  let count = 0
  for (let k = 0; k < pairing.base.length; k++) {
    const delta = headScores[pairing.head[k]] - baseScores[pairing.base[k]]
    // A pair in which either side has no score has no difference.
    if (!Number.isNaN(delta)) deltas[count++] = delta
  }
  return deltas.subarray(0, count)
}
