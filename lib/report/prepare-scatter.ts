import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { formatCount } from './format-number.ts'
import { formatPlain } from './format-plain.ts'
import { compareMessages } from './messages/en/compare.ts'
import { onceFor } from './once-for.ts'

const words = compareMessages.scatter

export type ScatterClass = 'better' | 'worse' | 'tie'

export interface ScatterView {
  /** Equal on both axes. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  /** Single points by class, or hexagons with counts; x from the left and y from the bottom, in percent. */
  readonly points: readonly { readonly kind: ScatterClass; readonly at: readonly (readonly [number, number])[] }[]
  readonly hexagons: readonly {
    readonly x: number
    readonly y: number
    readonly count: number
    readonly share: number
  }[]
  /** Half the width of a hexagon, in percent. */
  readonly radius: number
  readonly description: string
  /** Segments by fifth of the axis: rows are base, lowest first. */
  readonly bands: readonly { readonly label: string; readonly counts: readonly number[] }[]
}

/** Above this many points single ones hide each other. */
export const MOST_POINTS = 2000
export const HEXAGONS = 24
const BANDS = 5

/**
 * Base against head, a point a segment, on equal axes (the whole scale where it has ends): above the diagonal head scores higher. Over 2 000 points hexagons
 * with counts take their place. Pairs without a score on both sides (NaN) are left out; null where none is left.
 */
export function prepareScatter(input: ScatterInput): ScatterView | null {
  const { base, head, ...settings } = input
  return onceFor([base, head], ['scatter', settings], () => makeScatter(input))
}

interface ScatterInput {
  readonly base: ArrayLike<number>
  readonly head: ArrayLike<number>
  readonly label: string
  readonly unit?: string
  readonly direction: 'higher' | 'lower' | 'neither'
}

function makeScatter(input: ScatterInput): ScatterView | null {
  const { base, head, label, direction } = input
  const pairs: [number, number][] = []
  for (let k = 0; k < base.length; k++)
    if (Number.isFinite(base[k]) && Number.isFinite(head[k])) pairs.push([base[k], head[k]])
  if (pairs.length === 0) return null
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y] of pairs) {
    low = Math.min(low, x, y)
    high = Math.max(high, x, y)
  }
  const scale = toScoreScale(low, high, input.unit)
  const classes = pairs.map(([x, y]) => classOf(x, y, direction))
  const count = (kind: ScatterClass) => classes.filter((one) => one === kind).length
  const placed = pairs.map(([x, y]): [number, number] => [scale(x), scale(y)])
  const dense = pairs.length > MOST_POINTS
  const kinds = ['tie', 'worse', 'better'] as const
  const [from, to] = scale.domain()
  return {
    ticks: scale.ticks(5).map((value) => ({ at: scale(value), label: formatPlain(value) })),
    points: dense
      ? []
      : kinds
          .map((kind) => ({ kind, at: placed.filter((_, k) => classes[k] === kind) }))
          .filter((one) => one.at.length > 0),
    hexagons: dense ? toHexagons(placed) : [],
    radius: 50 / HEXAGONS,
    description: words.description({
      label,
      n: formatCount(pairs.length),
      better: formatCount(count('better')),
      worse: formatCount(count('worse')),
      ties: formatCount(count('tie')),
    }),
    bands: toBands(placed, (share) => formatPlain(from + (to - from) * share, { digits: to - from > 10 ? 0 : 2 })),
  }
}

/** A scale to percent: whole where it has ends of its own, else a little beyond the values. */
export function toScoreScale(low: number, high: number, unit: string | undefined): ScaleLinear<number, number> {
  const top = unit === 'points' ? 100 : unit === 'ratio' ? 1 : null
  const scale = scaleLinear().domain(low === high ? [low - 0.5, high + 0.5] : [low, high])
  // A scale with ends of its own is shown whole, and not rounded past them.
  // Rounding may leave a perfect score a hair above its end.
  if (top !== null && low >= 0 && high <= top * (1 + 1e-9)) scale.domain([0, top])
  else scale.nice(5)
  return scale.range([0, 100])
}

function classOf(x: number, y: number, direction: 'higher' | 'lower' | 'neither'): ScatterClass {
  const delta = y - x
  if (direction === 'neither' || Math.abs(delta) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y))) return 'tie'
  return delta > 0 === (direction === 'higher') ? 'better' : 'worse'
}

/** Points to the nearest centre of a hexagonal grid. */
export function toHexagons(points: readonly (readonly [number, number])[]): ScatterView['hexagons'] {
  const dx = 100 / HEXAGONS
  const dy = (dx * Math.sqrt(3)) / 2
  const cells = new Map<number, { x: number; y: number; count: number }>()
  const centre = (row: number, px: number) => {
    const shift = row % 2 === 0 ? 0 : 0.5
    return (Math.round(px / dx - shift) + shift) * dx
  }
  for (const [px, py] of points) {
    const below = Math.floor(py / dy)
    const [xBelow, xAbove] = [centre(below, px), centre(below + 1, px)]
    const farBelow = (xBelow - px) ** 2 + (below * dy - py) ** 2
    const farAbove = (xAbove - px) ** 2 + ((below + 1) * dy - py) ** 2
    const row = farBelow <= farAbove ? below : below + 1
    const x = farBelow <= farAbove ? xBelow : xAbove
    // Halves of a column are whole here; no grid has a thousand columns.
    const key = row * 4096 + Math.round((2 * x) / dx)
    const cell = cells.get(key)
    if (cell) cell.count++
    else cells.set(key, { x, y: row * dy, count: 1 })
  }
  const most = Math.max(...[...cells.values()].map((cell) => cell.count))
  // Counts run over magnitudes: the shade goes by the logarithm.
  return [...cells.values()].map((cell) => ({ ...cell, share: Math.log1p(cell.count) / Math.log1p(most) }))
}

function toBands(
  points: readonly (readonly [number, number])[],
  edge: (share: number) => string,
): ScatterView['bands'] {
  const band = (at: number) => Math.min(BANDS - 1, Math.max(0, Math.floor((at / 100) * BANDS)))
  const counts = Array.from({ length: BANDS }, () => new Array<number>(BANDS).fill(0))
  for (const [x, y] of points) counts[band(x)][band(y)]++
  return counts.map((row, b) => ({
    label: words.band({ from: edge(b / BANDS), to: edge((b + 1) / BANDS) }),
    counts: row,
  }))
}
