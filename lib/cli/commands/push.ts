import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { InputError, UnauthorizedError, UnavailableError } from '../../errors.ts'
import type { ImportedRun } from '../../ingest/imported-run.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import { formatCount, formatNumber } from '../../report/format-number.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import type { RunRecord, ScoreRecord } from '../../schema/records.ts'
import { requestApi, toBackoff } from '../api-client.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { toPushBody } from '../push-body.ts'
import type { ImportedFlags } from '../read-imported-run.ts'
import { type RunFlags, readRun } from '../read-run.ts'
import { requireMetrics } from '../require-metrics.ts'
import { findRunFacts } from '../run-facts.ts'
import { getServerUrl } from '../server-address.ts'
import type { Terminal } from '../terminal.ts'

export interface PushFlags extends RunFlags, ImportedFlags {
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
  readonly idempotencyKey?: string
  /** True for the flag without a number. */
  readonly wait?: number | true
  readonly url?: string
  readonly token?: string
  readonly retries?: number
  readonly json?: boolean
}

const DEFAULT_WAIT_S = 30

/** `assay push`: one run to the server, whole or not at all. The same content posted again is the same run. */
export async function pushCommand(files: readonly string[], flags: PushFlags, terminal: Terminal): Promise<ExitCode> {
  const { env } = terminal
  const url = getServerUrl(flags.url, env)
  const token = flags.token ?? env.ASSAY_TOKEN
  if (!token)
    throw new UnauthorizedError({ code: 'missing-token', message: say.push.noToken, mend: say.push.noTokenMend })
  if (flags.metric.length > 0) requireMetrics(flags.metric)
  const { segments, warnings, imported } = await readSegments(files, flags, terminal)
  for (const warning of warnings) terminal.err(say.warning(warning))
  const facts = await findRunFacts(
    {
      commit: flags.commit,
      commitMessage: flags.message,
      commitDate: flags.date,
      branch: flags.branch,
      pullRequest: flags.pullRequest,
      baseCommit: flags.baseCommit,
      ciUrl: flags.ciUrl,
    },
    terminal,
  )
  const body = JSON.stringify(toPushBody(flags, facts, segments, imported))
  const waitS = flags.wait === undefined ? 0 : flags.wait === true ? DEFAULT_WAIT_S : flags.wait
  const answer = await requestApi({
    url: `${url}/api/v1/runs${waitS > 0 ? `?wait=${waitS}` : ''}`,
    token,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      // Of the content, so that neither a retry here nor the same job run again stores it twice.
      'idempotency-key': flags.idempotencyKey ?? createHash('sha256').update(body).digest('hex'),
    },
    // Level 1: on one machine or a local network, time counts more than the last bytes.
    body: await promisify(gzip)(body, { level: 1 }),
    timeoutMs: 120_000 + waitS * 1000,
    backoffMs: toBackoff(flags.retries),
    onRetry: ({ why, waitMs, attempt, attempts }) =>
      terminal.err(say.push.retry({ why, seconds: String(waitMs / 1000), attempt, attempts })),
  })
  const posted = toPosted(answer.body, url)
  if (flags.json) terminal.out(`${JSON.stringify(answer.body)}\n`)
  else terminal.out(`${formatPosted(posted, answer.status, segments.length, flags.system)}\n`)
  return EXIT.fine
}

interface PushedSegments {
  readonly segments: readonly NormalizedSegment[]
  readonly warnings: readonly string[]
  readonly imported: ImportedRun | null
}

async function readSegments(files: readonly string[], flags: PushFlags, terminal: Terminal): Promise<PushedSegments> {
  if (files.length === 0) {
    if (flags.format !== undefined)
      throw new InputError({
        code: 'missing-file',
        message: 'A format was named, but no file.',
        place: { option: '--format' },
        mend: 'Give the files after the flags.',
      })
    return { ...readRun(flags), imported: null }
  }
  // Only where wanted: the readers of other tools would weigh on every push.
  const { readImportedRun } = await import('../read-imported-run.ts')
  const { formatReadAs } = await import('../format-imported-run.ts')
  const beside = flags.hyp === undefined && flags.input === undefined ? null : readRun(flags)
  const { run, warnings } = readImportedRun(files, flags, beside?.segments ?? null)
  terminal.err(`assay: ${formatReadAs(run)}\n`)
  return { segments: run.segments, warnings: [...(beside?.warnings ?? []), ...warnings], imported: run }
}

interface Posted {
  readonly id: string
  readonly link: string | null
  readonly scores: readonly ScoreRecord[]
}

function toPosted(body: unknown, url: string): Posted {
  const answer = (body ?? {}) as {
    id?: unknown
    run?: Partial<RunRecord>
    links?: Readonly<Record<string, unknown>>
    scores?: readonly ScoreRecord[]
  }
  const id = answer.id ?? answer.run?.id
  if (typeof id !== 'string')
    throw new UnavailableError({
      code: 'unexpected-answer',
      message: `${url} did not answer with a run.`,
      mend: 'Check that ASSAY_URL is the address of an Assay server.',
    })
  const page = answer.links?.page ?? answer.links?.html ?? answer.links?.run
  return {
    id,
    link: typeof page === 'string' ? new URL(page, `${url}/`).href : null,
    scores: Array.isArray(answer.scores) ? answer.scores : [],
  }
}

function formatPosted({ id, link, scores }: Posted, status: number, segments: number, system: string): string {
  const lines = [
    status === 200 ? say.push.replayed(id) : say.push.stored({ id, segments: formatCount(segments), system }),
    ...(link ? [link] : []),
  ]
  if (status === 202) lines.push(say.push.computing)
  if (scores.length > 0) lines.push('', formatScoreRecords(scores))
  return lines.join('\n')
}

function formatScoreRecords(scores: readonly ScoreRecord[]): string {
  const { columns } = say.score
  return formatTextTable(
    [
      { title: columns.metric, align: 'left' },
      { title: columns.score, align: 'right' },
      { title: columns.signature, align: 'left' },
    ],
    scores.map(({ label, value, reason, signature }) => [
      label,
      value === null ? say.score.none(reason ?? '') : formatNumber(value, Math.abs(value) > 1 ? 2 : 4),
      signature,
    ]),
  )
}
