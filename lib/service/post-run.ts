import type { NewProject } from '../db/projects.ts'
import type { TokenRecord } from '../schema/records.ts'
import type { RunInput } from '../schema/run-input.ts'
import { type AwaitedRun, awaitRun } from './await-run.ts'
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
  | AwaitedRun
  /** A part of a run, which is seen once all are there; null where their number is not known yet. */
  | { readonly state: 'part'; readonly id: string; readonly received: number; readonly count: number | null }

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
  return awaitRun(stored, waitMs)
}

/** Bytes that fill a buffer of their own are moved; a view into a shared one is copied. */
function toTransfer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
