import type { NewProject } from '../../db/projects.ts'
import { ForbiddenError } from '../../errors.ts'
import type { RunInput } from '../../schema/run-input.ts'
import type { RawBody } from './read-body.ts'

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

export type StoreResult =
  | { readonly runId: string; readonly state: 'created' | 'replayed' }
  /** A part of a run whose other parts are still to come. */
  | { readonly runId: string; readonly state: 'part'; readonly received: number; readonly count: number }

/** Throws ForbiddenError for a token of another project. */
export function requireProject({ onlyProjectId }: StoreRequest, projectId: string | undefined): void {
  if (onlyProjectId === null || onlyProjectId === projectId) return
  throw new ForbiddenError({
    code: 'token-project',
    message: 'The token may not write to this project.',
    place: { pointer: '/project' },
  })
}
