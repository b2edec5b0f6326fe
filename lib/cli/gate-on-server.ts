import { setTimeout as delay } from 'node:timers/promises'
import { ConflictError, InputError, UnavailableError } from '../errors.ts'
import { cliMessages } from '../report/messages/en/cli.ts'
import { gateMessages } from '../report/messages/en/gate.ts'
import type { ProjectRecord, RunRecord } from '../schema/records.ts'
import { type ApiResponse, requestApi, toBackoff } from './api-client.ts'
import { findTargetBranch } from './ci-facts.ts'
import type { GateFlags } from './commands/gate.ts'
import { toCandidate } from './compare-on-server.ts'
import { findAncestors } from './find-ancestors.ts'
import type { GateAnswer } from './gate-answer.ts'
import { readPolicy } from './read-policy.ts'
import { findRunFacts } from './run-facts.ts'
import { getServerUrl } from './server-address.ts'
import type { Terminal } from './terminal.ts'
import { toBranchName } from './to-branch-name.ts'
import { toCommitRef } from './to-commit-name.ts'

const say = gateMessages.cli
const DEFAULT_WAIT_S = 120
const LOOK_AGAIN_MS = 1000

/** Asks the server to judge stored runs; the history that a baseline is looked for in is this machine's git. */
export async function gateOnServer(flags: GateFlags, terminal: Terminal): Promise<GateAnswer> {
  const { answer, url } = await askAboutRuns<GateAnswer>(flags, terminal, { path: 'gate' })
  return toWholeLinks(answer, url)
}

/** What the server answers at `path` to all that a gate is asked by, and to `more`. */
export async function askAboutRuns<Answer extends Pick<GateAnswer, 'gate'>>(
  flags: GateFlags,
  terminal: Terminal,
  { path, more = {} }: { readonly path: string; readonly more?: object },
): Promise<{ answer: Answer; url: string }> {
  const { env, cwd, config } = terminal
  const policy = readPolicy(flags, terminal)
  const { facts, warnings } = await findRunFacts({ commit: env.ASSAY_COMMIT || undefined }, { env, cwd })
  if (flags.head === undefined) for (const warning of warnings) terminal.err(cliMessages.warning(warning))
  const head = flags.head ? toCommitRef(cwd, flags.head) : facts.commit && `commit:${facts.commit}`
  const base = flags.base && toCommitRef(cwd, flags.base)
  if (!head)
    throw new InputError({
      code: 'missing-flag',
      message: say.noHead,
      place: { option: '--head' },
      mend: say.noHeadMend,
    })
  const server = toServer(flags, terminal)
  const project = flags.project ?? (await server.getRun(toRunId(head))).projectSlug
  const found = flags.base === undefined || flags.base === 'baseline' ? await findHistory(head) : {}
  const body = {
    project,
    head,
    base,
    // A name that a push goes by narrows what a commit or branch may mean.
    system: flags.system ?? (env.ASSAY_SYSTEM || config?.system),
    testSet: flags.testSet ?? (env.ASSAY_TEST_SET || config?.testSet),
    baseSystem: flags.baseSystem,
    ...found,
    policy,
    ...more,
  }
  return { answer: await server.ask<Answer>(path, body), url: server.url }

  async function findHistory(ref: string) {
    const commit = await commitOf(ref)
    const targetBranch = toBranchName(flags.targetBranch) ?? findTargetBranch({ env, cwd })
    const branch = targetBranch ?? (await server.getProject(project)).mainBranch
    if (commit === null) return { targetBranch }
    // What the CI service says of the base belongs to the commit at hand alone.
    const baseCommit = commit === facts.commit ? facts.baseCommit : undefined
    const { commits, lacks } = findAncestors(cwd, { commit, branch, baseCommit })
    if (lacks !== null && facts.commit !== undefined)
      terminal.err(cliMessages.warning(say.noMergeBase[lacks]({ commit: commit.slice(0, 12), branch })))
    return { targetBranch, ancestors: commits }
  }

  async function commitOf(ref: string): Promise<string | null> {
    if (ref.startsWith('commit:')) return ref.slice('commit:'.length)
    if (ref.startsWith('branch:')) return null
    return (await server.getRun(toRunId(ref))).commit
  }
}

function toRunId(ref: string): string {
  return ref.replace(/^run:/, '')
}

function toServer(flags: GateFlags, { env, err }: Terminal) {
  const url = getServerUrl(flags.url, env)
  const send = (path: string, body?: unknown): Promise<ApiResponse> =>
    requestApi({
      url: `${url}/api/v1/${path}`,
      token: flags.token ?? env.ASSAY_TOKEN,
      backoffMs: toBackoff(flags.retries),
      onRetry: ({ why, waitMs, attempt, attempts }) =>
        err(cliMessages.push.retry({ why, seconds: (waitMs / 1000).toFixed(1), attempt, attempts })),
      ...(body === undefined
        ? { method: 'GET' }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: new TextEncoder().encode(JSON.stringify(body)),
          }),
    })
  const unexpected = () =>
    new UnavailableError({ code: 'unexpected-answer', message: say.unexpected(url), mend: say.unexpectedMend })
  return {
    url,
    async getProject(slug: string): Promise<ProjectRecord> {
      const { project } = ((await send(`projects/${encodeURIComponent(slug)}`)).body ?? {}) as {
        project?: ProjectRecord
      }
      if (typeof project?.mainBranch !== 'string') throw unexpected()
      return project
    },
    async getRun(id: string): Promise<RunRecord> {
      const body = ((await send(`runs/${encodeURIComponent(id)}`)).body ?? {}) as { run?: RunRecord } & RunRecord
      const run = body.run ?? body
      if (typeof run.id !== 'string') throw unexpected()
      return run
    },
    /** Asks again while scores are being computed. */
    async ask<Answer extends Pick<GateAnswer, 'gate'>>(path: string, body: unknown): Promise<Answer> {
      const deadline = Date.now() + (flags.wait ?? DEFAULT_WAIT_S) * 1000
      for (let told = false; ; told = true) {
        try {
          const answer = (await send(path, body)).body as Partial<Answer> | null
          if (typeof answer?.gate?.outcome !== 'string') throw unexpected()
          return answer as Answer
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error
          const isComputing = error.problems.some(({ code }) => code === 'still-computing')
          if (!isComputing) throw new ConflictError([...error.problems, ...error.candidates.map(toCandidate)])
          if (Date.now() >= deadline) throw new UnavailableError(error.problems)
          if (!told) err(say.waiting(error.problems[0].message))
          await delay(LOOK_AGAIN_MS)
        }
      }
    },
  }
}

/** Links as somebody in a log can follow them. */
function toWholeLinks(answer: GateAnswer, url: string): GateAnswer {
  const links = Object.entries(answer.links ?? {}).map(([name, path]) => [name, path && new URL(path, `${url}/`).href])
  return { ...answer, links: Object.fromEntries(links) }
}
