import { listPostedScores, listScores } from '../db/scores.ts'
import type { ScoreRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'
import { toScoreRecords } from './to-score-records.ts'

/** Scores of a run, the leading one first: computed and posted side by side, then what only was posted. */
export async function getRunScores(id: string): Promise<ScoreRecord[]> {
  return (await listRunScores([id])).get(id) ?? []
}

/** Scores of several runs at once, for lists; a run without scores has no entry. */
export async function listRunScores(ids: readonly string[]): Promise<ReadonlyMap<string, ScoreRecord[]>> {
  const { db } = await getRuntime()
  const [computed, posted] = await Promise.all([listScores(db, ids), listPostedScores(db, ids)])
  const scores = new Map<string, ScoreRecord[]>()
  for (const id of ids) {
    const records = toScoreRecords(computed.get(id) ?? [], posted.get(id) ?? [])
    if (records.length > 0) scores.set(id, records)
  }
  return scores
}
