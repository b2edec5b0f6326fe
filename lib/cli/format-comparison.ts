import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import type { SliceReport } from '../compare/slice-report.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import {
  formatCount,
  formatDifference,
  formatDifferenceInterval,
  formatNumber,
  formatP,
  toDecimals,
  toUnitDecimals,
} from '../report/format-number.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { verdictMessages } from '../report/messages/en/verdict.ts'
import { formatTextTable } from '../report/text-tables.ts'

const ABSENT = '–'

/** A comparison for the terminal: coverage, one row a metric with its verdict in words, then what each row rests on. */
export function formatComparison(comparison: Comparison): string {
  const { columns } = say.compare
  const table = formatTextTable(
    [
      { title: columns.metric, align: 'left' },
      { title: columns.base, align: 'right' },
      { title: columns.head, align: 'right' },
      { title: columns.difference, align: 'right' },
      { title: columns.interval, align: 'left' },
      { title: columns.p, align: 'right' },
      { title: columns.verdict, align: 'left' },
    ],
    comparison.results.map(formatRow),
  )
  const notes = comparison.results.flatMap(formatNotes)
  const slices = comparison.slices ? formatSlices(comparison.slices) : []
  return [formatCoverage(comparison), '', table, '', ...slices, ...notes, formatMethod(comparison)].join('\n')
}

function formatCoverage({ pairs, outputsChanged, changed, unpaired, failed }: Comparison): string {
  const { compare } = say
  return [
    compare.pairs(formatCount(pairs), pairs === 1),
    compare.outputsChanged(formatCount(outputsChanged), outputsChanged === 1),
    ...(changed.length > 0 ? [compare.changed(formatCount(changed.length))] : []),
    ...(unpaired.base.length + unpaired.head.length > 0
      ? [compare.unpaired(formatCount(unpaired.base.length), formatCount(unpaired.head.length))]
      : []),
    ...(failed.base + failed.head > 0 ? [compare.failed(formatCount(failed.base), formatCount(failed.head))] : []),
  ].join(' · ')
}

/** Digits of a row: those of its interval, else those of its unit. */
function decimalsOf({ ci, unit }: MetricComparison): number {
  return toDecimals(ci, toUnitDecimals(unit as Parameters<typeof toUnitDecimals>[0]))
}

/** Values that no rounded figure may seem to cross. */
function thresholdsOf({ smallestEffect }: MetricComparison): readonly number[] {
  return smallestEffect === null ? [0] : [0, smallestEffect, -smallestEffect]
}

function formatSlices({ dimensions, family }: SliceReport): string[] {
  const { columns, sliceColumns } = say.compare
  return dimensions.flatMap(({ by, slices }) => [
    say.compare.slices(by, family),
    formatTextTable(
      [
        { title: sliceColumns.slice, align: 'left' },
        { title: columns.metric, align: 'left' },
        { title: sliceColumns.n, align: 'right' },
        { title: columns.difference, align: 'right' },
        { title: columns.interval, align: 'left' },
        { title: sliceColumns.q, align: 'right' },
        { title: columns.verdict, align: 'left' },
      ],
      slices.flatMap(({ value, results }) =>
        results.map((result) => {
          const [label, , , difference, interval, , verdict] = formatRow(result)
          const q = result.q === null ? ABSENT : formatP(result.q)
          return [value, label, formatCount(result.n), difference, interval, q, verdict]
        }),
      ),
    ),
    '',
  ])
}

function formatRow(result: MetricComparison): string[] {
  const decimals = decimalsOf(result)
  const thresholds = thresholdsOf(result)
  const score = (value: number | null) => (value === null ? ABSENT : formatNumber(value, decimals))
  return [
    result.label,
    score(result.base),
    score(result.head),
    result.delta === null ? ABSENT : formatDifference(result.delta, decimals, thresholds),
    result.ci === null ? say.compare.noInterval : formatDifferenceInterval(result.ci, decimals, thresholds),
    formatPs(result),
    formatVerdict(result),
  ]
}

function formatPs({ p, pAdjusted, family }: MetricComparison): string {
  if (p === null) return ABSENT
  return family > 1 && pAdjusted !== null ? say.compare.adjusted(formatP(pAdjusted), family, formatP(p)) : formatP(p)
}

function formatVerdict(result: MetricComparison): string {
  const { words } = verdictMessages
  const stated = statedVerdict(result)
  if (stated === null) return isCompared(result) ? words.none : words['not-compared']
  const word = words[stated]
  const { mde, smallestEffect } = result
  if (result.verdict === 'inconclusive' && mde !== null)
    return `${word}; ${say.compare.couldHaveShown(formatNumber(mde, decimalsOf(result)))}`
  if (result.verdict === 'too-small' && smallestEffect !== null)
    return `${word} (${say.compare.insideBand(String(smallestEffect))})`
  return word
}

function formatNotes(result: MetricComparison): string[] {
  const { sacrebleu, mcnemar, repaired } = result
  const decimals = toUnitDecimals('points')
  const own = (side: { score: number; mean: number | null; halfWidth: number | null }) => {
    const score = formatNumber(side.score, decimals)
    if (side.mean === null || side.halfWidth === null) return score
    return `${score} (${say.compare.meanAndHalfWidth(formatNumber(side.mean, decimals), formatNumber(side.halfWidth, decimals))})`
  }
  const lines = [
    result.signature,
    ...(result.reason === null ? [] : [result.reason]),
    ...formatReach(result),
    ...formatBca(result),
    ...(repaired ? [say.compare.repaired(repaired)] : []),
    ...(mcnemar
      ? [
          say.compare.mcnemar({
            onlyBase: formatCount(mcnemar.onlyBase),
            onlyHead: formatCount(mcnemar.onlyHead),
            p: formatP(mcnemar.exact),
          }),
        ]
      : []),
    ...result.differences.map(
      ({ field, base, head, why, repair }) =>
        `${say.compare.field({ field, base: base ?? say.compare.unknown, head: head ?? say.compare.unknown, why })} ${say.compare.repair[repair]}`,
    ),
    ...(sacrebleu
      ? [
          say.compare.sacrebleu({
            base: own(sacrebleu.base),
            head: own(sacrebleu.head),
            p: formatP(sacrebleu.head.pValue),
          }),
        ]
      : []),
  ]
  return [`${result.label}: ${lines[0]}`, ...lines.slice(1).map((line) => `  ${line.trimEnd()}`)]
}

/** How many segments moved which way, and what the test set is large enough for. */
function formatReach(result: MetricComparison): string[] {
  const { wins, ties, losses, segmentsNeeded, smallestEffect, few, documents, n, verdict } = result
  if (result.delta === null) return []
  const moved = wins + ties + losses > 0
  return [
    ...(moved
      ? [
          say.compare.segments({
            wins: formatCount(wins),
            one: wins === 1,
            ties: formatCount(ties),
            losses: formatCount(losses),
          }),
        ]
      : []),
    ...(verdict === 'inconclusive' && segmentsNeeded !== null && smallestEffect !== null
      ? [say.compare.needs(formatCount(segmentsNeeded), String(smallestEffect))]
      : []),
    ...(few && result.ci !== null ? [say.compare.few(formatCount(documents ?? n), documents !== null)] : []),
  ]
}

function formatBca(result: MetricComparison): string[] {
  const { bca } = result
  if (bca === undefined) return []
  if (bca === null) return [say.compare.noBca]
  return [say.compare.bcaInterval(formatDifferenceInterval(bca, decimalsOf(result), thresholdsOf(result)))]
}

function formatMethod({ resamples, trials, seed, unit }: Comparison): string {
  return say.compare.method({
    resamples: formatCount(resamples),
    trials: formatCount(trials),
    seed: String(seed),
    unit,
  })
}
