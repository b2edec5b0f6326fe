import type { Pairing } from '../compare/pair-segments.ts'
import type { RunRecord } from '../schema/records.ts'
import { onceForScores } from './once-for-scores.ts'
import { pairRuns } from './pair-runs.ts'
import { getRuntime } from './runtime.ts'
import { segmentScores } from './segment-scores.ts'

/** Segment scores of both runs, pair by pair, NaN where a side has none. Throws as `segmentScores` does. */
export async function getSegmentPairs({
  base,
  head,
  spec,
}: {
  base: RunRecord
  head: RunRecord
  spec: string
}): Promise<{ base: Float64Array; head: Float64Array }> {
  const { db } = await getRuntime()
  const [ofBase, ofHead] = await Promise.all([segmentScores(base, spec), segmentScores(head, spec)])
  return onceForScores({ base: ofBase, head: ofHead }, ['pairs', base.id, head.id], async () =>
    pairUp(await pairRuns(db, base, head), ofBase, ofHead),
  )
}

function pairUp(pairing: Pairing, ofBase: Float64Array, ofHead: Float64Array) {
  const pairs = { base: new Float64Array(pairing.base.length), head: new Float64Array(pairing.base.length) }
  for (let k = 0; k < pairing.base.length; k++) {
    pairs.base[k] = ofBase[pairing.base[k]]
    pairs.head[k] = ofHead[pairing.head[k]]
  }
  return pairs
}
