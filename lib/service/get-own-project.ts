import { ForbiddenError } from '../errors.ts'
import type { ProjectRecord, TokenRecord } from '../schema/records.ts'
import { getProject } from './get-project.ts'

/** The project called `slug`, for a token that may write to it; throws NotFoundError and ForbiddenError. */
export async function getOwnProject(
  slug: string,
  { projectId }: Pick<TokenRecord, 'projectId'>,
): Promise<ProjectRecord> {
  const project = await getProject(slug)
  if (projectId === null || projectId === project.id) return project
  throw new ForbiddenError({ code: 'token-project', message: 'The token belongs to another project.' })
}
