import { findProject } from '../db/projects.ts'
import { NotFoundError } from '../errors.ts'
import type { ProjectRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'

/** The project called `slug`; throws NotFoundError. */
export async function getProject(slug: string): Promise<ProjectRecord> {
  const { db } = await getRuntime()
  const project = await findProject(db, slug)
  if (project) return project
  throw new NotFoundError({
    code: 'unknown-project',
    message: `There is no project "${slug}".`,
    mend: 'The first run posted to a project makes it.',
  })
}
