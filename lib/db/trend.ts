import type { ComputeState, TestSetVersionRecord, TrendRun } from '../schema/records.ts'
import type { SignatureField } from '../signature/signature.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'
import { readTuples } from './read-tuples.ts'
import type { StoredPostedScore } from './scores.ts'
import { toVersionRecord } from './to-records.ts'

/** What a trend can be narrowed by; an absent key narrows nothing. */
export interface TrendFilter {
  readonly branch?: string
  readonly system?: string
  readonly testSet?: string
}

type RunTuple = readonly [
  id: string,
  versionId: string,
  system: string,
  systemVersion: string | null,
  commit: string | null,
  commitMessage: string | null,
  date: string,
  branch: string | null,
  pullRequest: string | null,
  compute: ComputeState,
  computeError: string | null,
]

/** The newest complete runs of a project with what a line through them needs, newest first. */
export async function listTrendRuns(
  db: Database,
  project: { readonly id: string; readonly slug: string },
  { branch, system, testSet }: TrendFilter,
  limit: number,
): Promise<TrendRun[]> {
  const versions = new Map<string, TestSetVersionRecord>()
  const found = await db.prisma.testSetVersion.findMany({
    where: { testSet: { projectId: project.id, ...(testSet !== undefined && { name: testSet }) } },
    include: { testSet: { select: { name: true } } },
  })
  for (const row of found) versions.set(row.id, toVersionRecord(row))
  const rows = await readTuples<RunTuple>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array("id", "versionId", "system", "systemVersion", "commit", "commitMessage", "date",
             "branch", "pullRequest", "compute", "computeError") ORDER BY "date" DESC, "id" DESC) AS "json"
    FROM (SELECT * FROM "Run"
          WHERE "projectId" = ${project.id} AND "status" = 'complete'
            AND (${branch ?? null} IS NULL OR "branch" = ${branch ?? null})
            AND (${system ?? null} IS NULL OR "system" = ${system ?? null})
            AND (${testSet ?? null} IS NULL OR "versionId" IN
              (SELECT value FROM json_each(${JSON.stringify([...versions.keys()])})))
          ORDER BY "date" DESC, "id" DESC LIMIT ${limit})`,
  )
  return rows.flatMap((row): TrendRun[] => {
    const [id, versionId, system, systemVersion, commit, commitMessage, date, branch, pullRequest, compute, error] = row
    const version = versions.get(versionId)
    if (!version) return []
    return [
      {
        id,
        projectSlug: project.slug,
        testSet: version,
        system,
        systemVersion,
        commit,
        commitMessage,
        date: new Date(date).toISOString(),
        branch,
        pullRequest,
        compute,
        computeError: error,
      },
    ]
  })
}

/** A score as a point of a trend. */
export interface TrendScore {
  readonly runId: string
  readonly spec: string
  readonly metric: string
  readonly label: string
  readonly signature: string
  readonly signatureKey: string
  readonly value: number | null
  readonly reason: string | null
  readonly interval: readonly [number, number] | null
  readonly scored: number
  readonly failed: number
}

type ScoreTuple = readonly [
  runId: string,
  spec: string,
  metric: string,
  label: string,
  signature: string,
  signatureKey: string,
  value: string | null,
  reason: string | null,
  low: string | null,
  high: string | null,
  scored: number,
  failed: number,
]

/**
 * One score of each run: that of the SPEC `metric`, else the first of the metric of that name; without `metric` the
 * leading one. With `label` only what has that label: one name may give several figures. Runs that have none have no entry.
 */
export async function listTrendScores(
  db: Database,
  runIds: readonly string[],
  metric: string | undefined,
  label?: string,
): Promise<ReadonlyMap<string, TrendScore>> {
  const wanted = metric ?? null
  const rows = await readTuples<ScoreTuple>(
    db,
    Prisma.sql`
    SELECT json_group_array(json_array(score."runId", score."spec", score."metric", score."label", score."signature",
             score."signatureKey", iif(score."value" IS NULL, NULL, printf('%!.17g', score."value")), score."reason",
             iif(score."low" IS NULL, NULL, printf('%!.17g', score."low")),
             iif(score."high" IS NULL, NULL, printf('%!.17g', score."high")), score."scored", score."failed")
             ORDER BY run.key, score."spec" = ${wanted} DESC, score."position") AS "json"
    FROM json_each(${JSON.stringify(runIds)}) AS run
    CROSS JOIN "Score" AS score ON score."runId" = run.value
    WHERE (${wanted} IS NULL OR score."spec" = ${wanted} OR score."metric" = ${wanted})
      AND (${label ?? null} IS NULL OR score."label" = ${label ?? null})`,
  )
  const scores = new Map<string, TrendScore>()
  for (const row of rows) {
    const [runId, spec, metric, label, signature, signatureKey, value, reason, low, high, scored, failed] = row
    if (scores.has(runId)) continue
    const interval = low === null || high === null ? null : ([Number(low), Number(high)] as const)
    const own = { runId, spec, metric, label, signature, signatureKey, reason, interval, scored, failed }
    scores.set(runId, { ...own, value: value === null ? null : Number(value) })
  }
  return scores
}

/** The fields of each signature, by its key. */
export async function listSignatureFields(
  db: Database,
  scores: Iterable<TrendScore>,
): Promise<ReadonlyMap<string, readonly SignatureField[]>> {
  const one = new Map<string, TrendScore>()
  for (const score of scores) one.set(score.signatureKey, score)
  const places = [...one.values()].map(({ runId, spec }) => [runId, spec])
  const rows = await db.prisma.$queryRaw<{ signatureKey: string; fieldsJson: string }[]>`
    SELECT score."signatureKey", score."fieldsJson"
    FROM json_each(${JSON.stringify(places)}) AS place
    CROSS JOIN "Score" AS score ON score."runId" = json_extract(place.value, '$[0]')
      AND score."spec" = json_extract(place.value, '$[1]')`
  return new Map(rows.map(({ signatureKey, fieldsJson }) => [signatureKey, JSON.parse(fieldsJson)]))
}

/** Posted scores of these runs whose name, without case, blanks, `_` and `-`, is `name` (or of any name), in order. */
export async function listTrendPosted(
  db: Database,
  runIds: readonly string[],
  name: string | undefined,
): Promise<ReadonlyMap<string, StoredPostedScore>> {
  const plain = name === undefined ? null : name.toLowerCase().replace(/[\s_-]/g, '')
  const rows = await db.prisma.$queryRaw<(StoredPostedScore & { runId: string })[]>`
    SELECT posted."runId", posted."position", posted."metric", posted."text", posted."decimals", posted."signature", posted."reason"
    FROM json_each(${JSON.stringify(runIds)}) AS run
    CROSS JOIN "PostedScore" AS posted ON posted."runId" = run.value
    WHERE ${plain} IS NULL
      OR lower(replace(replace(replace(posted."metric", ' ', ''), '_', ''), '-', '')) = ${plain}
    ORDER BY run.key, posted."position"`
  const posted = new Map<string, StoredPostedScore>()
  for (const { runId, ...row } of rows) if (!posted.has(runId)) posted.set(runId, row)
  return posted
}
