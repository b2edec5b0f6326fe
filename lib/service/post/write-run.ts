import type { Database } from '../../db/open-database.ts'
import { insertOutputs, type StoredOutput } from '../../db/outputs.ts'
import { insertOutputPacks } from '../../db/packs.ts'
import { completeRun } from '../../db/run-writes.ts'
import { insertPostedScores } from '../../db/scores.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import { ensureVersion, type TestSetMatch } from './match-test-set.ts'
import { packOutputs } from './pack-outputs.ts'
import type { PreparedRun } from './prepared-run.ts'

/** What an item of the test set is that the run does not mention: missing, which is a failure of its own kind. */
const NOT_GIVEN = { state: 'failed', reason: 'No output was given.' } as const
/** A run of totals has no outputs to miss. */
const TOTALS_ONLY = { state: 'na', reason: 'Only totals were posted.' } as const

/** Writes all of an open run in short pieces, then makes it visible by one status change. */
export async function writeRun(
  db: Database,
  at: { runId: string; projectId: string; run: PreparedRun; match: TestSetMatch; now: Date },
): Promise<void> {
  const { runId, run, match } = at
  const version = await ensureVersion(db, at)
  const none = run.grouped.ids.length === 0 ? TOTALS_ONLY : NOT_GIVEN
  const repeats = run.grouped.repeats.map((outputs) => placeOutputs(outputs, run, match))
  for (const [repeat, outputs] of repeats.entries())
    await insertOutputs(
      db,
      runId,
      toStored(outputs, repeat, { none, isGiven: (position) => repeats.some((given) => given[position]) }),
    )
  // A segment that other repeats have an output of has not failed for lack of one more.
  const missing = (position: number) => (repeats.some((outputs) => outputs[position]) ? 'na' : none.state)
  const packs = repeats.map((outputs, repeat) => packOutputs(outputs, repeat, missing))
  await insertOutputPacks(db, runId, packs)
  await insertPostedScores(db, runId, run.postedScores)
  await completeRun(db, runId, {
    versionId: version.id,
    repeats: repeats.length,
    counts: countStates(repeats, none.state),
    metadataJson: JSON.stringify(run.input.metadata ?? {}),
    warningsJson: JSON.stringify(match.warnings),
  })
}

/** Outputs of one repeat by their position in the version; null where none was given. */
function placeOutputs(
  outputs: readonly (NormalizedSegment | null)[],
  run: PreparedRun,
  match: TestSetMatch,
): (NormalizedSegment | null)[] {
  const placed = new Array<NormalizedSegment | null>(match.size).fill(null)
  outputs.forEach((output, i) => {
    placed[match.positions.get(run.grouped.ids[i]) as number] = output
  })
  return placed
}

function* toStored(
  outputs: readonly (NormalizedSegment | null)[],
  repeat: number,
  { none, isGiven }: { none: typeof NOT_GIVEN | typeof TOTALS_ONLY; isGiven: (position: number) => boolean },
): Generator<StoredOutput> {
  for (const [position, output] of outputs.entries()) {
    if (!output) {
      if (repeat === 0 && !isGiven(position))
        yield { position, repeat, ...none, text: null, predictedLabel: null, extra: null }
      continue
    }
    const { state, reason, hypothesis, predictedLabel, statistics, scores } = output
    const extra = { ...statistics, ...(scores.length > 0 && { scores }) }
    yield {
      position,
      repeat,
      state,
      reason,
      text: hypothesis,
      predictedLabel,
      extra: Object.keys(extra).length > 0 ? extra : null,
    }
  }
}

function countStates(repeats: readonly (readonly (NormalizedSegment | null)[])[], none: 'failed' | 'na') {
  const counts = { scored: 0, failed: 0, na: 0 }
  // A segment counts once: as scored where any of its repeats is.
  for (let i = 0; i < (repeats[0]?.length ?? 0); i++) {
    const states = repeats.flatMap((outputs) => outputs[i]?.state ?? [])
    counts[
      states.includes('scored') ? 'scored' : states.includes('failed') ? 'failed' : states.includes('na') ? 'na' : none
    ]++
  }
  return counts
}
