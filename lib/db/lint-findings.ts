import { bulkInsert } from './bulk-insert.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'
import { readTuples } from './read-tuples.ts'

/** Something that a lint saw in a run: about one output, or (without position) about many. */
export interface StoredFinding {
  readonly code: string
  readonly position: number | null
  readonly repeat: number | null
  readonly message: string
  readonly detail: unknown
}

/** Puts a run's findings in place of those that are there. */
export async function replaceLintFindings(
  db: Database,
  runId: string,
  findings: readonly StoredFinding[],
): Promise<void> {
  await db.write(() => db.prisma.lintFinding.deleteMany({ where: { runId } }))
  await bulkInsert(db, {
    table: 'LintFinding',
    columns: ['runId', 'code', 'position', 'repeat', 'message', 'detailJson'],
    rows: findings.map(({ code, position, repeat, message, detail }) => [
      runId,
      code,
      position,
      repeat,
      message,
      detail === null ? null : JSON.stringify(detail),
    ]),
  })
}

/** Findings of a run in the order in which they were made; `ofWhole` leaves out those about one output. */
export async function listLintFindings(
  db: Database,
  runId: string,
  { code, ofWhole, limit }: { code?: string; ofWhole?: boolean; limit?: number } = {},
): Promise<StoredFinding[]> {
  const rows = await db.prisma.lintFinding.findMany({
    where: { runId, ...(code !== undefined && { code }), ...(ofWhole && { position: null }) },
    orderBy: { id: 'asc' },
    ...(limit !== undefined && { take: limit }),
  })
  return rows.map(({ code: name, position, repeat, message, detailJson }) => ({
    code: name,
    position,
    repeat,
    message,
    detail: detailJson === null ? null : JSON.parse(detailJson),
  }))
}

/** Positions and kinds of a run's findings of one code, in the order in which they were made. */
export async function listFindingKinds(
  db: Database,
  runId: string,
  code: string,
): Promise<{ position: number; kinds: readonly string[] }[]> {
  const rows = await readTuples<readonly [number | null, readonly string[] | null]>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array("position", json_extract("detailJson", '$.kinds')) ORDER BY "id") AS "json"
    FROM "LintFinding" WHERE "runId" = ${runId} AND "code" = ${code}`,
  )
  return rows.map(([position, kinds]) => ({ position: position ?? 0, kinds: kinds ?? [] }))
}

/** Ids of the segments at these positions of a version, in the order of the positions. */
export async function listKeysAt(
  db: Database,
  versionId: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.prisma.$queryRaw<{ position: number; key: string }[]>`
    SELECT line."position", segment."key"
    FROM json_each(${JSON.stringify(positions)}) AS place
    CROSS JOIN "VersionSegment" AS line ON line."versionId" = ${versionId} AND line."position" = place.value
    CROSS JOIN "Segment" AS segment ON segment."id" = line."segmentId"`
  return new Map(rows.map((row) => [row.position, row.key]))
}
