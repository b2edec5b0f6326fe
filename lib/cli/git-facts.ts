import { spawnSync } from 'node:child_process'
import type { RunFacts } from './run-facts.ts'

const MESSAGE_LIMIT = 2000

export interface GitFacts extends Pick<RunFacts, 'commit' | 'commitMessage' | 'commitDate' | 'branch'> {
  /** Whether the commit is the one that is checked out. */
  readonly isHead: boolean
}

/**
 * What git knows about `commit` (default: what is checked out in `cwd`). Empty where there is no git, no repository or
 * no such commit: facts are a help, never a condition.
 */
export function findGitFacts(cwd: string, commit = 'HEAD'): GitFacts {
  const full = resolveCommit(cwd, commit)
  const log = full === null ? null : git(cwd, ['log', '-1', '--format=%H%n%cI%n%B', full, '--'])
  if (log === null) return { isHead: false }
  const [hash, date, ...message] = log.split('\n')
  const head = git(cwd, ['rev-parse', 'HEAD', '--abbrev-ref', 'HEAD'])?.split('\n') ?? []
  // A detached checkout calls its branch "HEAD".
  const branch = head[1] && head[1] !== 'HEAD' ? head[1] : undefined
  return {
    isHead: head[0] === hash,
    commit: hash,
    commitDate: date,
    commitMessage: message.join('\n').trim().slice(0, MESSAGE_LIMIT),
    branch,
  }
}

/** The full SHA of what git calls a commit (`HEAD~1`, `main`, a shortened one, a tag); null where it knows none. */
export function resolveCommit(cwd: string, name: string): string | null {
  // What looks like a flag is none of git's business.
  if (name === '' || name.startsWith('-')) return null
  return git(cwd, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
}

/** The parents of a commit as it was written, though a shallow clone may not hold them; none where git lacks the commit. */
export function readParents(cwd: string, commit: string): string[] {
  if (commit.startsWith('-')) return []
  const [head = ''] = (git(cwd, ['cat-file', 'commit', commit]) ?? '').split('\n\n')
  return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent)
}

/** What git prints, without the last line end; null where it fails or is not there. */
export function git(cwd: string, args: readonly string[]): string | null {
  const result = spawnSync('git', args, { cwd, encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] })
  return result.status === 0 ? result.stdout.trimEnd() : null
}
