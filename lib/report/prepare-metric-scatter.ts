import { formatCount } from './format-number.ts'
import { formatPlain } from './format-plain.ts'
import { agreementMessages } from './messages/en/agreement.ts'
import { HEXAGONS, MOST_POINTS, toHexagons, toScoreScale } from './prepare-scatter.ts'

const words = agreementMessages.scatter

export interface ScatterAxis {
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Fifths of the axis, lowest first. */
  readonly bands: readonly string[]
}

/** One metric against another; x from the left and y from the bottom, in percent. */
export interface MetricScatter {
  readonly x: ScatterAxis
  readonly y: ScatterAxis
  readonly points: readonly (readonly [number, number])[]
  /** In place of many points. */
  readonly hexagons: readonly {
    readonly x: number
    readonly y: number
    readonly count: number
    readonly share: number
  }[]
  /** Half the width of a hexagon, in percent. */
  readonly radius: number
  /** Points that the reading list names. */
  readonly rings: readonly (readonly [number, number])[]
  /** Segments by fifth of both axes: rows are y, lowest first. */
  readonly counts: readonly (readonly number[])[]
  readonly description: string
}

export interface ScatterMetric {
  readonly label: string
  readonly unit: string
  readonly scores: Float64Array
}

const BANDS = 5

/**
 * Two metrics over the segments of one run, each on its own axis, and where the segments of a reading list are. Over
 * 2 000 points hexagons with counts take their place, so that what is drawn does not grow with the run. Segments
 * without both scores (NaN) are left out; null where none is left.
 */
export function prepareMetricScatter({
  x,
  y,
  ringed,
}: {
  readonly x: ScatterMetric
  readonly y: ScatterMetric
  readonly ringed: readonly { readonly x: number; readonly y: number }[]
}): MetricScatter | null {
  const pairs: [number, number][] = []
  for (let k = 0; k < x.scores.length; k++)
    if (Number.isFinite(x.scores[k]) && Number.isFinite(y.scores[k])) pairs.push([x.scores[k], y.scores[k]])
  if (pairs.length === 0) return null
  const toX = scaleOf(pairs, 0, x.unit)
  const toY = scaleOf(pairs, 1, y.unit)
  const place = ([a, b]: readonly [number, number]): readonly [number, number] => [tenth(toX(a)), tenth(toY(b))]
  const placed = pairs.map(place)
  const dense = pairs.length > MOST_POINTS
  const counts = Array.from({ length: BANDS }, () => new Array<number>(BANDS).fill(0))
  for (const [a, b] of placed) counts[bandOf(b)][bandOf(a)]++
  return {
    x: toAxis(toX),
    y: toAxis(toY),
    points: dense ? [] : placed,
    hexagons: dense ? toHexagons(placed) : [],
    radius: 50 / HEXAGONS,
    rings: ringed.map((one) => place([one.x, one.y])),
    counts,
    description: words.description({ x: x.label, y: y.label, n: formatCount(pairs.length) }),
  }
}

type Scale = ReturnType<typeof toScoreScale>

function scaleOf(pairs: readonly (readonly [number, number])[], side: 0 | 1, unit: string): Scale {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const pair of pairs) {
    low = Math.min(low, pair[side])
    high = Math.max(high, pair[side])
  }
  return toScoreScale(low, high, unit)
}

function toAxis(scale: Scale): ScatterAxis {
  const [from, to] = scale.domain()
  const edge = (share: number) => formatPlain(from + (to - from) * share, { digits: to - from > 10 ? 0 : 2 })
  return {
    ticks: scale.ticks(5).map((value) => ({ at: scale(value), label: formatPlain(value) })),
    bands: Array.from({ length: BANDS }, (_, b) => words.band({ from: edge(b / BANDS), to: edge((b + 1) / BANDS) })),
  }
}

function bandOf(at: number): number {
  return Math.min(BANDS - 1, Math.max(0, Math.floor((at / 100) * BANDS)))
}

/** Places to a tenth of a percent: finer than any screen, and short in what is sent. */
function tenth(at: number): number {
  return Math.round(at * 10) / 10
}
