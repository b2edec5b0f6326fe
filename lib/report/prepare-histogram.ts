import { scaleLinear } from 'd3-scale'
import { formatCount } from './format-number.ts'
import { formatPlain, toPlainDecimals } from './format-plain.ts'
import { compareMessages } from './messages/en/compare.ts'
import { onceFor } from './once-for.ts'

const words = compareMessages.segments

export interface HistogramBin {
  /** Lower and upper edge, in the metric's own unit. */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Whether a segment in this bin is better in head; bins never straddle 0. */
  readonly side: 'better' | 'worse' | 'neither'
  /** `−10 to −5`. */
  readonly range: string
  /** Range and count as one phrase. */
  readonly label: string
}

export interface HistogramView {
  readonly bins: readonly HistogramBin[]
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
  readonly countTicks: readonly number[]
  readonly domain: readonly [number, number]
  /** Round top of the count axis. */
  readonly max: number
  readonly lost: number
  readonly gained: number
  readonly description: string
  readonly axis: string
}

const MOST_BINS_A_SIDE = 20

/**
 * How far segments moved, head minus base: bins with 0 on an edge, over segments whose score changed only. On
 * 0–100 scales a bin is 5 points wide, on 0–1 scales 0.05; elsewhere a round width that gives at most 20 bins a side.
 * Differences within the tie rule of a comparison are left out; null where nothing moved.
 *
 * A value on an edge belongs to the bin farther from 0, so that the two sides mirror each other.
 */
export function prepareHistogram(input: HistogramInput): HistogramView | null {
  const { deltas, ...settings } = input
  return onceFor([deltas], ['histogram', settings], () => makeHistogram(input))
}

interface HistogramInput {
  readonly deltas: ArrayLike<number>
  readonly label: string
  readonly unit: string
  readonly direction: 'higher' | 'lower' | 'neither'
}

function makeHistogram(input: HistogramInput): HistogramView | null {
  const { label, unit, direction } = input
  const moved = Array.from(input.deltas).filter((delta) => Number.isFinite(delta) && Math.abs(delta) > 1e-9)
  if (moved.length === 0) return null
  const reach = moved.reduce((most, delta) => Math.max(most, Math.abs(delta)), 0)
  const width = binWidth(unit, reach)
  const aSide = Math.max(1, Math.floor(reach / width + 1e-9) + (isOnEdge(reach, width) ? 0 : 1))
  const counts = new Array<number>(2 * aSide).fill(0)
  for (const delta of moved) {
    const steps = Math.min(aSide - 1, Math.floor(Math.abs(delta) / width + 1e-9))
    counts[delta > 0 ? aSide + steps : aSide - 1 - steps]++
  }
  const edge = aSide * width
  const digits = toPlainDecimals(width)
  const print = (value: number) => (value === 0 ? '0' : formatPlain(value, { sign: true, digits }))
  const bins = counts.map((count, index): HistogramBin => {
    const from = (index - aSide) * width
    const to = (index - aSide + 1) * width
    const range = words.binRange({ from: print(from), to: print(to) })
    return {
      from,
      to,
      count,
      side: direction === 'neither' ? 'neither' : index >= aSide === (direction === 'higher') ? 'better' : 'worse',
      range,
      label: words.binLabel({ range, count: formatCount(count), one: count === 1 }),
    }
  })
  const better = bins.filter((bin) => bin.side === 'better').reduce((sum, bin) => sum + bin.count, 0)
  const worse = bins.filter((bin) => bin.side === 'worse').reduce((sum, bin) => sum + bin.count, 0)
  const heights = scaleLinear()
    .domain([0, Math.max(...counts)])
    .nice(4)
  const scale = scaleLinear().domain([-edge, edge])
  const tickDigits = Math.max(...scale.ticks(6).map(toPlainDecimals))
  return {
    bins,
    ticks: scale.ticks(6).map((value) => ({
      value,
      label: value === 0 ? '0' : formatPlain(value, { sign: true, digits: tickDigits }),
    })),
    countTicks: heights.ticks(4).filter((tick) => Number.isInteger(tick)),
    domain: [-edge, edge],
    max: heights.domain()[1],
    lost: worse,
    gained: better,
    description: words.histogramLabel({ lost: formatCount(worse), gained: formatCount(better), label }),
    axis: words.axis(label),
  }
}

function binWidth(unit: string, reach: number): number {
  const usual = unit === 'points' ? 5 : unit === 'ratio' ? 0.05 : 0
  if (usual > 0 && reach / usual <= MOST_BINS_A_SIDE) return usual
  const ticks = scaleLinear()
    .domain([0, reach])
    .ticks(MOST_BINS_A_SIDE / 2)
  return ticks.length > 1 ? ticks[1] - ticks[0] : reach
}

function isOnEdge(value: number, width: number): boolean {
  return Math.abs(value / width - Math.round(value / width)) < 1e-9
}
