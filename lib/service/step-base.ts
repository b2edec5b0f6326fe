import type { BaselineHow } from '../compare/baseline.ts'
import type { Database } from '../db/open-database.ts'
import { findRunBefore } from '../db/runs.ts'
import type { ProjectRecord, RunRecord } from '../schema/records.ts'
import { findBaseline } from './find-baseline.ts'

/** What a run's verdict on overviews is against, and how it was found: `before` is the run before it on its own line. */
export interface StepBase {
  readonly run: RunRecord
  readonly how: BaselineHow | 'before'
  /** Runs of which nothing was scored, between the two on the line of `before`. */
  readonly skipped: number
}

/**
 * The run that overviews compare `head` with: for a pull request the baseline that its gate finds, from its merge base
 * backwards; else the last run before it on its branch of which anything was scored. Null where there is none.
 */
export async function findStepBase(
  db: Database,
  head: RunRecord,
  project: Pick<ProjectRecord, 'mainBranch' | 'gate'>,
): Promise<StepBase | null> {
  if (!isPullRequest(head, project)) {
    const before = await findRunBefore(db, head)
    return before && { ...before, how: 'before' }
  }
  const found = await findBaseline({
    head,
    ancestors: head.baseCommit === null ? undefined : [head.baseCommit],
    pinned: project.gate.baseline === 'pinned',
    metrics: project.gate.metrics,
  })
  return found && { run: found.run, how: found.choice.how, skipped: 0 }
}

/** A run that is to be merged: a pull request has a number, or a branch beside the main one knows where it left it. */
export function isPullRequest(
  { branch, pullRequest, baseCommit }: Pick<RunRecord, 'branch' | 'pullRequest' | 'baseCommit'>,
  { mainBranch }: Pick<ProjectRecord, 'mainBranch'>,
): boolean {
  return branch !== mainBranch && (pullRequest !== null || (branch !== null && baseCommit !== null))
}
