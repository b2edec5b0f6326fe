import { FEW_UNITS } from '../compare/metric-result.ts'
import type { SliceScore } from '../compare/slice-scores.ts'
import { listMetrics } from '../metrics/registry.ts'
import { formatCount, formatInterval, formatNumber, toDecimals } from './format-number.ts'
import { runMessages } from './messages/en/run.ts'
import { prepareScoreAxis } from './prepare-score-axis.ts'

const words = runMessages.slices

export interface SliceRow {
  readonly value: string
  readonly n: string
  readonly few: boolean
  readonly score: string
  readonly interval: string | null
  /** Percent of the plot's width; null where there is nothing to draw. */
  readonly point: number | null
  readonly low: number | null
  readonly high: number | null
  readonly description: string
}

export interface RunSlicesView {
  readonly groups: readonly { readonly name: string; readonly rows: readonly SliceRow[] }[]
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Where the axis starts, if not at 0: it must be said. */
  readonly startsAbove: string | null
  /** The whole run's score on the same axis. */
  readonly whole: number | null
}

/** Scores within slices on one axis, with the whole run's score as a rule; lengths in the order of their size. */
export function prepareRunSlices(input: {
  readonly slices: readonly SliceScore[]
  readonly label: string
  readonly unit: string
  readonly whole: number | null
  /** Name of the metric: the axis does not reach past its scale. */
  readonly metric: string
}): RunSlicesView {
  const { slices, label, unit, whole, metric } = input
  const range = listMetrics().find(({ name }) => name === metric)?.range
  const ends = slices.flatMap(({ score, interval }) => [...(score === null ? [] : [score]), ...(interval ?? [])])
  const axis = prepareScoreAxis([...ends, whole], range) ?? { min: 0, max: 1, ticks: [], startsAbove: null }
  const scale = (value: number) => ((value - axis.min) / (axis.max - axis.min)) * 100
  const names = [...new Set(slices.map(({ by }) => by))]
  return {
    groups: names.map((by) => ({
      name: words.names[by] ?? by,
      rows: orderSlices(slices.filter((slice) => slice.by === by)).map((slice) => toRow(slice, label, unit, scale)),
    })),
    ticks: axis.ticks.map(({ value, label }) => ({ at: scale(value), label })),
    // Where no slice is drawn there is no axis to speak of.
    startsAbove: names.length === 0 ? null : axis.startsAbove,
    whole: whole === null ? null : scale(whole),
  }
}

/** Lengths and counts by their number; everything else as it comes, the largest first. */
export function orderSlices<S extends { readonly by: string; readonly value: string }>(
  slices: readonly S[],
): readonly S[] {
  const isSize = slices[0]?.by === 'length' || slices[0]?.by === 'references'
  const size = ({ value }: S) => {
    const number = Number(/\d+/.exec(value)?.[0] ?? 0)
    return value.startsWith('over') ? number + 1 : number
  }
  return isSize ? [...slices].sort((a, b) => size(a) - size(b)) : slices
}

function toRow(slice: SliceScore, label: string, unit: string, scale: (value: number) => number): SliceRow {
  const { value, n, of, score, interval } = slice
  const decimals = toDecimals(interval, unit === 'points' ? 2 : 4)
  const text = score === null ? '–' : formatNumber(score, decimals)
  return {
    value,
    n: n === of ? formatCount(n) : `${formatCount(n)} ${runMessages.scores.of(formatCount(of))}`,
    few: n < FEW_UNITS,
    score: text,
    interval: interval && formatInterval(interval, decimals, []),
    point: score === null ? null : scale(score),
    low: interval && scale(interval[0]),
    high: interval && scale(interval[1]),
    description: words.drawn({
      slice: value,
      label,
      score: text,
      interval: interval && { low: formatNumber(interval[0], decimals), high: formatNumber(interval[1], decimals) },
    }),
  }
}
