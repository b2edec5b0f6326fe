import type { Database } from '../db/open-database.ts'
import { listScores } from '../db/scores.ts'
import type { LintPart } from '../lints/data-lint.ts'
import { listLinted } from '../lints/registry.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import type { RunRecord } from '../schema/records.ts'
import type { RunFlag } from '../schema/run-flag.ts'
import { toLintSegment } from './lint-run.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { getRunFacts } from './run-facts.ts'
import { listWarnings } from './warn-run.ts'

/**
 * Positions of all segments that a finding or a warning about a run is about, of which only the first are stored: looked
 * for anew in the texts of its first repeat. Runs in a worker.
 */
export async function listFlagged(
  db: Database,
  { run, flag }: { run: RunRecord; flag: Exclude<RunFlag, { of: 'flip' }> },
): Promise<number[]> {
  const repeats = await loadRunTexts(db, { ...run, repeats: 1 })
  const texts = repeats[0].filter((segment) => segment !== null)
  const ids =
    flag.of === 'finding'
      ? listLinted(texts.map(toLintSegment), flag.code, flag.part as LintPart).map(({ id }) => id)
      : await listWarned(db, run, flag, repeats)
  const wanted = new Set(ids)
  return repeats[0].flatMap((segment, position) => (segment !== null && wanted.has(segment.id) ? [position] : []))
}

async function listWarned(
  db: Database,
  run: RunRecord,
  { code, metric }: Extract<RunFlag, { of: 'warning' }>,
  repeats: readonly (readonly (ScorableSegment | null)[])[],
): Promise<readonly string[]> {
  const scores = (await listScores(db, [run.id])).get(run.id) ?? []
  const warnings = listWarnings(scores, repeats, await getRunFacts(db, run))
  return warnings.flatMap((one) => (one.code === code && (one.metric ?? null) === metric ? (one.ids ?? []) : []))
}
