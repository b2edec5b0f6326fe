import type { MetricDefinition, OptionKey } from '../../metrics/metric.ts'
import { getMetricDefinition, listMetrics } from '../../metrics/registry.ts'
import { formatNumber } from '../../report/format-number.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import type { Terminal } from '../terminal.ts'

export interface MetricsFlags {
  readonly json?: boolean
}

/** `assay metrics [NAME]`: what can be asked for, with keys, defaults, ranges and directions. */
export function metricsCommand(name: string | undefined, flags: MetricsFlags, terminal: Terminal): ExitCode {
  const definitions = name === undefined ? listMetrics() : [getMetricDefinition(name)]
  terminal.out(
    flags.json
      ? `${JSON.stringify({ metrics: definitions.map(toJson) }, null, 2)}\n`
      : `${definitions.map(describeMetric).join('\n\n')}\n`,
  )
  return EXIT.fine
}

function toJson({ name, label, meaning, layer, direction, range, needs, keys }: MetricDefinition) {
  return {
    name,
    label,
    meaning,
    layer,
    direction,
    // JSON has no infinity: null means that there is no bound.
    range: range.map((bound) => (Number.isFinite(bound) ? bound : null)),
    needs,
    keys: Object.entries(keys).map(([key, option]) => ({ key, ...option })),
  }
}

function describeMetric({ name, label, meaning, direction, range, keys }: MetricDefinition): string {
  const bound = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2)
  const facts = `${say.metrics.range(bound(range[0]), bound(range[1]))}, ${say.metrics.direction[direction]}`
  const head = `${name}  ${label}: ${meaning} (${facts})`
  const entries = Object.entries(keys)
  if (entries.length === 0) return `${head}\n  ${say.metrics.noKeys}`
  const { columns } = say.metrics
  const table = formatTextTable(
    [columns.key, columns.default, columns.values, columns.meaning].map((title) => ({ title, align: 'left' })),
    entries.map(([key, option]) => [key, option.default, describeValues(option), option.meaning]),
  )
  return `${head}\n${table.replace(/^/gm, '  ')}`
}

function describeValues({ values, min, max }: OptionKey): string {
  if (typeof values !== 'string') return values.join('|')
  const bounds = [
    ...(min === undefined ? [] : [say.metrics.atLeast(String(min))]),
    ...(max === undefined ? [] : [say.metrics.atMost(String(max))]),
  ]
  return [say.metrics.values[values], ...bounds].join(' ')
}
