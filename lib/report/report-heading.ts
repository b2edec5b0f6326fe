import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import type { GateResult } from '../compare/gate.ts'
import { isCompared } from '../compare/is-compared.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import { comparisonFigures } from './comparison-figures.ts'
import { formatCount } from './format-number.ts'
import { reportMessages as words } from './messages/en/report.ts'
import type { ReportRow, ReportVerdict } from './report.ts'

export interface ReportHeading {
  readonly verdict: ReportVerdict
  readonly heading: string
  /** SPEC of the metric that it speaks about; null for none. */
  readonly spec: string | null
}

/**
 * The first line of a report. It speaks of the metric that decided the gate where there is one, else of the first that
 * was compared, in the words of the comparison's own verdict; where the gate fails for another reason than a fall (a
 * bound, nothing to judge), that comes first.
 */
export function reportHeading(comparison: Comparison, gate: GateResult, rows: readonly ReportRow[]): ReportHeading {
  const deciding = gate.outcome === 'pass' ? [] : rows.filter((row) => row.gate?.outcome === gate.outcome)
  const lead = deciding[0] ?? rows.find((row) => isCompared(row.result))
  if (isOwnReason(gate, lead)) return ofGate(gate, rows)
  if (!lead || lead.verdict === 'not-compared') return notComparable(comparison)
  return ofRow(comparison, lead)
}

/** Failing without being worse, or with nothing there: no verdict of a metric would say so. */
function isOwnReason({ outcome }: GateResult, lead: ReportRow | undefined): boolean {
  return outcome === 'nothing-to-judge' || (outcome === 'fail' && lead?.verdict !== 'worse')
}

function ofGate(gate: GateResult, rows: readonly ReportRow[]): ReportHeading {
  const word = words.gate.outcomes[gate.outcome].replace(/\.$/, '')
  const metric = gate.metrics.find((one) => one.outcome === gate.outcome)
  if (!metric) return { verdict: gate.outcome, heading: word, spec: null }
  const row = rows.find((one) => one.gate === metric)
  const name = metric.slice
    ? words.inSlice({ metric: row?.result.label ?? metric.spec, slice: words.slice(metric.slice) })
    : row?.label
  return {
    verdict: gate.outcome,
    heading: words.because({ word, metric: name ?? metric.spec, reason: metric.reason }),
    spec: row && !row.slice ? metric.spec : null,
  }
}

function ofRow(comparison: Comparison, row: ReportRow): ReportHeading {
  const { result } = row
  const metric = row.slice === null ? row.label : words.inSlice({ metric: row.label, slice: row.slice })
  const { verdict } = result
  const spec = result.spec
  if (verdict === null) {
    const word = words.words.none
    const heading = result.reason
      ? words.because({ word, metric, reason: result.reason })
      : words.noVerdict({ word, metric })
    return { verdict, heading, spec }
  }
  const word = words.words[statedVerdict(result) ?? 'none']
  if (verdict === 'identical') {
    const pairs = formatCount(comparison.pairs)
    return { verdict, heading: words.identical({ word, pairs, one: comparison.pairs === 1 }), spec }
  }
  const heading = words.heading({
    word,
    metric,
    difference: row.difference,
    interval: row.interval,
    against: against(result),
  })
  // The mark of the row: a verdict that the correction does not back has none of its own.
  return { verdict: row.verdict === 'not-compared' ? null : row.verdict, heading, spec }
}

function against(result: MetricComparison): string {
  const { smallestEffect, mde } = comparisonFigures(result)
  if (result.verdict === 'inconclusive') return mde === null ? '' : words.couldHaveShown(mde)
  if (smallestEffect === null || result.smallestEffect === null || result.delta === null) return ''
  if (result.verdict === 'too-small') return words.inside(smallestEffect)
  return Math.abs(result.delta) >= result.smallestEffect ? words.beyond(smallestEffect) : words.within(smallestEffect)
}

function notComparable({ results }: Comparison): ReportHeading {
  const word = words.words['not-comparable']
  if (results.length === 0) return { verdict: 'not-comparable', heading: words.nothing, spec: null }
  const fields = results.flatMap((result) =>
    result.differences.map(({ field, base, head }) =>
      words.fieldDiffers({ field, base: base ?? words.unknown, head: head ?? words.unknown }),
    ),
  )
  return {
    verdict: 'not-comparable',
    heading: words.notComparable({
      word,
      metrics: results.map((one) => one.label),
      fields: [...new Set(fields)].slice(0, 4),
    }),
    spec: null,
  }
}
