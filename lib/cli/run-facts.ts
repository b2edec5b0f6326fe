import { cliMessages } from '../report/messages/en/cli.ts'
import type { Terminal } from './terminal.ts'

const say = cliMessages.facts

/** Where a run comes from: what a flag says, else what CI says, else what git says. Absent where nobody knows. */
export interface RunFacts {
  readonly commit?: string
  readonly commitMessage?: string
  /** ISO 8601 with offset. */
  readonly commitDate?: string
  readonly branch?: string
  readonly pullRequest?: string
  readonly baseCommit?: string
  readonly ciUrl?: string
  /** Name of the CI service and, on a pull request, the merge commit that was checked out in place of the head. */
  readonly ci?: { readonly service: string; readonly mergeCommit?: string }
}

/** The facts with what is to be said of how they were found, as sentences. */
export interface FoundFacts {
  readonly facts: RunFacts
  readonly warnings: readonly string[]
}

/** Finds the facts of the run at hand. Git and CI are asked only for what `given` leaves open. */
export async function findRunFacts(given: RunFacts, { env, cwd }: Pick<Terminal, 'env' | 'cwd'>): Promise<FoundFacts> {
  const [{ findCiFacts }, { findGitFacts, resolveCommit }, { toCommitName }, { toBranchName }] = await Promise.all([
    import('./ci-facts.ts'),
    import('./git-facts.ts'),
    import('./to-commit-name.ts'),
    import('./to-branch-name.ts'),
  ])
  const { facts: ci, warnings: ofCi } = findCiFacts({ env, cwd })
  const named = given.commit ?? ci.commit
  const git = findGitFacts(cwd, named)
  const commit = git.commit ?? (named && toCommitName(cwd, named))
  const base = given.baseCommit ?? ci.baseCommit
  const own = withoutAbsent({
    ...given,
    commit,
    // Names that were typed may come from the service's own variables.
    branch: toBranchName(given.branch) ?? given.branch,
    baseCommit: given.baseCommit && toCommitName(cwd, given.baseCommit),
  })
  const facts = withoutAbsent({ ...git, ...withoutAbsent(ci), baseCommit: base && toCommitName(cwd, base), ...own })
  const ofJob = given.commit === undefined || !ci.commit ? null : (resolveCommit(cwd, ci.commit) ?? ci.commit)
  const isOther = given.commit !== undefined && !git.isHead && commit !== ofJob
  const isLost = commit !== undefined && git.commit === undefined && !FULL_SHA.test(commit)
  return {
    // Neither the checkout nor the job at hand says where another commit belongs that a flag names (a backfill).
    facts: isOther ? { ...withoutPlace(facts), ...own } : facts,
    warnings: [...(given.commit === undefined ? ofCi : []), ...(isLost ? [say.unknownCommit(commit)] : [])],
  }
}

const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

function withoutPlace({ branch: _branch, pullRequest: _pullRequest, baseCommit: _base, ...facts }: RunFacts): RunFacts {
  return facts
}

function withoutAbsent(facts: RunFacts & { readonly isHead?: boolean }): RunFacts {
  const { isHead: _isHead, ...rest } = facts
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''))
}
