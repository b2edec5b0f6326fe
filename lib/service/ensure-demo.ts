import { claimSetting } from '../db/settings.ts'
import { demoProjects } from './demo/demo-projects.ts'
import { postRun } from './post-run.ts'
import { getRuntime } from './runtime.ts'

/**
 * Posts the demo projects to a new database, once in its life: whoever removes them does not get them back. Nothing
 * with `ASSAY_DEMO=0`. Gives whether they were made now; scores follow in the background.
 */
export async function ensureDemo(): Promise<boolean> {
  const { db, env } = await getRuntime()
  if (!env.demo || !(await claimSetting(db, 'demo', 'made'))) return false
  for (const { project, runs } of demoProjects()) {
    const { slug: _slug, ...facts } = project
    for (const [index, input] of runs.entries())
      await postRun({ input, idempotencyKey: `demo ${project.slug} ${index}`, project: { ...facts, demo: true } })
  }
  return true
}
