import { type Pairing, pairSegments } from '../compare/pair-segments.ts'
import type { Database } from '../db/open-database.ts'
import { listVersionLines } from '../db/version-lines.ts'
import type { RunRecord } from '../schema/records.ts'

/** Pairs the segments of two runs by position in their test set versions; reads no text. */
export async function pairRuns(
  db: Database,
  base: Pick<RunRecord, 'testSet'>,
  head: Pick<RunRecord, 'testSet'>,
): Promise<Pairing> {
  // On one version a position is the same segment on both sides, so that nothing needs to be read.
  if (base.testSet.id === head.testSet.id) return pairSame(head.testSet.segmentCount)
  const [ofBase, ofHead] = await Promise.all([contentOf(db, base.testSet.id), contentOf(db, head.testSet.id)])
  return pairSegments(ofBase, ofHead)
}

function pairSame(count: number): Pairing {
  const all = new Int32Array(count)
  for (let position = 0; position < count; position++) all[position] = position
  return { base: all, head: all, changed: [], onlyBase: [], onlyHead: [], byContent: false }
}

async function contentOf(db: Database, versionId: string) {
  const lines = await listVersionLines(db, versionId)
  return { ids: lines.map((line) => line.key), contentHashes: lines.map((line) => line.contentHash) }
}
