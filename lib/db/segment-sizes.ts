import type { Database } from './open-database.ts'

export interface SegmentSize {
  /** Characters of the first reference, else of the source; null without either. */
  readonly characters: number | null
  readonly references: number
}

const LINES_A_PIECE = 5000

/** How large the segments of a version are, in order: counted by the database, no text is read. */
export async function listSegmentSizes(db: Database, versionId: string): Promise<SegmentSize[]> {
  const sizes: SegmentSize[] = []
  for (;;) {
    const from = sizes.length
    const rows = await db.prisma.$queryRaw<{ characters: bigint | number | null; references: bigint | number }[]>`
      SELECT length(coalesce(json_extract(segment."referencesJson", '$[0]'), segment."source")) AS "characters",
             json_array_length(segment."referencesJson") AS "references"
      FROM "VersionSegment" AS line JOIN "Segment" AS segment ON segment."id" = line."segmentId"
      WHERE line."versionId" = ${versionId} AND line."position" >= ${from}
      ORDER BY line."position" LIMIT ${LINES_A_PIECE}`
    for (const { characters, references } of rows)
      sizes.push({ characters: characters === null ? null : Number(characters), references: Number(references) })
    if (rows.length < LINES_A_PIECE) return sizes
  }
}
