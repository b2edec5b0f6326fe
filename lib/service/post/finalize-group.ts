import type { Database } from '../../db/open-database.ts'
import { findProject } from '../../db/projects.ts'
import { findShardedRun, type ReceivedShard } from '../../db/shards.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { FinalizeInput } from '../../schema/run-input.ts'
import { assembleParts } from './assemble-parts.ts'
import { requireProject, type StoreRequest, type StoreResult } from './store-request.ts'
import { dropUnfinished } from './store-shard.ts'

export interface FinalizeRequest extends Pick<StoreRequest, 'onlyProjectId' | 'postedAt'> {
  readonly input: FinalizeInput
}

/**
 * Closes a group of parts: the run is made of those that are there. A group that is closed already gives its run again,
 * so that a lost answer can be asked for once more. Throws NotFoundError for a group without parts, ConflictError where
 * parts are missing, and whatever is wrong with the whole.
 */
export async function finalizeGroup(db: Database, request: FinalizeRequest): Promise<StoreResult> {
  const { project: slug, group, count } = request.input
  const project = await findProject(db, slug)
  if (project) requireProject(request, project)
  const run = project && (await findShardedRun(db, project.id, group))
  if (!run)
    throw new NotFoundError({
      code: 'unknown-group',
      message: `No part of a group "${group}" has come to the project "${slug}".`,
      place: { pointer: '/group' },
      mend: 'Check its name, and that its parts were posted first.',
    })
  const parts = await dropUnfinished(db, run.id)
  requireAll(group, parts, count ?? run.shardCount)
  if (run.status === 'complete') return { runId: run.id, state: 'replayed' }
  await assembleParts(db, { runId: run.id, projectId: project.id, now: new Date(request.postedAt) })
  return { runId: run.id, state: 'created' }
}

/** Throws ConflictError that names the missing parts. Where their number is not known, a gap among the numbers is one. */
function requireAll(group: string, parts: readonly ReceivedShard[], wanted: number | null): void {
  const there = new Set(parts.map(({ index }) => index))
  const count = wanted ?? 1 + Math.max(-1, ...there)
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !there.has(index))
  if (missing.length === 0 && there.size === count && count > 0) return
  const first = missing.slice(0, 10).map((index) => index + 1)
  const named = missing.length > first.length ? [...first, '…'] : first
  throw new ConflictError({
    code: missing.length > 0 ? 'shards-missing' : 'shard-count-differs',
    message:
      missing.length > 0
        ? `Of the ${count} parts of group "${group}" ${there.size} are there; missing, counted from 1: ${named.join(', ')}.`
        : `Group "${group}" has ${there.size} parts, not ${count}.`,
    place: { pointer: '/group' },
    mend:
      missing.length > 0 ? 'Post the missing parts, then close the group again.' : 'Close it with the right number.',
  })
}
