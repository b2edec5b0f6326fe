import type { Terminal } from './terminal.ts'

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

/** Finds the facts of the run at hand. Git and CI are asked only for what `given` leaves open. */
export async function findRunFacts(given: RunFacts, { env, cwd }: Pick<Terminal, 'env' | 'cwd'>): Promise<RunFacts> {
  const [{ findCiFacts }, { findGitFacts }] = await Promise.all([import('./ci-facts.ts'), import('./git-facts.ts')])
  const ci = findCiFacts({ env, cwd })
  const git = findGitFacts(cwd, given.commit ?? ci.commit)
  const facts = withoutAbsent({ ...git, ...withoutAbsent(ci), ...withoutAbsent(given) })
  // A branch of the checkout says nothing about another commit that a flag names (a backfill).
  if (given.commit !== undefined && given.branch === undefined && !git.isHead) return { ...facts, branch: undefined }
  return facts
}

function withoutAbsent(facts: RunFacts & { readonly isHead?: boolean }): RunFacts {
  const { isHead: _isHead, ...rest } = facts
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''))
}
