import { InputError } from '../../errors.ts'
import { formatNumber } from '../../report/format-number.ts'
import { cliMessages } from '../../report/messages/en/cli.ts'
import { verifyMessages as say } from '../../report/messages/en/verify.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { toPostedScores } from '../push-body.ts'
import { readSegments, type SegmentFlags } from '../read-segments.ts'
import { requireMetrics } from '../require-metrics.ts'
import { toScorableRun } from '../score-run.ts'
import type { Terminal } from '../terminal.ts'
import { type VerifiedScore, verifyScores } from '../verify-scores.ts'

export interface VerifyFlags extends SegmentFlags {
  readonly metric: readonly string[]
  readonly json?: boolean
}

/** `assay verify`: exit code 0 where every score that was given is verified, else 2. */
export async function verifyCommand(
  files: readonly string[],
  flags: VerifyFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  if (flags.metric.length > 0) requireMetrics(flags.metric)
  const { segments, warnings, imported } = await readSegments(files, flags, terminal)
  for (const warning of warnings) terminal.err(cliMessages.warning(warning))
  const posted = toPostedScores(flags.score, imported)
  if (posted.length === 0)
    throw new InputError({
      code: 'nothing-to-verify',
      message: say.none,
      place: { option: '--score' },
      mend: say.noneMend,
    })
  if (segments.length === 0)
    throw new InputError({ code: 'nothing-to-score', message: say.noOutputs, mend: say.noOutputsMend })
  const scores = verifyScores(toScorableRun(segments), posted, flags.metric)
  terminal.out(flags.json ? `${JSON.stringify({ scores })}\n` : `${format(scores)}\n`)
  return scores.every(({ outcome }) => outcome === 'verified') ? EXIT.fine : EXIT.input
}

function format(scores: readonly VerifiedScore[]): string {
  const { columns } = say
  return formatTextTable(
    [
      { title: columns.metric, align: 'left' },
      { title: columns.posted, align: 'right' },
      { title: columns.computed, align: 'right' },
      { title: columns.outcome, align: 'left' },
      { title: columns.note, align: 'left' },
    ],
    scores.map(({ metric, posted, value, outcome, decimals, note }) => [
      metric,
      posted ?? '–',
      value === null ? '–' : formatNumber(value, Math.min(12, Math.max(2, (decimals ?? 2) + 2))),
      say.outcomes[outcome],
      [outcome === 'verified' && decimals !== null ? say.toDecimals(decimals) : null, note].filter(Boolean).join('; '),
    ]),
  )
}
