import { addScores } from '../db/add-scores.ts'
import type { Database } from '../db/open-database.ts'
import { listScores, type StoredScore } from '../db/scores.ts'
import { listVersionLines } from '../db/version-lines.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { getRunFacts } from './run-facts.ts'
import { scoreUnder } from './score-under.ts'

/**
 * Scores a run under further SPECs from its texts and keeps these scores like those that it came with; SPECs that it has
 * a score for are left alone. Runs in a worker. Gives how many were made.
 */
export async function rescoreRun(
  db: Database,
  { run, specs }: { run: RunRecord; specs: readonly string[] },
): Promise<number> {
  const known = new Set((await listScores(db, [run.id])).get(run.id)?.map(({ spec }) => spec))
  const missing = [...new Set(specs)].filter((spec) => !known.has(spec))
  if (missing.length === 0) return 0
  const repeats = await loadRunTexts(db, run)
  const facts = await getRunFacts(db, run)
  const documents = (await listVersionLines(db, run.testSet.id)).map((line) => line.document)
  const scores: StoredScore[] = []
  for (const spec of missing)
    scores.push(await scoreUnder(db, run, { spec, position: known.size + scores.length, facts, repeats, documents }))
  await addScores(db, run.id, scores)
  return scores.length
}
