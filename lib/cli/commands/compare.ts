import { compareSides } from '../../compare/compare.ts'
import type { Comparison } from '../../compare/comparison.ts'
import type { SideMetric } from '../../compare/run-side.ts'
import { InputError } from '../../errors.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import { toMetricSegment } from '../../ingest/to-metric-segment.ts'
import { dataWarnings } from '../../metrics/warnings.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { buildRunSides } from '../build-run-side.ts'
import { exitCodeOfComparison } from '../exit-code-of-comparison.ts'
import type { ExitCode } from '../exit-codes.ts'
import { formatComparison } from '../format-comparison.ts'
import { readRun } from '../read-run.ts'
import { requireMetrics } from '../require-metrics.ts'
import type { Terminal } from '../terminal.ts'

export interface CompareFlags {
  readonly base?: string
  readonly head?: string
  readonly ref: readonly string[]
  readonly source?: string
  readonly baseInput?: string
  readonly headInput?: string
  readonly project?: string
  readonly system?: string
  readonly testSet?: string
  readonly metric: readonly string[]
  readonly resamples?: number
  readonly trials?: number
  readonly seed?: number
  readonly test?: 'bootstrap' | 'randomization'
  readonly url?: string
  readonly token?: string
  readonly retries?: number
  readonly json?: boolean
}

/** `assay compare`: of files here, or with `--project` of stored runs on the server. */
export async function compareCommand(flags: CompareFlags, terminal: Terminal): Promise<ExitCode> {
  if (flags.project === undefined) return printComparison(compareFiles(flags, terminal), flags, terminal)
  const { compareOnServer } = await import('../compare-on-server.ts')
  return printComparison(await compareOnServer(flags, terminal), flags, terminal)
}

function compareFiles(flags: CompareFlags, terminal: Terminal): Comparison {
  for (const side of ['base', 'head'] as const)
    if (/^(run|branch|commit):/.test(flags[side] ?? ''))
      throw new InputError({
        code: 'missing-flag',
        message: `"${flags[side]}" names a stored run, but no project is given.`,
        place: { option: `--${side}` },
        mend: 'Add --project SLUG, or give a file.',
      })
  const lines = flags.ref.length > 0 ? '--ref' : flags.source !== undefined ? '--source' : null
  if (lines && flags.baseInput !== undefined && flags.headInput !== undefined)
    throw new InputError({
      code: 'conflicting-flags',
      message: `Both sides hold whole segments, so ${lines} has no meaning.`,
      place: { option: lines },
      mend: 'Leave it out.',
    })
  const specs = requireMetrics(flags.metric)
  const readSide = (side: 'base' | 'head', hyp: string | undefined, input: string | undefined) =>
    readRun(input === undefined ? { hyp, ref: flags.ref, source: flags.source } : { hyp, input }, {
      hyp: `--${side}`,
      input: `--${side}-input`,
    })
  const base = readSide('base', flags.base, flags.baseInput)
  const head = readSide('head', flags.head, flags.headInput)
  const sides = buildRunSides(base.segments, head.segments, specs)
  const { resamples, trials, seed, test } = flags
  const comparison = compareSides(sides.base, sides.head, { resamples, trials, seed, test })
  const warnings = [
    ...new Set([...base.warnings, ...head.warnings]),
    ...warningsOfSides({ base: base.segments, head: head.segments }, sides.base.metrics),
    ...comparison.warnings,
  ]
  for (const warning of warnings) terminal.err(say.warning(warning))
  return { ...comparison, warnings }
}

/** What is to be said about the texts: once where it holds for both sides alike, else with the side's name. */
function warningsOfSides(
  sides: Readonly<Record<'base' | 'head', readonly NormalizedSegment[]>>,
  metrics: readonly SideMetric[],
): readonly string[] {
  const [base, head] = [sides.base, sides.head].map((segments) =>
    dataWarnings(
      metrics.map(({ metric }) => metric),
      segments.flatMap((segment) => toMetricSegment(segment) ?? []),
    ).map(({ message }) => message),
  )
  return [
    ...base.map((message) => (head.includes(message) ? message : say.compare.ofBase(message))),
    ...head.filter((message) => !base.includes(message)).map(say.compare.ofHead),
  ]
}

function printComparison(comparison: Comparison, { json }: CompareFlags, terminal: Terminal): ExitCode {
  terminal.out(`${json ? JSON.stringify(comparison) : formatComparison(comparison)}\n`)
  return exitCodeOfComparison(comparison)
}
