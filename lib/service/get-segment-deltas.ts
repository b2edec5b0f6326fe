import { pairSegments } from '../compare/pair-segments.ts'
import type { Database } from '../db/open-database.ts'
import { listVersionLines } from '../db/version-lines.ts'
import type { RunRecord } from '../schema/records.ts'
import { getRun } from './get-run.ts'
import { getRuntime } from './runtime.ts'
import { segmentScores } from './segment-scores.ts'

/**
 * Head − base in segment score under a SPEC, for every pair that both runs scored, in the order of head's test set:
 * what a histogram of moves is drawn from. Throws NotFoundError for a metric without segment scores.
 */
export async function getSegmentDeltas(of: {
  /** Ids of the runs. */
  readonly base: string
  readonly head: string
  readonly spec: string
}): Promise<Float64Array> {
  const { db } = await getRuntime()
  const [base, head] = await Promise.all([getRun(of.base), getRun(of.head)])
  const [baseScores, headScores] = await Promise.all([segmentScores(base, of.spec), segmentScores(head, of.spec)])
  // On one test set version a position is the same segment on both sides.
  if (base.testSet.id === head.testSet.id) return keepNumbers(headScores.map((score, i) => score - baseScores[i]))
  const [ofBase, ofHead] = await Promise.all([contentOf(db, base), contentOf(db, head)])
  const pairing = pairSegments(ofBase, ofHead)
  return keepNumbers(Float64Array.from(pairing.base, (place, k) => headScores[pairing.head[k]] - baseScores[place]))
}

async function contentOf(db: Database, run: RunRecord) {
  const lines = await listVersionLines(db, run.testSet.id)
  return { ids: lines.map((line) => line.key), contentHashes: lines.map((line) => line.contentHash) }
}

/** A pair in which either side has no score has no difference. */
function keepNumbers(deltas: Float64Array): Float64Array {
  return deltas.filter((delta) => !Number.isNaN(delta))
}
