import { listWaivers as listStored } from '../db/waivers.ts'
import type { WaiverRecord } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { getRuntime } from './runtime.ts'

/** Waivers of a project, in force or not, those that end last first. Throws NotFoundError without such a project. */
export async function listWaivers(slug: string): Promise<readonly WaiverRecord[]> {
  const project = await getProject(slug)
  const { db } = await getRuntime()
  return listStored(db, project.id)
}
