import type { NewProject } from '../../db/projects.ts'
import { ForbiddenError } from '../../errors.ts'
import type { ProjectRecord } from '../../schema/records.ts'
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
  | { readonly runId: string; readonly state: 'part'; readonly received: number; readonly count: number | null }

/** Throws ForbiddenError for a token of another project. */
export function requireProject(
  { onlyProjectId, project: own }: Pick<StoreRequest, 'onlyProjectId' | 'project'>,
  known: ProjectRecord | null,
): void {
  if (onlyProjectId !== null && onlyProjectId !== known?.id)
    throw new ForbiddenError({
      code: 'token-project',
      message: 'The token may not write to this project.',
      place: { pointer: '/project' },
    })
  // One click removes the demo whole: whoever posted into it would lose the run.
  if (known?.demo && !own?.demo)
    throw new ForbiddenError({
      code: 'demo-project',
      message: `"${known.slug}" is a demo project, which takes no runs.`,
      place: { pointer: '/project' },
      mend: 'Choose another name for the project; it is made by its first run.',
    })
}
