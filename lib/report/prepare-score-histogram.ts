import { scaleLinear } from 'd3-scale'
import { formatCount, formatNumber } from './format-number.ts'
import { formatPlain, toPlainDecimals } from './format-plain.ts'
import { compareMessages } from './messages/en/compare.ts'
import { runMessages } from './messages/en/run.ts'
import { onceFor } from './once-for.ts'
import type { HistogramBin, HistogramView } from './prepare-histogram.ts'

const words = runMessages.distribution

export interface ScoreHistogram {
  readonly view: HistogramView
  readonly summary: string
}

/**
 * How a run's segment scores are spread: bins of 5 points on 0–100 scales, of 0.05 on 0–1 scales, elsewhere some 20 of a
 * round width; the highest score belongs to the last bin. Segments without a score (NaN) are left out; null where none
 * has one.
 */
export function prepareScoreHistogram(input: ScoreHistogramInput): ScoreHistogram | null {
  const { scores, ...settings } = input
  return onceFor([scores], ['score histogram', settings], () => makeScoreHistogram(input))
}

interface ScoreHistogramInput {
  readonly scores: ArrayLike<number>
  readonly label: string
  readonly unit: string
}

function makeScoreHistogram(input: ScoreHistogramInput): ScoreHistogram | null {
  const { label, unit } = input
  const scores = Float64Array.from(Array.from(input.scores).filter(Number.isFinite)).sort()
  if (scores.length === 0) return null
  const edges = edgesFor(withoutNoise(scores[0]), withoutNoise(scores[scores.length - 1]), unit)
  const [from, width, count] = [edges[0], edges[1] - edges[0], edges.length - 1]
  const counts = new Array<number>(count).fill(0)
  for (const score of scores) counts[Math.min(count - 1, Math.max(0, Math.floor((score - from) / width + 1e-9)))]++
  const digits = toPlainDecimals(width)
  const print = (value: number) => formatPlain(value, { digits })
  const bins = counts.map((n, index): HistogramBin => {
    const range = compareMessages.segments.binRange({ from: print(edges[index]), to: print(edges[index + 1]) })
    return {
      from: edges[index],
      to: edges[index + 1],
      count: n,
      side: 'neither',
      range,
      label: compareMessages.segments.binLabel({ range, count: formatCount(n), one: n === 1 }),
    }
  })
  const heights = scaleLinear()
    .domain([0, Math.max(...counts)])
    .nice(4)
  const domain: [number, number] = [edges[0], edges[count]]
  const ticks = scaleLinear().domain(domain).ticks(5)
  const decimals = unit === 'points' ? 1 : 3
  const at = (share: number) =>
    formatNumber(scores[Math.min(scores.length - 1, Math.floor(share * scores.length))], decimals)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    view: {
      bins,
      ticks: ticks.map((value) => ({ value, label: formatPlain(value) })),
      countTicks: heights.ticks(4).filter((tick) => Number.isInteger(tick)),
      domain,
      max: heights.domain()[1],
      lost: 0,
      gained: 0,
      description: words.description({ label, n: formatCount(scores.length), median: at(0.5) }),
      axis: words.axis(label),
    },
    summary: words.summary({ median: at(0.5), mean: formatNumber(mean, decimals), low: at(0.25), high: at(0.75) }),
  }
}

function edgesFor(low: number, high: number, unit: string): number[] {
  const [top, width] = unit === 'points' ? [100, 5] : unit === 'ratio' ? [1, 0.05] : [0, 0]
  if (width > 0 && low >= 0 && high <= top) return range(0, Math.round(top / width), width)
  if (low === high) return range(low - 0.5, 1, 1)
  return scaleLinear().domain([low, high]).nice(20).ticks(20)
}

/** Of sums and products the last digits are noise: 100.00000000000004 is 100. */
function withoutNoise(score: number): number {
  return Number(score.toFixed(9))
}

function range(from: number, count: number, width: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + i * width)
}
