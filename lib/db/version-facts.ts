import type { Database } from './open-database.ts'

/** A test set of a project with how much it is used. */
export interface TestSetRow {
  readonly name: string
  readonly versions: number
  readonly runs: number
}

/** Test sets of a project by name, with their counts of ready versions and complete runs. */
export async function listTestSetRows(db: Database, projectId: string): Promise<TestSetRow[]> {
  const rows = await db.prisma.testSet.findMany({
    where: { projectId, versions: { some: { ready: true } } },
    orderBy: { name: 'asc' },
    select: {
      name: true,
      versions: {
        where: { ready: true },
        select: { _count: { select: { runs: { where: { status: 'complete' } } } } },
      },
    },
  })
  return rows.map(({ name, versions }) => ({
    name,
    versions: versions.length,
    runs: versions.reduce((sum, version) => sum + version._count.runs, 0),
  }))
}

/** Complete runs of each of these versions. */
export async function countRunsByVersion(db: Database, versionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.prisma.run.groupBy({
    by: ['versionId'],
    where: { versionId: { in: [...versionIds] }, status: 'complete' },
    _count: true,
  })
  return new Map(rows.flatMap(({ versionId, _count }) => (versionId === null ? [] : [[versionId, _count] as const])))
}

/** What the segments of a version are made of. */
export interface VersionFacts {
  readonly segments: number
  /** Segments that have a source, a gold label, gold answers, a document. */
  readonly sources: number
  readonly labels: number
  readonly answers: number
  readonly inDocuments: number
  readonly documents: number
  /** How many segments have so many references, fewest first. */
  readonly references: readonly { readonly count: number; readonly segments: number }[]
  /** Tags by name, then value, the most frequent first. */
  readonly tags: readonly { readonly name: string; readonly value: string; readonly segments: number }[]
}

/** Counts over a version's segments; reads lines and the heads of texts, never whole texts. */
export async function readVersionFacts(db: Database, versionId: string): Promise<VersionFacts> {
  const [totals, references, tags] = await Promise.all([
    db.prisma.$queryRaw<Record<'segments' | 'sources' | 'labels' | 'answers' | 'inDocuments' | 'documents', number>[]>`
      SELECT COUNT(*) AS "segments", COUNT(segment."source") AS "sources", COUNT(segment."label") AS "labels",
             COUNT(segment."answersJson") AS "answers", COUNT(line."document") AS "inDocuments",
             COUNT(DISTINCT line."document") AS "documents"
      FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
      WHERE line."versionId" = ${versionId}`,
    db.prisma.$queryRaw<{ count: number; segments: number }[]>`
      SELECT json_array_length(segment."referencesJson") AS "count", COUNT(*) AS "segments"
      FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
      WHERE line."versionId" = ${versionId} GROUP BY 1 ORDER BY 1`,
    db.prisma.$queryRaw<{ name: string; value: string; segments: number }[]>`
      SELECT tag.key AS "name", tag.value AS "value", COUNT(*) AS "segments"
      FROM "VersionSegment" AS line, json_each(line."tagsJson") AS tag
      WHERE line."versionId" = ${versionId} AND line."tagsJson" IS NOT NULL
      GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
  ])
  const numbers = Object.fromEntries(Object.entries(totals[0]).map(([name, count]) => [name, Number(count)]))
  return {
    ...(numbers as (typeof totals)[0]),
    references: references.map((row) => ({ count: Number(row.count), segments: Number(row.segments) })),
    tags: tags.map((row) => ({ ...row, segments: Number(row.segments) })),
  }
}

export interface IdList {
  readonly count: number
  /** The first of them, in the order of the test set. */
  readonly ids: readonly string[]
}

/** Ids that only `to` has, that only `from` has, and that both have with other texts. */
export async function listVersionChanges(
  db: Database,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<{ added: IdList; dropped: IdList; changed: IdList }> {
  const [added, dropped, changed] = await Promise.all([
    onlyIn(db, to, from, limit),
    onlyIn(db, from, to, limit),
    db.prisma.$queryRaw<CountedKey[]>`
      SELECT segment."key", COUNT(*) OVER () AS "count"
      FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
      WHERE line."versionId" = ${to} AND EXISTS (
        SELECT 1 FROM "Segment" AS other
        JOIN "VersionSegment" AS otherLine ON otherLine."segmentId" = other."id" AND otherLine."versionId" = ${from}
        WHERE other."testSetId" = segment."testSetId" AND other."key" = segment."key" AND other."id" <> segment."id")
      ORDER BY line."position" LIMIT ${limit}`,
  ])
  return { added: toIdList(added), dropped: toIdList(dropped), changed: toIdList(changed) }
}

interface CountedKey {
  key: string
  count: number
}

function onlyIn(db: Database, here: string, there: string, limit: number): Promise<CountedKey[]> {
  return db.prisma.$queryRaw<CountedKey[]>`
    SELECT segment."key", COUNT(*) OVER () AS "count"
    FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
    WHERE line."versionId" = ${here} AND NOT EXISTS (
      SELECT 1 FROM "Segment" AS other
      JOIN "VersionSegment" AS otherLine ON otherLine."segmentId" = other."id" AND otherLine."versionId" = ${there}
      WHERE other."testSetId" = segment."testSetId" AND other."key" = segment."key")
    ORDER BY line."position" LIMIT ${limit}`
}

function toIdList(rows: readonly CountedKey[]): IdList {
  return { count: Number(rows[0]?.count ?? 0), ids: rows.map((row) => row.key) }
}
