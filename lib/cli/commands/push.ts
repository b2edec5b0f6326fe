import { InputError, TooLargeError, UnauthorizedError } from '../../errors.ts'
import { formatBytes } from '../../report/format-number.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { type ApiResponse, requestApi, toBackoff } from '../api-client.ts'
import { toBodyPieces } from '../body-pieces.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { formatPart, formatPosted, toPosted } from '../format-posted.ts'
import { numberPart } from '../number-part.ts'
import { unlessDown } from '../outage.ts'
import { packBody } from '../packed-body.ts'
import { type PartFlags, toShard } from '../parts.ts'
import { createProgress, type Progress } from '../progress.ts'
import { toRunHead, toSegmentInput } from '../push-body.ts'
import type { ImportedFlags } from '../read-imported-run.ts'
import type { RunFlags } from '../read-run.ts'
import { readSegments } from '../read-segments.ts'
import { requireMetrics } from '../require-metrics.ts'
import { findRunFacts } from '../run-facts.ts'
import { listWithoutModel, sayWithoutModel } from '../scores-without-model.ts'
import { getServerUrl } from '../server-address.ts'
import type { Terminal } from '../terminal.ts'
import { toCommitDate } from '../to-commit-date.ts'

export interface PushFlags extends RunFlags, ImportedFlags, PartFlags {
  readonly metric: readonly string[]
  readonly project: string
  readonly system: string
  readonly systemVersion?: string
  readonly testSet?: string
  readonly testSetVersion?: string
  readonly testSetHash?: string
  readonly score: readonly string[]
  readonly declare: readonly string[]
  readonly commit?: string
  readonly branch?: string
  readonly pullRequest?: string
  readonly baseCommit?: string
  readonly message?: string
  readonly date?: string
  readonly ciUrl?: string
  /** Number of a part's first line in the whole. */
  readonly firstSegment?: number
  readonly idempotencyKey?: string
  readonly allowOutage?: boolean
  /** True for the flag without a number. */
  readonly wait?: number | true
  readonly url?: string
  readonly token?: string
  readonly retries?: number
  readonly json?: boolean
}

const DEFAULT_WAIT_S = 30

/**
 * `assay push`: one run to the server, whole or not at all, or one part of a run. The same content posted again is the
 * same run.
 */
export function pushCommand(files: readonly string[], flags: PushFlags, terminal: Terminal): Promise<ExitCode> {
  const rule = { flag: flags.allowOutage, config: terminal.config?.allowOutage }
  return unlessDown(() => push(files, flags, terminal), rule, terminal)
}

async function push(files: readonly string[], flags: PushFlags, terminal: Terminal): Promise<ExitCode> {
  const server = getServer(flags, terminal)
  const shard = toShard(flags)
  const closesOnly = flags.finalize === true && !hasContent(files, flags)
  // Files of other tools may name the system.
  requireNames(flags, closesOnly || files.length > 0 ? ['project'] : ['project', 'system'])
  const progress = createProgress(terminal)
  try {
    const posted = closesOnly ? null : await postRun(files, flags, { server, progress, terminal })
    if (posted && !(flags.finalize && isPart(posted.answer))) {
      progress.end()
      show(posted.answer, { flags, terminal, url: server.url, segments: posted.segments })
      return EXIT.fine
    }
    const { group = '' } = shard ?? {}
    progress.step(say.push.closing(group))
    const answer = await server.send('/api/v1/runs/finalize', {
      body: Buffer.from(JSON.stringify({ project: flags.project, group, count: flags.parts })),
    })
    progress.end()
    show(answer, { flags, terminal, url: server.url, segments: null })
    return EXIT.fine
  } finally {
    progress.end()
  }
}

/** Whether there is anything to post: segments or scores. */
function hasContent(files: readonly string[], { hyp, input, score }: PushFlags): boolean {
  return files.length > 0 || hyp !== undefined || input !== undefined || score.length > 0
}

const NAMED = {
  project: { flag: '--project', variable: 'ASSAY_PROJECT' },
  system: { flag: '--system', variable: 'ASSAY_SYSTEM' },
} as const

function requireNames(flags: PushFlags, names: readonly (keyof typeof NAMED)[]): void {
  const problems = names
    .filter((name) => !flags[name])
    .map((name) => ({
      code: 'missing-flag',
      message: say.push.missing[name],
      place: { option: NAMED[name].flag },
      mend: say.push.missingMend({ ...NAMED[name], key: name }),
    }))
  if (problems.length > 0) throw new InputError(problems)
}

interface Server {
  readonly url: string
  readonly send: (
    path: string,
    request: { body: Uint8Array | (() => ReadableStream<Uint8Array>); headers?: Readonly<Record<string, string>> },
  ) => Promise<ApiResponse>
}

function getServer(flags: PushFlags, { env, err }: Terminal): Server {
  const url = getServerUrl(flags.url, env)
  const token = flags.token ?? env.ASSAY_TOKEN
  if (!token)
    throw new UnauthorizedError({ code: 'missing-token', message: say.push.noToken, mend: say.push.noTokenMend })
  const waitS = flags.wait === undefined ? 0 : flags.wait === true ? DEFAULT_WAIT_S : flags.wait
  return {
    url,
    send: (path, { body, headers }) =>
      requestApi({
        url: `${url}${path}${waitS > 0 ? `?wait=${waitS}` : ''}`,
        token,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        timeoutMs: 120_000 + waitS * 1000,
        backoffMs: toBackoff(flags.retries),
        onRetry: ({ why, waitMs, attempt, attempts }) =>
          err(say.push.retry({ why, seconds: (waitMs / 1000).toFixed(1), attempt, attempts })),
      }),
  }
}

async function postRun(
  files: readonly string[],
  flags: PushFlags,
  { server, progress, terminal }: { server: Server; progress: Progress; terminal: Terminal },
): Promise<{ answer: ApiResponse; segments: number }> {
  if (flags.metric.length > 0) requireMetrics(flags.metric)
  const { segments: read, warnings, imported } = await readSegments(files, flags, terminal)
  const segments = numberPart(read, flags, imported?.format)
  const named = { ...flags, system: flags.system ?? imported?.system?.slice(0, 200) }
  requireNames(named, ['system'])
  for (const warning of warnings) terminal.err(say.warning(warning))
  if (segments.length === 0) terminal.err(say.warning(say.push.totalsOnly))
  const { facts, warnings: ofFacts } = await findRunFacts(toGivenFacts(flags), terminal)
  for (const warning of ofFacts) terminal.err(say.warning(warning))
  const head = toRunHead(named, facts, {
    imported,
    config: terminal.config,
  })
  const withoutModel = sayWithoutModel(listWithoutModel(segments, head.declared ?? {}))
  if (withoutModel) terminal.err(say.warning(withoutModel))
  const pieces = () => toBodyPieces(head, mapLazily(segments, toSegmentInput))
  const { hash, size, body } = packBody(pieces, progress.share)
  progress.step(say.push.sending(formatBytes(size), server.url))
  const answer = await namingParts(() =>
    server.send('/api/v1/runs', {
      // Of the content, so that neither a retry here nor the same job run again stores it twice.
      headers: { 'content-encoding': 'gzip', 'idempotency-key': flags.idempotencyKey ?? hash },
      body,
    }),
  )
  return { answer, segments: segments.length }
}

/** What is too large is mended by flags of this program, whoever on the way says so. */
async function namingParts<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error
    throw new TooLargeError(error.problems.map((problem) => ({ ...problem, mend: say.push.tooLargeMend })))
  }
}

function toGivenFacts({ commit, message, date, branch, pullRequest, baseCommit, ciUrl }: PushFlags) {
  return {
    commit,
    commitMessage: message,
    commitDate: date && toCommitDate(date),
    branch,
    pullRequest,
    baseCommit,
    ciUrl,
  }
}

function* mapLazily<A, B>(items: Iterable<A>, map: (item: A) => B): Generator<B> {
  for (const item of items) yield map(item)
}

function isPart({ body }: ApiResponse): boolean {
  return typeof body === 'object' && body !== null && 'shards' in body
}

function show(
  answer: ApiResponse,
  { flags, terminal, url, segments }: { flags: PushFlags; terminal: Terminal; url: string; segments: number | null },
): void {
  const { system, group = '', json } = flags
  if (isPart(answer)) {
    terminal.out(`${json ? JSON.stringify(answer.body) : formatPart(answer.body, { group, segments })}\n`)
    return
  }
  // An answer that is no run must be told as such, in JSON, too.
  const posted = toPosted(answer.body, url)
  for (const warning of posted.warnings) terminal.err(say.warning(warning))
  const text = json ? JSON.stringify(answer.body) : formatPosted(posted, { status: answer.status, segments, system })
  terminal.out(`${text}\n`)
}
