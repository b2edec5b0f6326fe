import { readFileSync } from 'node:fs'
import envCi, { type CiEnvironment } from 'env-ci'
import { cliMessages } from '../report/messages/en/cli.ts'
import { CI_GAPS, type CiGap } from './ci-gaps.ts'
import { readParents } from './git-facts.ts'
import type { FoundFacts } from './run-facts.ts'
import { toBranchName } from './to-branch-name.ts'

const say = cliMessages.facts

type Env = Readonly<Record<string, string | undefined>>

interface Place {
  readonly env: Env
  readonly cwd: string
}

/**
 * What the CI service says about the job: commit, branch, pull request, address. On a pull request the commit is the
 * pull request's head, never the merge commit that some services check out; that one is kept beside it.
 * Empty outside CI.
 */
export function findCiFacts({ env, cwd }: Place): FoundFacts {
  const found = askService({ env, cwd })
  if (!found) return { facts: {}, warnings: [] }
  const gap = findGap(found, env)
  const { event, warnings } =
    found.service === 'github' ? findGithubEvent({ env, cwd }) : { event: null, warnings: [] as string[] }
  const commit = event?.head ?? gap.commit ?? found.commit
  // What runs for a pull request with the rights of its target has the target's commit checked out, which merges nothing.
  const isMerge = env.GITHUB_EVENT_NAME !== 'pull_request_target' && found.commit !== commit
  const pullRequest = event?.number ?? gap.pullRequest ?? (found.isPr ? found.pr : undefined)
  return {
    facts: {
      commit,
      branch: event?.branch ?? branchOf(found, gap, pullRequest !== undefined),
      pullRequest: pullRequest === undefined ? undefined : String(pullRequest),
      baseCommit: event?.base ?? gap.baseCommit,
      ciUrl: toAddress(found.jobUrl) ?? toAddress(found.buildUrl) ?? toAddress(gap.ciUrl),
      ci: {
        service: found.name ?? found.service ?? '',
        ...(found.commit !== undefined && isMerge && { mergeCommit: found.commit }),
      },
    },
    warnings,
  }
}

/** The branch that the pull request at hand is to be merged into, where the CI service says it. */
export function findTargetBranch({ env, cwd }: Place): string | undefined {
  const found = askService({ env, cwd })
  if (!found) return undefined
  const { targetBranch } = findGap(found, env)
  // What env-ci calls the branch of a pull request is its target, but for these.
  const isTarget = found.isPr && !['github', 'buddy'].includes(found.service ?? '')
  return toBranchName(targetBranch ?? (isTarget ? found.branch : undefined))
}

/** Null outside CI, and where what a service leaves unset cannot be read: facts are a help, never a condition. */
function askService({ env, cwd }: Place): CiEnvironment | null {
  try {
    const found = envCi({ env: { ...env, ...withoutBrokenEvent(env) }, cwd })
    return found.isCi && found.service ? found : null
  } catch {
    return null
  }
}

/** env-ci throws for an event that cannot be read. */
function withoutBrokenEvent(env: Env): Env {
  return readEvent(env).event === null ? { GITHUB_EVENT_PATH: undefined } : {}
}

function findGap({ service = '' }: CiEnvironment, env: Env): CiGap {
  const gap = Object.hasOwn(CI_GAPS, service) ? CI_GAPS[service](env) : {}
  return Object.fromEntries(Object.entries(gap).filter(([, value]) => value))
}

/** A tag is no branch, though services name it in the same place; neither is a fork's main the main branch here. */
function branchOf(found: CiEnvironment, gap: CiGap, isPull: boolean): string | undefined {
  if (found.tag || gap.tag) return undefined
  const own = isPull && found.service === 'github' ? undefined : found.isPr ? found.prBranch : found.branch
  const name = toBranchName(gap.branch ?? own)
  return name && isPull && gap.fork ? `${gap.fork}:${name}` : name
}

/** Services that leave a variable unset make addresses such as `undefined/…` or `…/jobs/undefined`. */
function toAddress(text: string | undefined): string | undefined {
  return text && /^https?:\/\//.test(text) && !/\/undefined\b/.test(text) ? text : undefined
}

interface GithubEvent {
  readonly number?: number
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

/** The pull request that a job on GitHub runs for; without its event, what the merge commit says. Null for none. */
function findGithubEvent({ env, cwd }: Place): { event: GithubEvent | null; warnings: string[] } {
  const { event, why } = readEvent(env)
  if (event?.head) return { event, warnings: [] }
  const isPull = /^pull_request/.test(env.GITHUB_EVENT_NAME ?? '') || /^refs\/pull\//.test(env.GITHUB_REF ?? '')
  if (!isPull) return { event, warnings: [] }
  const isMerge = /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '')
  // The commit of `refs/pull/N/merge` is made of the target and of the pull request's head, in this order.
  const [base, head] = isMerge && env.GITHUB_SHA ? readParents(cwd, env.GITHUB_SHA) : []
  const { GITHUB_SHA: merge = '' } = env
  if (head === undefined) return { event: null, warnings: [say.noEvent({ why, merge })] }
  return { event: { head, base }, warnings: [say.eventOfMerge({ why, head })] }
}

/** `event` is null where it cannot be read, and `why` says why. */
function readEvent(env: Env): { readonly event: GithubEvent | null; readonly why: string } {
  if (!env.GITHUB_EVENT_PATH) return { event: null, why: say.unset }
  try {
    const { pull_request: pullRequest } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) as {
      pull_request?: { number?: number; head?: PullRequestSide; base?: PullRequestSide }
    }
    const { number, head, base } = pullRequest ?? {}
    // The repository of a fork may be gone by now.
    const isFork = head?.repo === null || head?.repo?.full_name !== base?.repo?.full_name
    const branch = (isFork ? head?.label : undefined) ?? head?.ref
    return { event: { number, head: head?.sha, base: base?.sha, branch }, why: say.noPull }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { event: null, why: code ?? say.noJson }
  }
}
