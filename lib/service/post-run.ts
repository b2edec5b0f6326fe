import type { NewProject } from '../db/projects.ts'
import type { RunRecord, ScoreRecord, TokenRecord } from '../schema/records.ts'
import type { RunInput } from '../schema/run-input.ts'
import { computeRun } from './compute-queue.ts'
import { getRun } from './get-run.ts'
import { getRunScores } from './get-run-scores.ts'
import type { RawBody } from './post/read-body.ts'
import { processMark } from './process-mark.ts'
import { getRuntime } from './runtime.ts'

export interface PostRequest {
  /** A run in memory, or a body as it came, whose bytes move to a worker and cannot be used again. */
  readonly input: RunInput | RawBody
  /** From `authenticate`; null for what the server itself posts, such as the demo. */
  readonly token?: TokenRecord | null
  readonly idempotencyKey?: string | null
  /** How long to wait for the scores; 0 (default) not at all. */
  readonly waitMs?: number
  /** How the project is made where it is not there yet. */
  readonly project?: Omit<NewProject, 'id' | 'slug'>
}

export type PostResult =
  | {
      readonly run: RunRecord
      readonly scores: readonly ScoreRecord[]
      /** `created`: scores are there; `computing`: they are being made; `replayed`: the run was there already. */
      readonly state: 'created' | 'computing' | 'replayed'
    }
  /** A shard; the run is seen once all are there. */
  | { readonly state: 'part'; readonly id: string; readonly received: number; readonly count: number }

/**
 * Stores a run, all or nothing, and has its scores made. Throws InputError for whatever is wrong with it, ConflictError
 * for an idempotency key that was used for another body, TooLargeError, ForbiddenError for another token's project.
 */
export async function postRun(request: PostRequest): Promise<PostResult> {
  const { input, token = null, idempotencyKey = null, waitMs = 0, project } = request
  const { env, pools } = await getRuntime()
  const job = {
    body: 'bytes' in input ? input : { input },
    maxBodyBytes: env.maxBodyBytes,
    tokenId: token?.id ?? 'server',
    onlyProjectId: token?.projectId ?? null,
    idempotencyKey,
    postedAt: new Date().toISOString(),
    openedBy: processMark,
    project,
  }
  const stored = await pools.run('post', 'post', job, 'bytes' in input ? toTransfer(input.bytes) : [])
  if (stored.state === 'part')
    return { state: 'part', id: stored.runId, received: stored.received, count: stored.count }
  const isNew = stored.state === 'created' || !isComputed(await getRun(stored.runId))
  const computing = isNew ? computeRun(stored.runId) : null
  if (computing && waitMs > 0) await Promise.race([computing, delay(waitMs)])
  const run = await getRun(stored.runId)
  const scores = await getRunScores(run.id)
  if (stored.state === 'replayed') return { run, scores, state: 'replayed' }
  return { run, scores, state: isComputed(run) ? 'created' : 'computing' }
}

/** Bytes that fill a buffer of their own are moved; a view into a shared one is copied. */
function toTransfer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

function isComputed(run: RunRecord): boolean {
  return run.compute === 'done' || run.compute === 'failed'
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    // A server that is told to stop does not wait for a client's patience.
    setTimeout(resolve, ms).unref()
  })
}
