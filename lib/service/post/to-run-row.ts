import type { PreparedRun } from './prepared-run.ts'

/** Who posted a run, when, and for which project. */
export interface RowFacts {
  readonly tokenId: string
  readonly idempotencyKey: string | null
  readonly postedAt: string
  readonly openedBy: string
  readonly demo: boolean
  readonly warnings: readonly string[]
}

/** The row of a run that is being posted; id, project and hash of the body are the caller's. */
export function toRunRow({ input, specs }: Pick<PreparedRun, 'input' | 'specs'>, facts: RowFacts) {
  return {
    system: input.system,
    systemVersion: input.systemVersion ?? null,
    commit: input.commit ?? null,
    commitMessage: input.commitMessage ?? null,
    date: new Date(input.commitDate ?? facts.postedAt),
    branch: input.branch ?? null,
    pullRequest: input.pullRequest === undefined ? null : String(input.pullRequest),
    baseCommit: input.baseCommit ?? null,
    ciUrl: input.ciUrl ?? null,
    declaredJson: JSON.stringify(input.declared ?? {}),
    metadataJson: JSON.stringify(input.metadata ?? {}),
    metricsJson: JSON.stringify(specs),
    warningsJson: JSON.stringify(facts.warnings),
    demo: facts.demo,
    tokenId: facts.tokenId,
    idempotencyKey: facts.idempotencyKey,
    postedAt: new Date(facts.postedAt),
    openedBy: facts.openedBy,
  }
}
