import type { SignatureField } from '../signature/signature.ts'
import { inPieces } from './in-pieces.ts'
import type { Database } from './open-database.ts'

/** A number that was computed here. */
export interface StoredScore {
  readonly spec: string
  /** Place among the run's scores: the first one leads. */
  readonly position: number
  readonly metric: string
  readonly label: string
  readonly direction: 'higher' | 'lower' | 'neither'
  readonly layer: string
  readonly unit: string
  readonly signature: string
  readonly signatureKey: string
  readonly fields: readonly SignatureField[]
  readonly implementation: string
  readonly value: number | null
  readonly reason: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly interval: readonly [number, number] | null
  readonly scored: number
  readonly failed: number
}

/** A number as the sender printed it. */
export interface StoredPostedScore {
  readonly position: number
  readonly metric: string
  readonly text: string | null
  readonly decimals: number | null
  readonly signature: string | null
  readonly reason: string | null
}

/** Puts a run's computed scores in place of those that are there. */
export async function replaceScores(db: Database, runId: string, scores: readonly StoredScore[]): Promise<void> {
  const data = scores.map(({ fields, details, interval, ...score }) => ({
    runId,
    ...score,
    fieldsJson: JSON.stringify(fields),
    detailsJson: JSON.stringify(details),
    low: interval?.[0] ?? null,
    high: interval?.[1] ?? null,
  }))
  await db.write(async () => {
    await db.prisma.score.deleteMany({ where: { runId } })
    await db.prisma.score.createMany({ data })
  })
}

/** Computed scores of several runs, each run's in its order. */
export async function listScores(
  db: Database,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredScore[]>> {
  const rows = await inPieces(runIds, (ids) =>
    db.prisma.score.findMany({
      where: { runId: { in: ids } },
      orderBy: [{ runId: 'asc' }, { position: 'asc' }],
    }),
  )
  return groupByRun(rows, ({ runId: _run, fieldsJson, detailsJson, low, high, ...row }) => ({
    ...row,
    direction: row.direction as StoredScore['direction'],
    fields: JSON.parse(fieldsJson),
    details: JSON.parse(detailsJson),
    interval: low === null || high === null ? null : ([low, high] as const),
  }))
}

export async function insertPostedScores(
  db: Database,
  runId: string,
  scores: readonly StoredPostedScore[],
): Promise<void> {
  if (scores.length === 0) return
  await db.write(() => db.prisma.postedScore.createMany({ data: scores.map((score) => ({ runId, ...score })) }))
}

export async function listPostedScores(
  db: Database,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPostedScore[]>> {
  const rows = await inPieces(runIds, (ids) =>
    db.prisma.postedScore.findMany({
      where: { runId: { in: ids } },
      orderBy: [{ runId: 'asc' }, { position: 'asc' }],
    }),
  )
  return groupByRun(rows, ({ runId: _run, ...row }) => row)
}

/** Distinct metrics over the runs of a project, by how early they stand in their runs. */
export async function listScoredMetrics(
  db: Database,
  projectId: string,
): Promise<{ spec: string; metric: string; label: string }[]> {
  const rows = await db.prisma.$queryRaw<{ spec: string; metric: string; label: string }[]>`
    SELECT score."spec", score."metric", score."label", MIN(score."position") AS "first"
    FROM "Run" AS run
    CROSS JOIN "Score" AS score ON score."runId" = run."id"
    WHERE run."projectId" = ${projectId} AND run."status" = 'complete'
    GROUP BY score."spec", score."metric", score."label" ORDER BY "first", score."spec"`
  return rows.map(({ spec, metric, label }) => ({ spec, metric, label }))
}

/** Distinct names of posted scores over the runs of a project, by how early they stand in their runs. */
export async function listPostedMetrics(db: Database, projectId: string): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ metric: string }[]>`
    SELECT posted."metric", MIN(posted."position") AS "first"
    FROM "Run" AS run
    CROSS JOIN "PostedScore" AS posted ON posted."runId" = run."id"
    WHERE run."projectId" = ${projectId} AND run."status" = 'complete'
    GROUP BY posted."metric" ORDER BY "first", posted."metric"`
  return rows.map(({ metric }) => metric)
}

function groupByRun<Row extends { runId: string }, T>(rows: readonly Row[], toItem: (row: Row) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.runId)
    if (group) group.push(toItem(row))
    else groups.set(row.runId, [toItem(row)])
  }
  return groups
}
