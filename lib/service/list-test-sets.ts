import { listVersions } from '../db/test-sets.ts'
import { listTestSetRows } from '../db/version-facts.ts'
import type { TestSetOverview } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { getRuntime } from './runtime.ts'

/** The test sets of a project by name, each with its newest version and how much it is used. */
export async function listTestSets(slug: string): Promise<TestSetOverview[]> {
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const rows = await listTestSetRows(db, project.id)
  return Promise.all(
    rows.map(async ({ name, versions, runs }) => ({
      name,
      versions,
      runs,
      newest: (await listVersions(db, project.id, name))[0],
    })),
  )
}
