import { git } from './git-facts.ts'

const MOST = 500

export interface Ancestors {
  /** From the merge base backwards along first parents; empty where git does not know it. */
  readonly commits: readonly string[]
  /** Whether git knows where the commit leaves the branch. */
  readonly isKnown: boolean
}

/**
 * Where `commit` leaves `branch`, and what lies before. Where the commit is on the branch itself, the merge base is the
 * commit. The branch is looked for as the remote knows it first: a local one may be old.
 */
export function findAncestors(cwd: string, { commit, branch }: { commit: string; branch: string }): Ancestors {
  const from = branch.startsWith('-') || commit.startsWith('-') ? null : findMergeBase(cwd, commit, branch)
  if (from === null) return { commits: [], isKnown: false }
  const list = git(cwd, ['rev-list', '--first-parent', `--max-count=${MOST}`, from, '--'])
  return { commits: list ? list.split('\n') : [from], isKnown: true }
}

function findMergeBase(cwd: string, commit: string, branch: string): string | null {
  const names = [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]
  for (const name of names) {
    const base = git(cwd, ['merge-base', commit, name])
    if (base) return base
  }
  return null
}
