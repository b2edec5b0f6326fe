import { listProjects } from '../db/projects.ts'
import type { TokenScope } from '../schema/records.ts'
import { authenticate } from './authenticate.ts'
import { getRuntime } from './runtime.ts'

/** What a token may do, told to whoever holds it. */
export interface TokenFacts {
  readonly name: string
  readonly scope: TokenScope
  /** Slug of the one project it may write to; null for all. */
  readonly project: string | null
}

/** Throws UnauthorizedError for no token, or one that is not known. */
export async function getTokenFacts(authorization: string | null): Promise<TokenFacts> {
  const { name, scope, projectId } = await authenticate(authorization, 'read')
  if (projectId === null) return { name, scope, project: null }
  const { db } = await getRuntime()
  const project = (await listProjects(db)).find(({ id }) => id === projectId)
  return { name, scope, project: project?.slug ?? null }
}
