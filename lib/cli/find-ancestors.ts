import { git, resolveCommit } from './git-facts.ts'

const MOST = 500

/** Why git does not know where a commit leaves a branch. */
export type LostBy = 'commit' | 'branch' | 'history'

export interface Ancestors {
  /**
   * From the merge base backwards along first parents; from the commit itself where the branch is not known. Empty where
   * git knows neither.
   */
  readonly commits: readonly string[]
  /** What git lacks: the commit, the branch, or the history that joins the two; null where the merge base is known. */
  readonly lacks: LostBy | null
}

/**
 * Where `commit` leaves `branch`, and what lies before. Where the commit is on the branch itself, the merge base is the
 * commit. The branch is looked for as the remote knows it first: a local one may be old. Where it is nowhere, `baseCommit`,
 * which a CI service may have named, stands for its tip; without that, everything along the commit's own first parents
 * counts as before it.
 */
export function findAncestors(
  cwd: string,
  { commit, branch, baseCommit }: { commit: string; branch: string; baseCommit?: string },
): Ancestors {
  const head = resolveCommit(cwd, commit)
  if (head === null) return { commits: baseCommit ? [baseCommit] : [], lacks: 'commit' }
  const tips = [...listTips(cwd, branch)]
  const from = findMergeBase(cwd, head, tips) ?? (baseCommit ? findMergeBase(cwd, head, [baseCommit]) : null)
  if (from !== null) return { commits: listFirstParents(cwd, from), lacks: tips.length > 0 ? null : 'branch' }
  if (baseCommit) return { commits: [baseCommit], lacks: tips.length > 0 ? 'history' : 'branch' }
  return tips.length > 0 ? { commits: [], lacks: 'history' } : { commits: listFirstParents(cwd, head), lacks: 'branch' }
}

/** What git calls the branch: on `origin`, here, or on a remote of another name. */
function listTips(cwd: string, branch: string): string[] {
  const names = [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]
  const elsewhere = git(cwd, ['for-each-ref', '--format=%(refname)', `refs/remotes/*/${branch}`]) ?? ''
  return [...new Set([...names, ...elsewhere.split('\n')])].filter((name) => resolveCommit(cwd, name) !== null)
}

function findMergeBase(cwd: string, commit: string, tips: readonly string[]): string | null {
  for (const tip of tips) {
    const base = tip.startsWith('-') ? null : git(cwd, ['merge-base', commit, tip])
    if (base) return base
  }
  return null
}

function listFirstParents(cwd: string, from: string): string[] {
  const list = git(cwd, ['rev-list', '--first-parent', `--max-count=${MOST}`, from, '--'])
  return list ? list.split('\n') : [from]
}
