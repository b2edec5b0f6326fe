import type { Metric } from '../../metrics/metric.ts'
import type { SegmentScore } from '../../metrics/score-segments.ts'
import { formatSpec } from '../../metrics/spec.ts'
import { testSetFacts } from '../../metrics/test-set-facts.ts'
import { dataWarnings, scoreWarnings } from '../../metrics/warnings.ts'
import { formatCount, formatNumber, toUnitDecimals } from '../../report/format-number.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import { createMetricWithResources } from '../../resources/create-metric-with-resources.ts'
import { formatSignature } from '../../signature/format-signature.ts'
import { toBodyPieces } from '../body-pieces.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { warnOfFiles } from '../file-lints.ts'
import '../provide-statistics.ts'
import { type RunFlags, readRun } from '../read-run.ts'
import { requireMetrics } from '../require-metrics.ts'
import { type RunScore, type ScorableRun, scoreRun, toScorableRun } from '../score-run.ts'
import type { Terminal } from '../terminal.ts'

export interface ScoreFlags extends RunFlags {
  readonly metric: readonly string[]
  readonly level: 'corpus' | 'segment'
  readonly json?: boolean
}

interface MadeMetric {
  readonly spec: string
  readonly metric: Metric
}
type Scored = MadeMetric & RunScore

/**
 * `assay score`: exit code 2 where no segment could be scored under any metric, for then there was nothing to judge. One
 * metric is scored, written and forgotten before the next, so that many segments under many metrics stay small.
 */
export async function scoreCommand(flags: ScoreFlags, terminal: Terminal): Promise<ExitCode> {
  const specs = requireMetrics(flags.metric)
  const { run, remarks } = readScorable(flags)
  const facts = testSetFacts(run.scorable)
  // All of them before the first is written: one that cannot be made must leave stdout empty.
  const metrics = specs.map(
    (spec): MadeMetric => ({ spec: formatSpec(spec), metric: createMetricWithResources(spec, facts) }),
  )
  const warnings = [...remarks]
  const warn = (message: string) => {
    warnings.push(message)
    terminal.err(say.warning(message))
  }
  for (const remark of remarks) terminal.err(say.warning(remark))
  const aboutData = dataWarnings(
    metrics.map(({ metric }) => metric),
    run.scorable.filter(({ state }) => state === undefined),
  )
  for (const { message } of aboutData) warn(message)
  let scored = 0
  const score = (made: MadeMetric): Scored => {
    const result = scoreRun(made.metric, run, flags.level)
    scored += result.scored
    for (const { message } of scoreWarnings(made.metric, result.score)) warn(message)
    return { ...made, ...result }
  }
  if (flags.json) {
    terminal.out(`{"segments":${run.grouped.ids.length},"results":[`)
    for (const [i, made] of metrics.entries()) {
      if (i > 0) terminal.out(',')
      for (const piece of toJsonPieces(score(made))) {
        terminal.out(piece)
        await terminal.drained?.()
      }
    }
    terminal.out(`],"warnings":${JSON.stringify(warnings)}}\n`)
  } else {
    terminal.out(
      `${formatScores(
        metrics.map((made) => withoutDetails(score(made))),
        flags.level,
      )}\n`,
    )
  }
  return scored > 0 ? EXIT.fine : EXIT.input
}

/** In a function of its own, so that nothing holds what was read but not what is made of it. */
function readScorable(flags: ScoreFlags): { run: ScorableRun; remarks: readonly string[] } {
  const { segments, warnings } = readRun(flags)
  return { run: toScorableRun(segments), remarks: [...warnOfFiles({ run: segments }), ...warnings] }
}

function withoutDetails(scored: Scored): Scored {
  const { segments, ...rest } = scored
  return { ...rest, ...(segments && { segments: segments.map((each) => ({ ...each, details: {} })) }) }
}

function* toJsonPieces(result: Scored): Generator<string> {
  const { spec, metric, score, scored, failed, notApplicable, unscored, segments, repeats } = result
  const head = {
    metric: metric.name,
    label: metric.label,
    spec,
    signature: formatSignature(metric.signature),
    implementation: metric.signature.implementation,
    direction: metric.direction,
    score: score.value,
    ...(score.reason !== undefined && { reason: score.reason }),
    details: score.details,
    scored,
    failed,
    notApplicable,
    unscored,
    ...(repeats && { repeats }),
  }
  if (segments) yield* toBodyPieces(head, toSegmentJson(segments))
  else yield JSON.stringify(head)
}

function* toSegmentJson(segments: readonly SegmentScore[]): Generator<object> {
  for (const { id, value, reason, details } of segments)
    yield { id, score: value, ...(reason !== undefined && { reason }), details }
}

function formatScores(results: readonly Scored[], level: 'corpus' | 'segment'): string {
  const { columns } = say.score
  const show = ({ unit }: Metric, value: number | null, reason: string | undefined) =>
    value === null ? say.score.none(reason ?? '') : formatNumber(value, toUnitDecimals(unit))
  const corpus = formatTextTable(
    [
      { title: columns.metric, align: 'left' },
      { title: columns.score, align: 'right' },
      { title: columns.scored, align: 'right' },
      { title: columns.failed, align: 'right' },
      { title: columns.signature, align: 'left' },
    ],
    results.map(({ metric, score, scored, failed }) => [
      metric.label,
      show(metric, score.value, score.reason),
      formatCount(scored),
      formatCount(failed),
      formatSignature(metric.signature),
    ]),
  )
  if (level === 'corpus') return corpus
  const ids = results[0].segments?.map((segment) => segment.id) ?? []
  const bySegment = formatTextTable(
    [
      { title: columns.id, align: 'left' },
      ...results.map(({ metric }) => ({ title: metric.label, align: 'right' }) as const),
    ],
    ids.map((id, i) => [
      id,
      ...results.map(({ metric, segments }) => show(metric, segments![i].value, segments![i].reason)),
    ]),
  )
  return `${corpus}\n\n${bySegment}`
}
