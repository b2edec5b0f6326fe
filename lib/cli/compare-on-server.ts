import type { Comparison } from '../compare/comparison.ts'
import { ConflictError, InputError, type Problem, UnavailableError } from '../errors.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { requestApi, toBackoff } from './api-client.ts'
import type { CompareFlags } from './commands/compare.ts'
import type { ComparedHeads } from './compared-heads.ts'
import { getServerUrl } from './server-address.ts'
import type { Terminal } from './terminal.ts'
import { toCommitRef } from './to-commit-name.ts'

/** Stored runs compared by the server; the same shape as a comparison of files, with the runs and a link beside it. */
export async function compareOnServer(flags: CompareFlags, terminal: Terminal): Promise<Comparison | ComparedHeads> {
  const { base, heads } = requireRuns(flags, terminal.cwd)
  const token = flags.token ?? terminal.env.ASSAY_TOKEN
  const url = `${getServerUrl(flags.url, terminal.env)}/api/v1/compare`
  const isKept = flags.repair === true && token !== undefined
  if (flags.repair && !isKept) terminal.err(say.warning(say.compare.notKept))
  if (isKept) refuseBesideRepair(flags, heads)
  try {
    const { body } = await requestApi({
      ...(isKept
        ? toRepair(url, flags, base, heads[0])
        : { url: `${url}?${toQuery(flags, base, heads)}`, method: 'GET' }),
      token,
      backoffMs: toBackoff(flags.retries),
      onRetry: ({ why, waitMs, attempt, attempts }) =>
        terminal.err(say.push.retry({ why, seconds: String(waitMs / 1000), attempt, attempts })),
    })
    return toComparison(body, url)
  } catch (error) {
    if (error instanceof ConflictError)
      throw new ConflictError([...error.problems, ...error.candidates.map(toCandidate)])
    throw error
  }
}

function requireRuns(flags: CompareFlags, cwd: string): { base: string; heads: readonly string[] } {
  const files = {
    '--ref': flags.ref.length > 0,
    '--source': flags.source,
    '--base-input': flags.baseInput,
    '--head-input': flags.headInput,
    '--declare': flags.declare,
  }
  for (const [option, given] of Object.entries(files))
    if (given)
      throw new InputError({
        code: 'conflicting-flags',
        message: `With --project stored runs are compared, so ${option} has no meaning.`,
        place: { option },
        mend: 'Leave one of the two out.',
      })
  const { base, head: heads = [] } = flags
  if (base !== undefined && heads.length > 0)
    return { base: toCommitRef(cwd, base), heads: heads.map((head) => toCommitRef(cwd, head)) }
  const missing = [...(base === undefined ? ['base'] : []), ...(heads.length === 0 ? ['head'] : [])]
  throw new InputError(
    missing.map((side) => ({
      code: 'missing-flag',
      message: `No ${side} run was named.`,
      place: { option: `--${side}` },
      mend: `Give --${side} run:ID, branch:NAME or commit:SHA.`,
    })),
  )
}

/** What a repair that is kept cannot say in one go. */
function refuseBesideRepair({ slice, smallestEffect }: CompareFlags, heads: readonly string[]): void {
  const option = heads.length > 1 ? '--head' : slice ? '--slice' : smallestEffect ? '--smallest-effect' : null
  if (option === null) return
  throw new InputError({
    code: 'conflicting-flags',
    message: `--repair keeps the scores of one pair of runs, so ${option === '--head' ? 'a second --head' : option} cannot stand beside it.`,
    place: { option },
    mend: 'Repair first, then compare without --repair.',
  })
}

function toQuery(flags: CompareFlags, base: string, heads: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ project: flags.project as string, base })
  for (const head of heads) query.append('head', head)
  for (const spec of flags.metric) query.append('metric', spec)
  for (const name of flags.slice ?? []) query.append('slice', name)
  for (const effect of flags.smallestEffect ?? []) query.append('smallestEffect', effect)
  if (flags.bca) query.set('bca', 'yes')
  if (flags.repair) query.set('repair', 'rescore')
  for (const name of SETTINGS) if (flags[name] !== undefined) query.set(name, String(flags[name]))
  return query
}

const SETTINGS = ['system', 'testSet', 'resamples', 'trials', 'seed', 'test'] as const

function toRepair(url: string, flags: CompareFlags, base: string, head: string) {
  const { project, metric } = flags
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, flags[name]]))
  const body = { project, base, head, ...(metric.length > 0 && { metrics: metric }), repair: 'rescore', ...settings }
  return {
    url,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(body)),
  }
}

function toComparison(body: unknown, url: string): Comparison | ComparedHeads {
  const answer = body as { results?: unknown; ranking?: unknown } | null
  if (Array.isArray(answer?.results)) return answer as unknown as Comparison
  if (Array.isArray(answer?.ranking)) return answer as unknown as ComparedHeads
  throw new UnavailableError({
    code: 'unexpected-answer',
    message: `${new URL(url).origin} did not answer with a comparison.`,
    mend: 'Check that ASSAY_URL is the address of an Assay server.',
  })
}

/** A run that may have been meant, as a problem to print. */
export function toCandidate(candidate: unknown): Problem {
  const run = (candidate ?? {}) as Record<string, unknown>
  const facts = ['system', 'testSet', 'branch', 'commit', 'date'].flatMap((key) =>
    run[key] ? [`${key} ${String(run[key])}`] : [],
  )
  return { code: 'candidate', message: `run:${String(run.id)} (${facts.join(', ')})` }
}
