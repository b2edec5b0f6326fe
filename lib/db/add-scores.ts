import type { Database } from './open-database.ts'
import { listScores, replaceScores, type StoredScore } from './scores.ts'

/** Puts scores behind those that a run has; one under the same SPEC takes the place of the old one. */
export async function addScores(db: Database, runId: string, scores: readonly StoredScore[]): Promise<void> {
  const known = (await listScores(db, [runId])).get(runId) ?? []
  const added = new Map(scores.map((score) => [score.spec, score]))
  const kept = known.map((score) => {
    const replacement = added.get(score.spec)
    added.delete(score.spec)
    return replacement ?? score
  })
  await replaceScores(
    db,
    runId,
    [...kept, ...added.values()].map((score, position) => ({ ...score, position })),
  )
}
