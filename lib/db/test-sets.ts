import type { TestSetVersionRecord } from '../schema/records.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { Database } from './open-database.ts'
import { toVersionRecord } from './to-records.ts'

/** A segment as a test set version stores it: texts, gold and what lies outside the hash. */
export interface StoredSegment {
  readonly key: string
  /** SHA-256 over source, references and gold. */
  readonly contentHash: string
  readonly source: string | null
  readonly references: readonly string[]
  readonly label: string | null
  readonly answers: readonly string[] | null
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
}

const WITH_NAME = { testSet: { select: { name: true } } }

/** The stored version of the named test set with this hash, or null. */
export async function findVersion(
  db: Database,
  at: { projectId: string; name: string; hash: string },
): Promise<TestSetVersionRecord | null> {
  const row = await db.prisma.testSetVersion.findFirst({
    where: { hash: at.hash, ready: true, testSet: { projectId: at.projectId, name: at.name } },
    include: WITH_NAME,
  })
  return row && toVersionRecord(row)
}

/** Versions of the named test set, newest first. */
export async function listVersions(db: Database, projectId: string, name: string): Promise<TestSetVersionRecord[]> {
  const rows = await db.prisma.testSetVersion.findMany({
    where: { ready: true, testSet: { projectId, name } },
    include: WITH_NAME,
    orderBy: { number: 'desc' },
  })
  return rows.map(toVersionRecord)
}

/**
 * Stores a new version of the named test set (made when it is not there): its texts in short pieces, each text once
 * for all versions, and `ready` at the end. `newId` makes ids.
 */
export async function createVersion(
  db: Database,
  version: {
    projectId: string
    name: string
    label: string | null
    hash: string
    segments: readonly StoredSegment[]
    newId: () => string
  },
): Promise<TestSetVersionRecord> {
  const { projectId, name, segments, newId } = version
  const testSet = await db.write(() =>
    db.prisma.testSet.upsert({
      where: { projectId_name: { projectId, name } },
      update: {},
      create: { id: newId(), projectId, name },
    }),
  )
  await db.write(() =>
    db.prisma.testSetVersion.deleteMany({ where: { testSetId: testSet.id, hash: version.hash, ready: false } }),
  )
  const last = await db.prisma.testSetVersion.aggregate({ where: { testSetId: testSet.id }, _max: { number: true } })
  const created = await db.write(() =>
    db.prisma.testSetVersion.create({
      data: {
        id: newId(),
        testSetId: testSet.id,
        number: (last._max.number ?? 0) + 1,
        label: version.label,
        hash: version.hash,
        segmentCount: segments.length,
      },
    }),
  )
  await bulkInsert(db, {
    table: 'Segment',
    columns: ['testSetId', 'key', 'contentHash', 'label', 'answersJson', 'referencesJson', 'source'],
    rows: mapRows(segments, (segment) => [
      testSet.id,
      segment.key,
      segment.contentHash,
      segment.label,
      segment.answers && JSON.stringify(segment.answers),
      JSON.stringify(segment.references),
      segment.source,
    ]),
    or: 'ignore',
  })
  await insertLines(db, { testSetId: testSet.id, versionId: created.id, segments })
  const ready = await db.write(() =>
    db.prisma.testSetVersion.update({ where: { id: created.id }, data: { ready: true }, include: WITH_NAME }),
  )
  return toVersionRecord(ready)
}

const LINES_A_PIECE = 500

/** Lines point at segments by what identifies them: their ids were given by the database. */
async function insertLines(
  db: Database,
  { testSetId, versionId, segments }: { testSetId: string; versionId: string; segments: readonly StoredSegment[] },
): Promise<void> {
  for (let start = 0; start < segments.length; start += LINES_A_PIECE) {
    const json = JSON.stringify(
      segments
        .slice(start, start + LINES_A_PIECE)
        .map(({ key, contentHash, document, tags }, i) => [start + i, key, contentHash, document, tagsToJson(tags)]),
    )
    await db.write(
      () => db.prisma.$executeRaw`
        INSERT INTO "VersionSegment" ("versionId", "position", "segmentId", "document", "tagsJson")
        SELECT ${versionId}, json_extract(line.value, '$[0]'), segment."id", json_extract(line.value, '$[3]'),
               json_extract(line.value, '$[4]')
        FROM json_each(${json}) AS line
        CROSS JOIN "Segment" AS segment ON segment."testSetId" = ${testSetId}
          AND segment."key" = json_extract(line.value, '$[1]')
          AND segment."contentHash" = json_extract(line.value, '$[2]')`,
    )
  }
}

/** Puts other documents and tags on the lines of a version, with the date of the edit; the hash does not change. */
export async function editTags(
  db: Database,
  versionId: string,
  lines: readonly { position: number; document: string | null; tags: Readonly<Record<string, string>> }[],
  editedAt: Date,
): Promise<void> {
  for (let start = 0; start < lines.length; start += LINES_A_PIECE) {
    const json = JSON.stringify(
      lines
        .slice(start, start + LINES_A_PIECE)
        .map(({ position, document, tags }) => [position, document, tagsToJson(tags)]),
    )
    await db.write(
      () => db.prisma.$executeRaw`
        UPDATE "VersionSegment" AS line
        SET "document" = json_extract(edit.value, '$[1]'), "tagsJson" = json_extract(edit.value, '$[2]')
        FROM json_each(${json}) AS edit
        WHERE line."versionId" = ${versionId} AND line."position" = json_extract(edit.value, '$[0]')`,
    )
  }
  await db.write(() => db.prisma.testSetVersion.update({ where: { id: versionId }, data: { tagsEditedAt: editedAt } }))
}

/** When the tags or documents of a version were last edited, or null. */
export async function findTagsEditedAt(db: Database, versionId: string): Promise<string | null> {
  const row = await db.prisma.testSetVersion.findUnique({ where: { id: versionId }, select: { tagsEditedAt: true } })
  return row?.tagsEditedAt?.toISOString() ?? null
}

function tagsToJson(tags: Readonly<Record<string, string>>): string | null {
  return Object.keys(tags).length > 0 ? JSON.stringify(tags) : null
}

function* mapRows<T, R>(items: readonly T[], map: (item: T) => R): Generator<R> {
  for (const item of items) yield map(item)
}
