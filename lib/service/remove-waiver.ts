import { deleteWaiver } from '../db/waivers.ts'
import { NotFoundError } from '../errors.ts'
import type { TokenRecord } from '../schema/records.ts'
import { getOwnProject } from './get-own-project.ts'
import { getRuntime } from './runtime.ts'

/** Takes a waiver away. Throws NotFoundError where there is none, ForbiddenError for a token of another project. */
export async function removeWaiver(slug: string, id: string, token: Pick<TokenRecord, 'projectId'>): Promise<void> {
  const project = await getOwnProject(slug, token)
  const { db } = await getRuntime()
  if (!(await deleteWaiver(db, project.id, id)))
    throw new NotFoundError({ code: 'unknown-waiver', message: `There is no waiver "${id}" in this project.` })
}
