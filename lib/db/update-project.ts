import type { GatePolicy } from '../schema/gate-policy.ts'
import type { ProjectRecord } from '../schema/records.ts'
import type { Database } from './open-database.ts'
import { type Policy, toProjectRecord } from './to-records.ts'

/** Settings to change; what is not there stays. */
export interface ProjectChanges {
  readonly name?: string
  readonly description?: string | null
  readonly mainBranch?: string
  readonly baselineRunId?: string | null
  readonly metrics?: readonly string[]
  /** Null takes one away; what is not named stays. */
  readonly smallestEffects?: Readonly<Record<string, number | null>>
  /** Null takes one away; what is not named stays. */
  readonly declared?: Readonly<Record<string, string | number | boolean | null>>
  /** In place of all that was there; null takes it away. */
  readonly gate?: GatePolicy | null
}

/** The project as it is after the changes, or null where there is none. */
export async function updateProject(
  db: Database,
  slug: string,
  { metrics, smallestEffects, declared, gate, ...columns }: ProjectChanges,
): Promise<ProjectRecord | null> {
  return db.write(async () => {
    const row = await db.prisma.project.findUnique({ where: { slug } })
    if (!row) return null
    const policy = JSON.parse(row.policyJson) as Policy
    const updated = await db.prisma.project.update({
      where: { slug },
      data: {
        ...columns,
        ...(metrics && { metricsJson: JSON.stringify(metrics) }),
        policyJson: JSON.stringify({
          ...policy,
          smallestEffects: merge(policy.smallestEffects, smallestEffects),
          declared: merge(policy.declared, declared),
          ...(gate !== undefined && { gate: gate ?? {} }),
        }),
      },
    })
    return toProjectRecord(updated)
  })
}

/** Null takes a value away. */
function merge<T>(known: Readonly<Record<string, T>> = {}, changes: Readonly<Record<string, T | null>> = {}) {
  return Object.fromEntries(Object.entries({ ...known, ...changes }).filter(([, value]) => value !== null))
}
