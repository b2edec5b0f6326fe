import { UnavailableError } from '../errors.ts'
import { formatCount, formatNumber } from '../report/format-number.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { formatTextTable } from '../report/text-tables.ts'
import type { RunRecord, ScoreRecord } from '../schema/records.ts'

/** A stored run as a push tells of it. */
export interface Posted {
  readonly id: string
  readonly link: string | null
  readonly system: string | null
  readonly segments: number | null
  readonly scores: readonly ScoreRecord[]
  /** What the server says is to be minded; without scores it has not looked yet. */
  readonly warnings: readonly string[]
}

/** A server's answer to a push; throws UnavailableError for what is none. */
export function toPosted(body: unknown, url: string): Posted {
  const answer = (body ?? {}) as {
    id?: unknown
    run?: Partial<RunRecord>
    links?: Readonly<Record<string, unknown>>
    scores?: readonly ScoreRecord[]
    warnings?: readonly unknown[]
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
    system: answer.run?.system ?? null,
    segments: answer.run?.testSet?.segmentCount ?? null,
    scores: Array.isArray(answer.scores) ? answer.scores : [],
    warnings: Array.isArray(answer.warnings) ? answer.warnings.filter((text) => typeof text === 'string') : [],
  }
}

/** What was stored, where to look, and its scores. */
export function formatPosted(
  { id, link, scores, ...run }: Posted,
  { status, segments, system }: { status: number; segments: number | null; system: string | undefined },
): string {
  const facts = { id, segments: formatCount(segments ?? run.segments ?? 0), system: system ?? run.system ?? '' }
  const lines = [status === 200 ? say.push.replayed(id) : say.push.stored(facts), ...(link ? [link] : [])]
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

/** A part that was taken, and how many are there. */
export function formatPart(body: unknown, { group, segments }: { group: string; segments: number | null }): string {
  const { id, shards } = body as { id: string; shards: { received: number; count: number | null } }
  return say.push.part({ id, group, segments: formatCount(segments ?? 0), ...shards })
}
