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
  const isOther = given.commit !== undefined && !git.isHead && ![given.commit, git.commit].includes(ci.commit)
  // Neither the checkout nor the job at hand says where another commit belongs that a flag names (a backfill).
  return isOther ? { ...withoutPlace(facts), ...withoutAbsent(given) } : facts
}

function withoutPlace({ branch: _branch, pullRequest: _pullRequest, baseCommit: _base, ...facts }: RunFacts): RunFacts {
  return facts
}

function withoutAbsent(facts: RunFacts & { readonly isHead?: boolean }): RunFacts {
  const { isHead: _isHead, ...rest } = facts
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''))
}
