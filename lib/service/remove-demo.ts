import { deleteProject, listProjects } from '../db/projects.ts'
import { getRuntime } from './runtime.ts'

/** Removes the demo projects with all their runs, for good. Gives how many there were. */
export async function removeDemo(): Promise<number> {
  const { db } = await getRuntime()
  const demo = (await listProjects(db)).filter((project) => project.demo)
  for (const project of demo) await deleteProject(db, project.id)
  return demo.length
}
