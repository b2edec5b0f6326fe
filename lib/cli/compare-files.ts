import { compareWithSlices } from '../compare/compare-with-slices.ts'
import type { Comparison } from '../compare/comparison.ts'
import { rankRuns } from '../compare/rank-runs.ts'
import type { RunSide, SideMetric } from '../compare/run-side.ts'
import { InputError } from '../errors.ts'
import type { NormalizedRun, NormalizedSegment } from '../ingest/normalized-run.ts'
import { toMetricSegment } from '../ingest/to-metric-segment.ts'
import { parseSmallestEffects } from '../metrics/parse-smallest-effects.ts'
import { formatSpec } from '../metrics/spec.ts'
import { dataWarnings } from '../metrics/warnings.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { buildSides } from './build-run-side.ts'
import type { CompareFlags } from './commands/compare.ts'
import type { ComparedHeads } from './compared-heads.ts'
import { warnOfFiles } from './file-lints.ts'
import { readRun } from './read-run.ts'
import { requireMetrics } from './require-metrics.ts'
import { toDeclared } from './to-declared.ts'

/** A run of files with what it is called. */
interface NamedRun extends NormalizedRun {
  readonly name: string
}

/** One run of files against another, or against several with a ranking; all scored here from their texts. */
export function compareFiles(flags: CompareFlags): Comparison | ComparedHeads {
  refuseWhatIsStored(flags)
  const specs = requireMetrics(flags.metric)
  const { slice: slices = [] } = flags
  const base = readSide(flags, 'base', flags.base, flags.baseInput)
  const heads = readHeads(flags)
  const runs = [base, ...heads]
  const [baseSide, ...headSides] = buildSides(
    runs.map(({ segments }) => segments),
    specs,
    { tags: slices.length > 0, declared: Object.fromEntries((flags.declare ?? []).map(toDeclared)) },
  )
  const { resamples, trials, seed, test, bca, smallestEffect = [] } = flags
  const smallestEffects = parseSmallestEffects(smallestEffect)
  const options = { resamples, trials, seed, test, bca, smallestEffects, slices }
  const comparisons = heads.map((head, i) => comparePair(base, head, baseSide, headSides[i], options))
  if (heads.length === 1) return comparisons[0]
  const named = uniqueNames(runs).map((name, i) => ({ name, side: i === 0 ? baseSide : headSides[i - 1] }))
  return {
    base: named[0].name,
    heads: comparisons.map((comparison, i) => ({ head: named[i + 1].name, ...comparison })),
    ranking: specs.map((spec) => rankRuns(named, formatSpec(spec), options)),
  }
}

function comparePair(
  base: NamedRun,
  head: NamedRun,
  baseSide: RunSide,
  headSide: RunSide,
  options: Parameters<typeof compareWithSlices>[2],
): Comparison {
  const comparison = compareWithSlices(baseSide, headSide, options)
  const warnings = [
    ...warnOfFiles({ base: base.segments, head: head.segments }),
    ...new Set([...base.warnings, ...head.warnings]),
    ...warningsOfSides({ base: base.segments, head: head.segments }, baseSide.metrics),
    ...comparison.warnings,
  ]
  return { ...comparison, warnings }
}

function readHeads(flags: CompareFlags): NamedRun[] {
  const { head: files = [], headInput: inputs = [] } = flags
  if (files.length + inputs.length === 0) return [readSide(flags, 'head', undefined, undefined)]
  if (files.length > 0 && inputs.length > 0) return [readSide(flags, 'head', files[0], inputs[0])]
  return [
    ...files.map((file) => readSide(flags, 'head', file, undefined)),
    ...inputs.map((file) => readSide(flags, 'head', undefined, file)),
  ]
}

/** One side as its files give it. */
export function readSide(
  { ref, source }: Pick<CompareFlags, 'ref' | 'source'>,
  side: 'base' | 'head',
  hyp: string | undefined,
  input: string | undefined,
): NamedRun {
  const names = { hyp: `--${side}`, input: `--${side}-input` }
  return {
    ...readRun(input === undefined ? { hyp, ref, source } : { hyp, input }, names),
    name: hyp ?? input ?? side,
  }
}

/** The same file twice is two runs: their place is added to the name. */
function uniqueNames(runs: readonly NamedRun[]): string[] {
  return runs.map(({ name }, i) => (runs.some((other, k) => k !== i && other.name === name) ? `${name} #${i}` : name))
}

function refuseWhatIsStored(flags: CompareFlags): void {
  const refs = [['--base', flags.base] as const, ...(flags.head ?? []).map((head) => ['--head', head] as const)]
  for (const [option, value] of refs)
    if (/^(run|branch|commit):/.test(value ?? ''))
      throw new InputError({
        code: 'missing-flag',
        message: `"${value}" names a stored run, but no project is given.`,
        place: { option },
        mend: 'Add --project SLUG, or give a file.',
      })
  if (flags.repair)
    throw new InputError({
      code: 'conflicting-flags',
      message: 'Files are always scored under one signature, so --repair has no meaning.',
      place: { option: '--repair' },
      mend: 'Leave it out, or add --project SLUG.',
    })
  const lines = flags.ref.length > 0 ? '--ref' : flags.source !== undefined ? '--source' : null
  if (lines && flags.baseInput !== undefined && (flags.headInput ?? []).length > 0)
    throw new InputError({
      code: 'conflicting-flags',
      message: `Both sides hold whole segments, so ${lines} has no meaning.`,
      place: { option: lines },
      mend: 'Leave it out.',
    })
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
