import { readFileSync } from 'node:fs'
import envCi, { type CiEnvironment } from 'env-ci'
import type { RunFacts } from './run-facts.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * What the CI service says about the job: commit, branch, pull request, address. On a pull request the commit is the
 * pull request's head, never the merge commit that some services check out; that one is kept beside it.
 * Empty outside CI.
 */
export function findCiFacts({ env, cwd }: { readonly env: Env; readonly cwd: string }): RunFacts {
  const found = envCi({ env: { ...env }, cwd })
  if (!found.isCi || !found.service) return {}
  const event = found.service === 'github' ? readGithubEvent(env) : null
  const head =
    event?.head ?? (found.service === 'gitlab' ? env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || undefined : undefined)
  const commit = head ?? found.commit
  // What runs for a pull request with the rights of its target has the target's commit checked out, which merges nothing.
  const isMerge = env.GITHUB_EVENT_NAME !== 'pull_request_target' && found.commit !== commit
  return {
    commit,
    branch: event ? (event.branch ?? branchOf(found, env)) : branchOf(found, env),
    pullRequest: pullRequestOf(found.isPr ? found.pr : undefined, env),
    baseCommit: event?.base ?? (env.CI_MERGE_REQUEST_DIFF_BASE_SHA || undefined),
    ciUrl: toAddress(found.jobUrl) ?? toAddress(found.buildUrl),
    ci: {
      service: found.name ?? found.service,
      ...(found.commit !== undefined && isMerge && { mergeCommit: found.commit }),
    },
  }
}

/** A tag is no branch, though services name it in the same place. */
function branchOf(found: CiEnvironment, env: Env): string | undefined {
  if (env.GITHUB_REF_TYPE === 'tag' || env.CI_COMMIT_TAG) return undefined
  // On GitHub, env-ci calls the target of a pull request its branch.
  if (found.isPr) return env.GITHUB_HEAD_REF || (found.service === 'github' ? undefined : found.prBranch) || undefined
  return found.branch || undefined
}

// GitLab numbers merge requests twice; people know the one within the project.
function pullRequestOf(pr: string | number | undefined, env: Env): string | undefined {
  const number = env.CI_MERGE_REQUEST_IID || pr
  return number === undefined ? undefined : String(number)
}

/** Services that leave a variable unset make addresses such as `undefined/…`. */
function toAddress(text: string | undefined): string | undefined {
  return text && /^https?:\/\//.test(text) ? text : undefined
}

interface GithubEvent {
  readonly head?: string
  readonly base?: string
  /** Of a fork with its owner, `owner:main`: it must not be taken for the branch of that name here. */
  readonly branch?: string
}

interface PullRequestSide {
  readonly sha?: string
  readonly ref?: string
  readonly label?: string
  readonly repo?: { readonly full_name?: string } | null
}

function readGithubEvent(env: Env): GithubEvent | null {
  if (!env.GITHUB_EVENT_PATH) return null
  try {
    const { pull_request: pullRequest } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) as {
      pull_request?: { head?: PullRequestSide; base?: PullRequestSide }
    }
    const { head, base } = pullRequest ?? {}
    // The repository of a fork may be gone by now.
    const isFork = head?.repo === null || head?.repo?.full_name !== base?.repo?.full_name
    return { head: head?.sha, base: base?.sha, branch: (isFork ? head?.label : undefined) ?? head?.ref }
  } catch {
    return null
  }
}
