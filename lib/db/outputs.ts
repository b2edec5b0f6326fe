import type { SegmentState } from '../schema/records.ts'
import { bulkInsert } from './bulk-insert.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'
import { readTuples } from './read-tuples.ts'

/** What a system produced for one segment, as stored. */
export interface StoredOutput {
  readonly position: number
  readonly repeat: number
  readonly state: SegmentState
  readonly reason: string | null
  readonly text: string | null
  readonly predictedLabel: string | null
  /** Log-probabilities, counts, samples and scores from elsewhere; plain JSON. */
  readonly extra: Readonly<Record<string, unknown>> | null
}

/** An output with the segment that it belongs to. */
export interface OutputWithSegment extends StoredOutput {
  readonly key: string
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly label: string | null
  readonly answers: readonly string[] | null
}

interface JoinedRow {
  position: number
  repeat: number
  state: string
  reason: string | null
  text: string | null
  predictedLabel: string | null
  extraJson: string | null
  key: string
  document: string | null
  tagsJson: string | null
  source: string | null
  referencesJson: string
  label: string | null
  answersJson: string | null
}

/** Stores outputs of an open run in short pieces. */
export async function insertOutputs(db: Database, runId: string, outputs: Iterable<StoredOutput>): Promise<void> {
  await bulkInsert(db, {
    table: 'Output',
    columns: ['runId', 'repeat', 'position', 'state', 'reason', 'predictedLabel', 'extraJson', 'text'],
    rows: toRows(runId, outputs),
  })
}

function* toRows(runId: string, outputs: Iterable<StoredOutput>) {
  for (const output of outputs)
    yield [
      runId,
      output.repeat,
      output.position,
      output.state,
      output.reason,
      output.predictedLabel,
      output.extra && JSON.stringify(output.extra),
      output.text,
    ]
}

/** Outputs with their segments of one repeat, from position `from` on, at most `limit`, in order. */
export async function listOutputs(
  db: Database,
  {
    runId,
    versionId,
    repeat,
    from,
    limit,
  }: { runId: string; versionId: string; repeat: number; from: number; limit: number },
): Promise<OutputWithSegment[]> {
  const rows = await db.prisma.$queryRaw<JoinedRow[]>`
    SELECT output."position", output."repeat", output."state", output."reason", output."text", output."predictedLabel",
           output."extraJson", segment."key", line."document", line."tagsJson", segment."source",
           segment."referencesJson", segment."label", segment."answersJson"
    FROM "Output" AS output
    JOIN "VersionSegment" AS line ON line."versionId" = ${versionId} AND line."position" = output."position"
    JOIN "Segment" AS segment ON segment."id" = line."segmentId"
    WHERE output."runId" = ${runId} AND output."repeat" = ${repeat} AND output."position" >= ${from}
    ORDER BY output."position" LIMIT ${limit}`
  return rows.map(toOutput)
}

/** Outputs with their segments at these (repeat, position) pairs, in the order of the pairs. */
export async function listOutputsAt(
  db: Database,
  { runId, versionId, places }: { runId: string; versionId: string; places: readonly OutputPlace[] },
): Promise<OutputWithSegment[]> {
  const json = JSON.stringify(places.map(({ repeat, position }) => [repeat, position]))
  const rows = await db.prisma.$queryRaw<JoinedRow[]>`
    SELECT output."position", output."repeat", output."state", output."reason", output."text", output."predictedLabel",
           output."extraJson", segment."key", line."document", line."tagsJson", segment."source",
           segment."referencesJson", segment."label", segment."answersJson"
    FROM json_each(${json}) AS place
    CROSS JOIN "Output" AS output ON output."runId" = ${runId}
      AND output."repeat" = json_extract(place.value, '$[0]') AND output."position" = json_extract(place.value, '$[1]')
    CROSS JOIN "VersionSegment" AS line ON line."versionId" = ${versionId} AND line."position" = output."position"
    CROSS JOIN "Segment" AS segment ON segment."id" = line."segmentId"
    ORDER BY place.key`
  return rows.map(toOutput)
}

export interface OutputPlace {
  readonly position: number
  readonly repeat: number
}

/**
 * Places of a run's outputs in order (position, then repeat), narrowed by state and by a text that id, source, a
 * reference or the output holds (ASCII letters in either case).
 */
export async function listOutputPlaces(
  db: Database,
  at: { runId: string; versionId: string; state?: SegmentState; search?: string },
): Promise<OutputPlace[]> {
  const state = at.state ?? ''
  if (!at.search) {
    const rows = await readTuples<readonly [number, number]>(
      db,
      Prisma.sql`
      SELECT json_group_array(json_array("position", "repeat") ORDER BY "position", "repeat") AS "json" FROM "Output"
      WHERE "runId" = ${at.runId} AND (${state} = '' OR "state" = ${state})`,
    )
    return rows.map(toPlace)
  }
  const pattern = `%${at.search.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await readTuples<readonly [number, number]>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array(output."position", output."repeat")
             ORDER BY output."position", output."repeat") AS "json"
    FROM "Output" AS output
    JOIN "VersionSegment" AS line ON line."versionId" = ${at.versionId} AND line."position" = output."position"
    JOIN "Segment" AS segment ON segment."id" = line."segmentId"
    WHERE output."runId" = ${at.runId} AND (${state} = '' OR output."state" = ${state})
      AND (segment."key" LIKE ${pattern} ESCAPE '\\' OR segment."source" LIKE ${pattern} ESCAPE '\\'
        OR output."text" LIKE ${pattern} ESCAPE '\\'
        OR EXISTS (SELECT 1 FROM json_each(segment."referencesJson") AS reference WHERE reference.value LIKE ${pattern} ESCAPE '\\'))`,
  )
  return rows.map(toPlace)
}

function toPlace([position, repeat]: readonly [number, number]): OutputPlace {
  return { position, repeat }
}

function toOutput(row: JoinedRow): OutputWithSegment {
  return {
    position: row.position,
    repeat: row.repeat,
    state: row.state as SegmentState,
    reason: row.reason,
    text: row.text,
    predictedLabel: row.predictedLabel,
    extra: row.extraJson ? JSON.parse(row.extraJson) : null,
    key: row.key,
    document: row.document,
    tags: row.tagsJson ? JSON.parse(row.tagsJson) : {},
    source: row.source,
    references: JSON.parse(row.referencesJson),
    label: row.label,
    answers: row.answersJson ? JSON.parse(row.answersJson) : null,
  }
}
