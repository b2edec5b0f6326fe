import type { RunRecord } from '../schema/records.ts'
import type { Prisma } from './generated/client.ts'
import { inPieces } from './in-pieces.ts'
import type { Database } from './open-database.ts'
import { RUN_OMITS, RUN_PARTS, toRunRecord } from './to-records.ts'

/** What runs can be narrowed by; an absent key narrows nothing. */
export interface RunFilter {
  readonly branch?: string
  readonly system?: string
  readonly systemVersion?: string
  /** Name of the test set, in any version. */
  readonly testSet?: string
  readonly versionId?: string
  /** A whole commit id or its beginning, at least four characters. */
  readonly commit?: string
  /** Commit where its branch left the main one. */
  readonly baseCommit?: string
  /** Every run but this one. */
  readonly except?: string
}

/** Where a page of runs goes on: after the run with this date and id. */
export interface RunCursor {
  readonly date: string
  readonly id: string
}

/** A complete run, or null: open and abandoned ones are seen by nobody. */
export async function findRun(db: Database, id: string): Promise<RunRecord | null> {
  const row = await db.prisma.run.findFirst({ where: { id, status: 'complete' }, include: RUN_PARTS, omit: RUN_OMITS })
  return row && toRunRecord(row)
}

/** The complete runs among these ids, by id. */
export async function findRuns(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, RunRecord>> {
  const rows = await db.prisma.run.findMany({
    where: { id: { in: [...ids] }, status: 'complete' },
    include: RUN_PARTS,
    omit: RUN_OMITS,
  })
  return new Map(rows.map((row) => [row.id, toRunRecord(row)]))
}

/** Complete runs of a project, newest first, and how many there are in all. */
export async function listRuns(
  db: Database,
  projectId: string,
  { filter = {}, after, limit }: { filter?: RunFilter; after?: RunCursor | null; limit: number },
): Promise<{ runs: RunRecord[]; total: number }> {
  const where = toWhere(projectId, filter)
  const beyond: Prisma.RunWhereInput | null = after
    ? { OR: [{ date: { lt: new Date(after.date) } }, { date: new Date(after.date), id: { lt: after.id } }] }
    : null
  const [rows, total] = await Promise.all([
    db.prisma.run.findMany({
      where: beyond ? { AND: [where, beyond] } : where,
      include: RUN_PARTS,
      omit: RUN_OMITS,
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      take: limit,
    }),
    db.prisma.run.count({ where }),
  ])
  return { runs: rows.map(toRunRecord), total }
}

/** Complete runs of any of these commits, in no order. */
export async function listRunsOfCommits(
  db: Database,
  projectId: string,
  commits: readonly string[],
  filter: RunFilter = {},
): Promise<RunRecord[]> {
  const rows = await inPieces(commits, (piece) =>
    db.prisma.run.findMany({
      where: { ...toWhere(projectId, filter), commit: { in: piece } },
      include: RUN_PARTS,
      omit: RUN_OMITS,
    }),
  )
  return rows.map(toRunRecord)
}

/** A run before another on its line, and how many runs of which nothing was scored lie between the two. */
export interface RunBefore {
  readonly run: RunRecord
  readonly skipped: number
}

/**
 * The last complete run before `run` on its branch, by the same system over the same test set, of which anything was
 * scored: against one that failed as a whole nothing can be told. Where nothing was scored in any, the last one; else null.
 */
export async function findRunBefore(db: Database, run: RunRecord): Promise<RunBefore | null> {
  const before = toBefore(run)
  const line = {
    projectId: run.projectId,
    status: 'complete',
    branch: run.branch,
    system: run.system,
    version: { testSetId: run.testSet.testSetId },
  }
  const findLast = (more: Prisma.RunWhereInput) =>
    db.prisma.run.findFirst({
      where: { ...line, ...before, ...more },
      include: RUN_PARTS,
      omit: RUN_OMITS,
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
    })
  const last = await findLast({})
  if (!last || isScored(last)) return last && { run: toRunRecord(last), skipped: 0 }
  const row = await findLast({ scoredCount: { gt: 0 }, compute: { not: 'failed' } })
  if (!row) return { run: toRunRecord(last), skipped: 0 }
  const found = toRunRecord(row)
  const between = { AND: [before, { NOT: toBefore(found) }, { id: { not: found.id } }] }
  return { run: found, skipped: await db.prisma.run.count({ where: { ...line, ...between } }) }
}

function toBefore({ date: iso, id }: RunRecord): Prisma.RunWhereInput {
  const date = new Date(iso)
  return { OR: [{ date: { lt: date } }, { date, id: { lt: id } }] }
}

function isScored({ scoredCount, compute }: { readonly scoredCount: number; readonly compute: string }): boolean {
  return scoredCount > 0 && compute !== 'failed'
}

/** Distinct branches, systems and test sets of a project's complete runs, by name. */
export async function listRunFacets(db: Database, projectId: string) {
  const [branches, systems, testSets] = await Promise.all([
    db.prisma.$queryRaw<{ name: string | null }[]>`
      SELECT DISTINCT "branch" AS "name" FROM "Run"
      WHERE "projectId" = ${projectId} AND "status" = 'complete' ORDER BY "branch"`,
    db.prisma.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT "system" AS "name" FROM "Run"
      WHERE "projectId" = ${projectId} AND "status" = 'complete' ORDER BY "system"`,
    db.prisma.$queryRaw<{ name: string }[]>`
      SELECT testSet."name" FROM "TestSet" AS testSet
      WHERE testSet."projectId" = ${projectId} AND EXISTS (
        SELECT 1 FROM "TestSetVersion" AS version
        CROSS JOIN "Run" AS run ON run."versionId" = version."id" AND run."status" = 'complete'
        WHERE version."testSetId" = testSet."id")
      ORDER BY testSet."name"`,
  ])
  const names = (rows: readonly { name: string | null }[]) => rows.flatMap(({ name }) => name ?? [])
  return { branches: names(branches), systems: names(systems), testSets: names(testSets) }
}

function toWhere(projectId: string, filter: RunFilter): Prisma.RunWhereInput {
  return {
    projectId,
    status: 'complete',
    ...(filter.branch !== undefined && { branch: filter.branch }),
    ...(filter.system !== undefined && { system: filter.system }),
    ...(filter.systemVersion !== undefined && { systemVersion: filter.systemVersion }),
    ...(filter.versionId !== undefined && { versionId: filter.versionId }),
    ...(filter.testSet !== undefined && { version: { testSet: { name: filter.testSet } } }),
    ...(filter.commit !== undefined && { commit: { startsWith: filter.commit } }),
    ...(filter.baseCommit !== undefined && { baseCommit: filter.baseCommit }),
    ...(filter.except !== undefined && { id: { not: filter.except } }),
  }
}
