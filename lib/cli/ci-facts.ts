import { readFileSync } from 'node:fs'
import envCi from 'env-ci'
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
  return {
    commit,
    branch: found.isPr ? env.GITHUB_HEAD_REF || found.prBranch || undefined : found.branch,
    pullRequest: pullRequestOf(found.isPr ? found.pr : undefined, env),
    baseCommit: event?.base ?? (env.CI_MERGE_REQUEST_DIFF_BASE_SHA || undefined),
    ciUrl: toAddress(found.jobUrl) ?? toAddress(found.buildUrl),
    ci: {
      service: found.name ?? found.service,
      ...(found.commit !== undefined && found.commit !== commit && { mergeCommit: found.commit }),
    },
  }
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
}

function readGithubEvent(env: Env): GithubEvent | null {
  if (!env.GITHUB_EVENT_PATH) return null
  try {
    const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) as {
      pull_request?: { head?: { sha?: string }; base?: { sha?: string } }
    }
    return { head: event.pull_request?.head?.sha, base: event.pull_request?.base?.sha }
  } catch {
    return null
  }
}
