import type { GatePolicy } from '../schema/gate-policy.ts'
import type { ComputeState, ProjectRecord, RunRecord, RunStatus, TestSetVersionRecord } from '../schema/records.ts'
import type { Prisma } from './generated/client.ts'

/** What a run record is made of: the run with its project's slug and its test set version. */
export const RUN_PARTS = {
  project: { select: { slug: true } },
  version: { include: { testSet: { select: { name: true } } } },
} satisfies Prisma.RunInclude

/** Facts hold every label of a run and may be as large as its texts: whoever needs them asks for them. */
export const RUN_OMITS = { factsJson: true } satisfies Prisma.RunOmit

export type RunRow = Prisma.RunGetPayload<{ include: typeof RUN_PARTS; omit: typeof RUN_OMITS }>
type ProjectRow = Prisma.ProjectGetPayload<object>
type VersionRow = Prisma.TestSetVersionGetPayload<{ include: { testSet: { select: { name: true } } } }>

/** Rules of a project as stored; more may follow. */
export interface Policy {
  readonly smallestEffects?: Readonly<Record<string, number>>
  readonly gate?: GatePolicy
  readonly declared?: ProjectRecord['declared']
}

export function toProjectRecord(row: ProjectRow): ProjectRecord {
  const policy = JSON.parse(row.policyJson) as Policy
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    demo: row.demo,
    mainBranch: row.mainBranch,
    metrics: JSON.parse(row.metricsJson),
    smallestEffects: policy.smallestEffects ?? {},
    gate: policy.gate ?? {},
    declared: policy.declared ?? {},
    baselineRunId: row.baselineRunId,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toVersionRecord(row: VersionRow): TestSetVersionRecord {
  return {
    id: row.id,
    testSetId: row.testSetId,
    name: row.testSet.name,
    number: row.number,
    label: row.label,
    hash: row.hash,
    segmentCount: row.segmentCount,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The record of a run that has its test set; an open run may not have it yet. */
export function toRunRecord(row: RunRow): RunRecord {
  if (!row.version) throw new Error(`Run ${row.id} has no test set version.`)
  return {
    id: row.id,
    projectId: row.projectId,
    projectSlug: row.project.slug,
    testSet: toVersionRecord(row.version),
    system: row.system,
    systemVersion: row.systemVersion,
    commit: row.commit,
    commitMessage: row.commitMessage,
    date: row.date.toISOString(),
    branch: row.branch,
    pullRequest: row.pullRequest,
    baseCommit: row.baseCommit,
    ciUrl: row.ciUrl,
    declared: JSON.parse(row.declaredJson),
    metadata: JSON.parse(row.metadataJson),
    metrics: JSON.parse(row.metricsJson),
    warnings: JSON.parse(row.warningsJson),
    status: row.status as RunStatus,
    compute: row.compute as ComputeState,
    computeError: row.computeError,
    repeats: row.repeats,
    counts: { scored: row.scoredCount, failed: row.failedCount, na: row.naCount },
    demo: row.demo,
    postedAt: row.postedAt.toISOString(),
  }
}
