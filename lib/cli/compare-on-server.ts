import type { Comparison } from '../compare/comparison.ts'
import { ConflictError, InputError, type Problem, UnavailableError } from '../errors.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { requestApi, toBackoff } from './api-client.ts'
import type { CompareFlags } from './commands/compare.ts'
import { getServerUrl } from './server-address.ts'
import type { Terminal } from './terminal.ts'

/** Two stored runs compared by the server; the same shape as a comparison of files, with the two runs beside it. */
export async function compareOnServer(flags: CompareFlags, terminal: Terminal): Promise<Comparison> {
  const files = {
    '--ref': flags.ref.length > 0,
    '--source': flags.source,
    '--base-input': flags.baseInput,
    '--head-input': flags.headInput,
  }
  for (const [option, given] of Object.entries(files))
    if (given)
      throw new InputError({
        code: 'conflicting-flags',
        message: `With --project stored runs are compared, so ${option} has no meaning.`,
        place: { option },
        mend: 'Leave one of the two out.',
      })
  const missing = (['base', 'head'] as const).filter((side) => flags[side] === undefined)
  if (missing.length > 0)
    throw new InputError(
      missing.map((side) => ({
        code: 'missing-flag',
        message: `No ${side} run was named.`,
        place: { option: `--${side}` },
        mend: `Give --${side} run:ID, branch:NAME or commit:SHA.`,
      })),
    )
  const query = new URLSearchParams({ project: flags.project!, base: flags.base!, head: flags.head! })
  for (const spec of flags.metric) query.append('metric', spec)
  for (const name of ['system', 'testSet', 'resamples', 'trials', 'seed', 'test'] as const)
    if (flags[name] !== undefined) query.set(name, String(flags[name]))
  const url = `${getServerUrl(flags.url, terminal.env)}/api/v1/compare?${query}`
  try {
    const { body } = await requestApi({
      url,
      token: flags.token ?? terminal.env.ASSAY_TOKEN,
      method: 'GET',
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

function toComparison(body: unknown, url: string): Comparison {
  const answer = body as { comparison?: Comparison; results?: unknown } | null
  const comparison = answer?.comparison ? { ...answer.comparison, ...withoutComparison(answer) } : answer
  if (Array.isArray(comparison?.results)) return comparison as Comparison
  throw new UnavailableError({
    code: 'unexpected-answer',
    message: `${new URL(url).origin} did not answer with a comparison.`,
    mend: 'Check that ASSAY_URL is the address of an Assay server.',
  })
}

function withoutComparison({ comparison: _comparison, ...rest }: { comparison?: Comparison }) {
  return rest
}

function toCandidate(candidate: unknown): Problem {
  const run = (candidate ?? {}) as Record<string, unknown>
  const facts = ['system', 'testSet', 'branch', 'commit', 'date'].flatMap((key) =>
    run[key] ? [`${key} ${String(run[key])}`] : [],
  )
  return { code: 'candidate', message: `run:${String(run.id)} (${facts.join(', ')})` }
}
