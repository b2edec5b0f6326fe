import type { Metric } from '../../metrics/metric.ts'
import { formatSpec } from '../../metrics/spec.ts'
import { testSetFacts } from '../../metrics/test-set-facts.ts'
import { dataWarnings, scoreWarnings } from '../../metrics/warnings.ts'
import { formatCount, formatNumber, toUnitDecimals } from '../../report/format-number.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import { createMetricWithResources } from '../../resources/create-metric-with-resources.ts'
import { formatSignature } from '../../signature/format-signature.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { type RunFlags, readRun } from '../read-run.ts'
import { requireMetrics } from '../require-metrics.ts'
import { type RunScore, scoreRun, toScorableRun } from '../score-run.ts'
import type { Terminal } from '../terminal.ts'

export interface ScoreFlags extends RunFlags {
  readonly metric: readonly string[]
  readonly level: 'corpus' | 'segment'
  readonly json?: boolean
}

interface Scored extends RunScore {
  readonly spec: string
  readonly metric: Metric
}

/** `assay score`: exit code 2 where no segment could be scored under any metric, for then there was nothing to judge. */
export function scoreCommand(flags: ScoreFlags, terminal: Terminal): ExitCode {
  const specs = requireMetrics(flags.metric)
  const { segments, warnings: remarks } = readRun(flags)
  const run = toScorableRun(segments)
  const facts = testSetFacts(run.scorable)
  const scored = specs.map((spec): Scored => {
    const metric = createMetricWithResources(spec, facts)
    return { spec: formatSpec(spec), metric, ...scoreRun(metric, run, flags.level) }
  })
  const aboutData = dataWarnings(
    scored.map(({ metric }) => metric),
    run.scorable.filter(({ state }) => state === undefined),
  )
  const aboutScores = scored.flatMap(({ metric, score }) => scoreWarnings(metric, score))
  const warnings = [...remarks, ...[...aboutData, ...aboutScores].map(({ message }) => message)]
  for (const warning of warnings) terminal.err(say.warning(warning))
  const text = flags.json
    ? JSON.stringify({ segments: run.grouped.ids.length, results: scored.map(toJson), warnings })
    : formatScores(scored, flags.level)
  terminal.out(`${text}\n`)
  return scored.some((result) => result.scored > 0) ? EXIT.fine : EXIT.input
}

function toJson({ spec, metric, score, scored, failed, notApplicable, unscored, segments, repeats }: Scored) {
  return {
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
    ...(segments && {
      segments: segments.map(({ id, value, reason, details }) => ({
        id,
        score: value,
        ...(reason !== undefined && { reason }),
        details,
      })),
    }),
  }
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
