import type { Database } from '../../db/open-database.ts'
import { insertOutputs, type StoredOutput } from '../../db/outputs.ts'
import { insertOutputPacks } from '../../db/packs.ts'
import { ensureProject, findProject, type NewProject } from '../../db/projects.ts'
import { completeRun, deleteRun, type EarlierRun, findRunByKey, openRun } from '../../db/run-writes.ts'
import { insertPostedScores } from '../../db/scores.ts'
import { ConflictError, ForbiddenError, UnavailableError } from '../../errors.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import type { RunInput } from '../../schema/run-input.ts'
import { newId } from '../new-id.ts'
import { ensureVersion, matchTestSet, type TestSetMatch } from './match-test-set.ts'
import { packOutputs } from './pack-outputs.ts'
import { type PreparedRun, prepareRun } from './prepared-run.ts'
import { type RawBody, readBody, readInput } from './read-body.ts'

export interface StoreRequest {
  /** The body as it came, or a run in memory. */
  readonly body: RawBody | { readonly input: RunInput }
  readonly maxBodyBytes: number
  /** Who posts: idempotency keys are each token's own. */
  readonly tokenId: string
  /** The one project that the token may write to; null for all. */
  readonly onlyProjectId: string | null
  readonly idempotencyKey: string | null
  /** ISO date and time; date of the run, too, where it gives none. */
  readonly postedAt: string
  readonly openedBy: string
  /** How the project is made where it is not there yet. */
  readonly project?: Omit<NewProject, 'id' | 'slug'>
}

export interface StoreResult {
  readonly runId: string
  readonly state: 'created' | 'replayed'
}

/**
 * Stores a posted run, all or nothing: everything that can be refused is refused before the first write; then outputs
 * are written in short pieces under an open run that nobody sees, and one status change makes it visible.
 */
export async function storeRun(db: Database, request: StoreRequest): Promise<StoreResult> {
  const { input, bodyHash } =
    'input' in request.body ? readInput(request.body.input) : readBody(request.body, request.maxBodyBytes)
  const earlier = await findRunByKey(db, request.tokenId, request.idempotencyKey)
  const replay = earlier && (await toReplay(db, earlier, bodyHash))
  if (replay) return replay
  const run = prepareRun(input)
  const known = await findProject(db, input.project)
  if (request.onlyProjectId !== null && request.onlyProjectId !== known?.id)
    throw new ForbiddenError({
      code: 'token-project',
      message: `The token may not write to project "${input.project}".`,
      place: { pointer: '/project' },
    })
  const match = await matchTestSet(db, known?.id ?? null, run)
  const project = known ?? (await ensureProject(db, { ...request.project, id: newId(), slug: input.project }))
  const runId = newId()
  const taken = await openRun(db, { ...toRow(run, match, request), id: runId, projectId: project.id, bodyHash })
  if (taken) {
    const other = await toReplay(db, taken, bodyHash)
    if (other) return other
    throw stillOpen()
  }
  try {
    await writeContents(db, { runId, projectId: project.id, run, match, now: new Date(request.postedAt) })
  } catch (error) {
    await deleteRun(db, runId)
    throw error
  }
  return { runId, state: 'created' }
}

/** The earlier run under the same key, or null where it was never finished and is now removed. */
async function toReplay(db: Database, earlier: EarlierRun, bodyHash: string): Promise<StoreResult | null> {
  if (earlier.bodyHash !== bodyHash)
    throw new ConflictError({
      code: 'idempotency-key-used',
      message: 'The idempotency key was used for another body.',
      place: { option: 'Idempotency-Key' },
      mend: 'Use a new key for a new run.',
    })
  if (earlier.status === 'complete') return { runId: earlier.id, state: 'replayed' }
  if (earlier.status === 'open') throw stillOpen()
  await deleteRun(db, earlier.id)
  return null
}

function stillOpen(): UnavailableError {
  return new UnavailableError({
    code: 'post-in-progress',
    message: 'A post with this idempotency key is being stored by another process.',
    mend: 'Send it again in a moment.',
  })
}

function toRow(run: PreparedRun, match: TestSetMatch, request: StoreRequest) {
  const { input, specs } = run
  return {
    system: input.system,
    systemVersion: input.systemVersion ?? null,
    commit: input.commit ?? null,
    commitMessage: input.commitMessage ?? null,
    date: new Date(input.commitDate ?? request.postedAt),
    branch: input.branch ?? null,
    pullRequest: input.pullRequest === undefined ? null : String(input.pullRequest),
    baseCommit: input.baseCommit ?? null,
    ciUrl: input.ciUrl ?? null,
    declaredJson: JSON.stringify(input.declared ?? {}),
    metadataJson: JSON.stringify(input.metadata ?? {}),
    metricsJson: JSON.stringify(specs),
    warningsJson: JSON.stringify(match.warnings),
    demo: request.project?.demo ?? false,
    tokenId: request.tokenId,
    idempotencyKey: request.idempotencyKey,
    postedAt: new Date(request.postedAt),
    openedBy: request.openedBy,
  }
}

async function writeContents(
  db: Database,
  at: { runId: string; projectId: string; run: PreparedRun; match: TestSetMatch; now: Date },
): Promise<void> {
  const { runId, run, match } = at
  const version = await ensureVersion(db, at)
  const repeats = run.grouped.repeats.map((outputs) => placeOutputs(outputs, run, match))
  for (const [repeat, outputs] of repeats.entries())
    await insertOutputs(
      db,
      runId,
      toStored(outputs, repeat, (position) => repeats.some((given) => given[position])),
    )
  // A segment that other repeats have an output of has not failed for lack of one more.
  const missing = (position: number) => (repeats.some((outputs) => outputs[position]) ? 'na' : 'failed')
  const packs = repeats.map((outputs, repeat) => packOutputs(outputs, repeat, missing))
  await insertOutputPacks(db, runId, packs)
  await insertPostedScores(db, runId, run.postedScores)
  await completeRun(db, runId, { versionId: version.id, repeats: repeats.length, counts: countStates(repeats) })
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
  isGiven: (position: number) => boolean,
): Generator<StoredOutput> {
  for (const [position, output] of outputs.entries()) {
    if (!output) {
      // An item of the test set that the run does not mention is missing, which is a failure of its own kind.
      if (repeat === 0 && !isGiven(position))
        yield {
          position,
          repeat,
          state: 'failed',
          reason: 'No output was given.',
          text: null,
          predictedLabel: null,
          extra: null,
        }
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

function countStates(repeats: readonly (readonly (NormalizedSegment | null)[])[]) {
  const counts = { scored: 0, failed: 0, na: 0 }
  // A segment counts once: as scored where any of its repeats is.
  for (let i = 0; i < (repeats[0]?.length ?? 0); i++) {
    const states = repeats.flatMap((outputs) => outputs[i]?.state ?? [])
    counts[
      states.includes('scored') ? 'scored' : states.includes('na') && !states.includes('failed') ? 'na' : 'failed'
    ]++
  }
  return counts
}
