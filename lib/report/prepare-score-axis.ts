import { scaleLinear } from 'd3-scale'
import { formatNumber } from './format-number.ts'

/** The vertical axis of a score chart. */
export interface ScoreAxis {
  readonly min: number
  readonly max: number
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
  /** The axis does not start at 0 and must say so. */
  readonly startsAbove: string | null
}

const ROUNDING = 1e-9

/**
 * Four to six round ticks whose ends hold all values. A single value, or values all equal, get one step of room on both
 * sides. No finite value: null. Never beyond `range`, the scale of the metric, unless a value is. Example: 33.2 to 35.9
 * gives 33 to 36.
 */
export function prepareScoreAxis(
  values: readonly (number | null | undefined)[],
  range: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): ScoreAxis | null {
  const finite = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value))
  if (finite.length === 0) return null
  let low = Math.min(...finite)
  let high = Math.max(...finite)
  if (low === high) {
    const room = low === 0 ? 1 : 10 ** Math.floor(Math.log10(Math.abs(low)) - 0.5)
    low -= room
    high += room
  }
  const scale = scaleLinear().domain([low, high]).nice(4)
  const [niceMin, niceMax] = scale.domain()
  // A bound that lies past an end by rounding alone does not open the axis.
  const min = Math.min(...finite) >= range[0] - ROUNDING ? Math.max(niceMin, range[0]) : niceMin
  const max = Math.max(...finite) <= range[1] + ROUNDING ? Math.min(niceMax, range[1]) : niceMax
  const ticks = scale.ticks(4).filter((tick) => tick >= min && tick <= max)
  const decimals = decimalsOf(ticks.length > 1 ? ticks[1] - ticks[0] : max - min)
  const label = (value: number) => formatNumber(value, decimals)
  return {
    min,
    max,
    ticks: ticks.map((value) => ({ value, label: label(value) })),
    startsAbove: min > 0 ? label(min) : null,
  }
}

/** Digits after the point that a round step needs. */
function decimalsOf(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
}
