import type { SegmentState } from '../schema/records.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'
import { OUTPUTS_A_PIECE } from './packs.ts'
import { readTuples } from './read-tuples.ts'

/** A segment as one version of its test set has it. */
export interface SegmentInVersion {
  readonly segmentId: number
  readonly versionId: string
  readonly number: number
  readonly versionLabel: string | null
  readonly position: number
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly answers: readonly string[] | null
  readonly label: string | null
}

interface VersionRow {
  segmentId: number
  versionId: string
  number: number
  versionLabel: string | null
  position: number
  document: string | null
  tagsJson: string | null
  source: string | null
  referencesJson: string
  answersJson: string | null
  label: string | null
}

/** The segment called `key` in every version of the test set that has it, newest version first. */
export async function listSegmentVersions(
  db: Database,
  at: { projectId: string; testSet: string; key: string },
): Promise<SegmentInVersion[]> {
  const rows = await db.prisma.$queryRaw<VersionRow[]>`
    SELECT segment."id" AS "segmentId", version."id" AS "versionId", version."number", version."label" AS "versionLabel",
           line."position", line."document", line."tagsJson", segment."source", segment."referencesJson",
           segment."answersJson", segment."label"
    FROM "TestSet" AS testSet
    CROSS JOIN "Segment" AS segment ON segment."testSetId" = testSet."id" AND segment."key" = ${at.key}
    CROSS JOIN "VersionSegment" AS line ON line."segmentId" = segment."id"
    CROSS JOIN "TestSetVersion" AS version ON version."id" = line."versionId" AND version."ready" = 1
    WHERE testSet."projectId" = ${at.projectId} AND testSet."name" = ${at.testSet}
    ORDER BY version."number" DESC`
  return rows.map(({ tagsJson, referencesJson, answersJson, ...row }) => ({
    ...row,
    tags: tagsJson ? JSON.parse(tagsJson) : {},
    references: JSON.parse(referencesJson),
    answers: answersJson ? JSON.parse(answersJson) : null,
  }))
}

/** What a run has for one segment, without its text. */
export interface OutputMark {
  readonly runId: string
  readonly system: string
  readonly versionId: string
  readonly position: number
  readonly state: SegmentState
  /** Equal for equal outputs, in hexadecimal. */
  readonly hash: string
}

const STATES: readonly SegmentState[] = ['failed', 'scored', 'na']

/**
 * Hash and state of a segment's first output in each complete run, newest run first. `places` says at which position
 * each version of the test set has the segment.
 */
export async function listOutputMarks(
  db: Database,
  { places, limit }: { places: readonly { readonly versionId: string; readonly position: number }[]; limit: number },
): Promise<OutputMark[]> {
  const versionIds = JSON.stringify(places.map(({ versionId }) => versionId))
  // The division is made here: a bound number has a fraction in SQLite, and so has what is divided by it.
  const json = JSON.stringify(
    places.map(({ versionId, position }) => [
      versionId,
      position,
      Math.floor(position / OUTPUTS_A_PIECE),
      position % OUTPUTS_A_PIECE,
    ]),
  )
  const rows = await readTuples<readonly [string, string, string, number, string, string]>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array(run."id", run."system", run."versionId", place."position",
             hex(substr(pack."states", place."offset" + 1, 1)),
             hex(substr(pack."hashes", place."offset" * 16 + 1, 16)))
             ORDER BY run."date" DESC, run."id" DESC) AS "json"
    FROM (SELECT "id", "system", "versionId", "date" FROM "Run"
          WHERE "versionId" IN (SELECT value FROM json_each(${versionIds})) AND "status" = 'complete'
          ORDER BY "date" DESC, "id" DESC LIMIT ${limit}) AS run
    CROSS JOIN (SELECT json_extract(value, '$[0]') AS "versionId", json_extract(value, '$[1]') AS "position",
                 json_extract(value, '$[2]') AS "piece", json_extract(value, '$[3]') AS "offset"
          FROM json_each(${json})) AS place ON place."versionId" = run."versionId"
    CROSS JOIN "OutputPack" AS pack ON pack."runId" = run."id" AND pack."repeat" = 0
      AND pack."piece" = place."piece"`,
  )
  return rows.map(([runId, system, versionId, position, state, hash]) => ({
    runId,
    system,
    versionId,
    position,
    state: STATES[Number.parseInt(state, 16)] ?? 'failed',
    hash,
  }))
}

/** One output's text, cut where it is very long. */
export interface OutputText {
  readonly runId: string
  readonly text: string | null
  /** Code points of the whole text. */
  readonly length: number | null
  readonly predictedLabel: string | null
  readonly reason: string | null
  /** Log-probabilities, counts and samples as posted; null where there are none, or more than a link could carry. */
  readonly extra: Readonly<Record<string, unknown>> | null
}

/** Characters of an output's further facts that are read here. */
const MOST_EXTRA = 8000

/** First outputs of runs at these positions, at most `most` code points of each text. */
export async function listOutputTexts(
  db: Database,
  places: readonly { readonly runId: string; readonly position: number }[],
  most: number,
): Promise<ReadonlyMap<string, OutputText>> {
  const json = JSON.stringify(places.map(({ runId, position }) => [runId, position]))
  const rows = await db.prisma.$queryRaw<(Omit<OutputText, 'extra'> & { extraJson: string | null })[]>`
    SELECT output."runId", substr(output."text", 1, ${most}) AS "text", length(output."text") AS "length",
           output."predictedLabel", output."reason",
           CASE WHEN length(output."extraJson") <= ${MOST_EXTRA} THEN output."extraJson" END AS "extraJson"
    FROM json_each(${json}) AS place
    CROSS JOIN "Output" AS output ON output."runId" = json_extract(place.value, '$[0]') AND output."repeat" = 0
      AND output."position" = json_extract(place.value, '$[1]')`
  return new Map(
    rows.map(({ extraJson, ...row }) => [row.runId, { ...row, extra: extraJson ? JSON.parse(extraJson) : null }]),
  )
}

/** One segment's packed row in one run under one SPEC. */
export interface PackedRow {
  readonly runId: string
  readonly spec: string
  readonly repeat: number
  readonly width: number
  readonly kind: string
  /** Hexadecimal. */
  readonly row: string
  readonly scored: boolean
}

/** The stored statistic rows of single segments, under every SPEC that their run was scored with. */
export async function listPackedRowsAt(
  db: Database,
  places: readonly { readonly runId: string; readonly position: number }[],
): Promise<PackedRow[]> {
  const json = JSON.stringify(places.map(({ runId, position }) => [runId, position]))
  const rows = await db.prisma.$queryRaw<
    (Omit<PackedRow, 'scored'> & { position: number; start: number; bits: string })[]
  >`
    SELECT score."runId", score."spec", pack."repeat", pack."width", pack."kind", pack."start",
           json_extract(place.value, '$[1]') AS "position",
           hex(substr(pack."rows", (json_extract(place.value, '$[1]') - pack."start") * pack."width" * size.bytes + 1,
                      pack."width" * size.bytes)) AS "row",
           hex(substr(pack."scored", (json_extract(place.value, '$[1]') - pack."start") / 8 + 1, 1)) AS "bits"
    FROM json_each(${json}) AS place
    CROSS JOIN "Score" AS score ON score."runId" = json_extract(place.value, '$[0]')
    CROSS JOIN "RowPack" AS pack ON pack."runId" = score."runId" AND pack."signatureKey" = score."signatureKey"
      AND json_extract(place.value, '$[1]') >= pack."start"
      AND json_extract(place.value, '$[1]') < pack."start" + pack."count"
    JOIN (SELECT 'u8' AS kind, 1 AS bytes UNION ALL SELECT 'i8', 1 UNION ALL SELECT 'u16', 2 UNION ALL SELECT 'i16', 2
          UNION ALL SELECT 'u32', 4 UNION ALL SELECT 'i32', 4 UNION ALL SELECT 'f32', 4 UNION ALL SELECT 'f64', 8) AS size
      ON size.kind = pack."kind"
    ORDER BY score."runId", score."position", pack."repeat"`
  return rows.map(({ position, start, bits, ...row }) => ({
    ...row,
    scored: ((Number.parseInt(bits, 16) >> ((position - start) & 7)) & 1) === 1,
  }))
}
