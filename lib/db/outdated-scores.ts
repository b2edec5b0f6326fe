import type { Database } from './open-database.ts'

/** SPECs of computed scores with the implementations that made them, each pair once. */
export async function listScoreImplementations(db: Database): Promise<{ spec: string; implementation: string }[]> {
  return db.prisma.score.findMany({
    where: { implementation: { not: '' } },
    select: { spec: true, implementation: true },
    distinct: ['spec', 'implementation'],
  })
}

/** Puts the computed runs that have a score of this SPEC by this implementation back into the queue. Gives how many. */
export async function queueRunsScoredBy(db: Database, spec: string, implementation: string): Promise<number> {
  const where = { status: 'complete', compute: 'done', scores: { some: { spec, implementation } } }
  const { count } = await db.write(() => db.prisma.run.updateMany({ where, data: { compute: 'pending', attempts: 0 } }))
  return count
}

/** Puts those computed runs of a project back into the queue that have a score which takes in what is declared. */
export async function queueRunsWithDeclared(db: Database, projectId: string): Promise<number> {
  const scores = { some: { OR: [{ layer: 'likelihood' }, { metric: 'external' }] } }
  const where = { projectId, status: 'complete', compute: 'done', scores }
  const { count } = await db.write(() => db.prisma.run.updateMany({ where, data: { compute: 'pending', attempts: 0 } }))
  return count
}

/** Removes a run's statistic rows under all signatures but these. */
export async function dropOtherRowPacks(db: Database, runId: string, signatureKeys: readonly string[]): Promise<void> {
  await db.write(() => db.prisma.rowPack.deleteMany({ where: { runId, signatureKey: { notIn: [...signatureKeys] } } }))
}
