import type { ProjectRecord } from '../schema/records.ts'
import type { Database } from './open-database.ts'
import { type Policy, toProjectRecord } from './to-records.ts'

/** What a new project is made of; all but id and slug may be left to their defaults. */
export interface NewProject {
  readonly id: string
  readonly slug: string
  readonly name?: string
  readonly description?: string | null
  readonly demo?: boolean
  readonly mainBranch?: string
  readonly metrics?: readonly string[]
  readonly smallestEffects?: Readonly<Record<string, number>>
}

export async function findProject(db: Database, slug: string): Promise<ProjectRecord | null> {
  const row = await db.prisma.project.findUnique({ where: { slug } })
  return row && toProjectRecord(row)
}

/** The project of a run; null without such a run. */
export async function findProjectOfRun(db: Database, runId: string): Promise<ProjectRecord | null> {
  const row = await db.prisma.run.findUnique({ where: { id: runId }, select: { project: true } })
  return row && toProjectRecord(row.project)
}

/** All projects by name. */
export async function listProjects(db: Database): Promise<ProjectRecord[]> {
  const rows = await db.prisma.project.findMany({ orderBy: [{ name: 'asc' }, { slug: 'asc' }] })
  return rows.map(toProjectRecord)
}

/** The project called `slug`, made when it is not there (by whoever comes first). */
export async function ensureProject(db: Database, project: NewProject): Promise<ProjectRecord> {
  const policy: Policy = { smallestEffects: project.smallestEffects ?? {} }
  const row = await db.write(() =>
    db.prisma.project.upsert({
      where: { slug: project.slug },
      update: {},
      create: {
        id: project.id,
        slug: project.slug,
        name: project.name ?? project.slug,
        description: project.description ?? null,
        demo: project.demo ?? false,
        mainBranch: project.mainBranch ?? 'main',
        metricsJson: JSON.stringify(project.metrics ?? []),
        policyJson: JSON.stringify(policy),
      },
    }),
  )
  return toProjectRecord(row)
}

/** Removes a project with all that hangs on it, its runs one by one so that others may write in between. */
export async function deleteProject(db: Database, projectId: string): Promise<void> {
  const runs = await db.prisma.run.findMany({ where: { projectId }, select: { id: true } })
  for (const { id } of runs) await db.write(() => db.prisma.run.deleteMany({ where: { id } }))
  await db.write(() => db.prisma.testSetVersion.deleteMany({ where: { testSet: { projectId } } }))
  await db.write(() => db.prisma.project.deleteMany({ where: { id: projectId } }))
}
