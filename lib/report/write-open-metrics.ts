import type { GateOutcome } from '../compare/gate.ts'
import { findDataErrors } from './data-errors.ts'
import type { Report, ReportRow } from './report.ts'

type Labels = Readonly<Record<string, string>>
interface Sample {
  readonly labels: Labels
  readonly value: number | null
}

const OUTCOMES: readonly GateOutcome[] = ['pass', 'fail', 'cannot-tell', 'not-comparable', 'nothing-to-judge']

/**
 * A report in OpenMetrics text format, as GitLab's metrics report reads it: names that stay the same from run to run, so
 * that a merge request shows what changed; SPEC and slice are labels. Numbers in full precision; what has no number has no
 * line.
 */
export function writeOpenMetrics(report: Report): string {
  const { comparison, flips, lints } = report.data
  const rows = [...report.rows.filter((row) => row.slice === null), ...report.slices]
  const of = (value: (row: ReportRow) => number | null): Sample[] =>
    rows.map((row) => ({ labels: labelsOf(row), value: value(row) }))
  const side = (name: string, value: number | null): Sample => ({ labels: { side: name }, value })
  const families: readonly (readonly [name: string, help: string, samples: readonly Sample[]])[] = [
    [
      'assay_score',
      'Score over the paired segments.',
      rows.flatMap((row) =>
        (['base', 'head'] as const).map((name) => ({
          labels: { ...labelsOf(row), side: name },
          value: row.result[name],
        })),
      ),
    ],
    [
      'assay_data_errors',
      'Errors in the data, by which all figures are about other data than meant.',
      (['base', 'head'] as const).map((name) => {
        const of = lints?.[name] ?? null
        return side(name, of && findDataErrors(of).length)
      }),
    ],
    ['assay_difference', 'Head minus base.', of((row) => row.result.delta)],
    ['assay_difference_low', 'Lower bound of the 95 percent interval.', of((row) => row.result.ci?.[0] ?? null)],
    ['assay_difference_high', 'Upper bound of the 95 percent interval.', of((row) => row.result.ci?.[1] ?? null)],
    ['assay_segments_scored', 'Pairs that both sides scored.', of((row) => row.result.n)],
    ['assay_segments_paired', 'Segments in both runs.', [{ labels: {}, value: comparison.pairs }]],
    ['assay_outputs_changed', 'Pairs whose outputs differ.', [{ labels: {}, value: comparison.outputsChanged }]],
    [
      'assay_segments_failed',
      'Segments without an output.',
      [side('base', comparison.failed.base), side('head', comparison.failed.head)],
    ],
    [
      'assay_meaning_flips',
      'Segments with a flip of meaning.',
      flips ? [side('base', flips.base), side('head', flips.head)] : [],
    ],
    ['assay_meaning_flips_introduced', 'Flips that head brought.', [{ labels: {}, value: flips?.introduced ?? null }]],
    [
      'assay_gate',
      'Outcome of the gate.',
      OUTCOMES.map((outcome) => ({ labels: { outcome }, value: report.gate.outcome === outcome ? 1 : 0 })),
    ],
  ]
  return `${families.flatMap(([name, help, samples]) => toFamily(name, help, samples)).join('\n')}\n# EOF\n`
}

function toFamily(name: string, help: string, samples: readonly Sample[]): string[] {
  const seen = new Map<string, number>()
  const lines = samples.flatMap(({ labels, value }) => {
    if (value === null || !Number.isFinite(value)) return []
    const text = toLabels(labels)
    const nth = (seen.get(text) ?? 0) + 1
    seen.set(text, nth)
    // No two lines may be one series.
    return [`${name}${nth === 1 ? text : toLabels({ ...labels, nth: String(nth) })} ${value}`]
  })
  return lines.length === 0 ? [] : [`# TYPE ${name} gauge`, `# HELP ${name} ${help}`, ...lines]
}

function labelsOf({ spec, slice }: ReportRow): Labels {
  return { metric: spec, ...(slice !== null && { slice: slice.replace(' = ', '=') }) }
}

function toLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${toLabelValue(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/**
 * Without blanks, by which simple readers split a line. They and what cannot be seen stand there as in an address
 * (`med%20x`), so that two values stay two.
 */
function toLabelValue(value: string): string {
  return value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\s%\p{Cc}\p{Cf}]/gu, encodeURIComponent)
    .replace(/[\\"]/g, '\\$&')
}
