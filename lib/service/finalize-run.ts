import type { TokenRecord } from '../schema/records.ts'
import type { FinalizeInput } from '../schema/run-input.ts'
import { type AwaitedRun, awaitRun } from './await-run.ts'
import { getRuntime } from './runtime.ts'

/**
 * Closes a group of parts, which makes its run visible, and has the scores made. Throws NotFoundError for a group
 * without parts, ConflictError where parts are missing, InputError where the whole is wrong.
 */
export async function finalizeRun(
  input: FinalizeInput,
  { token, waitMs = 0 }: { token: TokenRecord | null; waitMs?: number },
): Promise<AwaitedRun> {
  const { pools } = await getRuntime()
  const job = { input, onlyProjectId: token?.projectId ?? null, postedAt: new Date().toISOString() }
  return awaitRun(await pools.run('post', 'finalize', job), waitMs)
}
