import type { Database } from './open-database.ts'

/** A line of a test set version without its texts: all that pairing and tags need. */
export interface VersionLine {
  readonly position: number
  readonly key: string
  readonly contentHash: string
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
}

interface LineRow {
  position: number
  key: string
  contentHash: string
  document: string | null
  tagsJson: string | null
}

const LINES_A_PIECE = 5000

/** All lines of a version in order. Reads no text. */
export async function listVersionLines(db: Database, versionId: string): Promise<VersionLine[]> {
  const lines: VersionLine[] = []
  for (;;) {
    const from = lines.length
    const rows = await db.prisma.$queryRaw<LineRow[]>`
      SELECT line."position", segment."key", segment."contentHash", line."document", line."tagsJson"
      FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
      WHERE line."versionId" = ${versionId} AND line."position" >= ${from}
      ORDER BY line."position" LIMIT ${LINES_A_PIECE}`
    for (const row of rows)
      lines.push({
        position: row.position,
        key: row.key,
        contentHash: row.contentHash,
        document: row.document,
        tags: row.tagsJson ? JSON.parse(row.tagsJson) : {},
      })
    if (rows.length < LINES_A_PIECE) return lines
  }
}
