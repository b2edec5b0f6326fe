import type { AdditiveMetric } from '../metrics/metric.ts'
import { bcaInterval } from '../stats/bca-interval.ts'
import { jackknifeValues } from '../stats/jackknife.ts'
import { totalSums, type Units } from '../stats/packed-rows.ts'
import { type ReplicateSummary, summarizeReplicates } from '../stats/percentile-interval.ts'
import { approximateRandomization } from '../stats/randomization.ts'
import { resampleSums } from '../stats/resample-sums.ts'
import type { SacrebleuBlock } from './comparison.ts'
import type { PairRows } from './pair-rows.ts'
import {
  hasSacrebleuBlock,
  isExactInFloat32,
  type SacrebleuScores,
  sacrebleuBootstrap,
  sacrebleuRandomization,
  sacrebleuScoresInOrder,
} from './sacrebleu-block.ts'

/** A metric with the rows of its pairs. */
export interface GroupMember {
  readonly metric: AdditiveMetric
  readonly rows: PairRows
  /** Whether sacreBLEU could have computed it: one output per segment. */
  readonly single: boolean
}

export interface GroupOptions {
  readonly resamples: number
  readonly trials: number
  readonly seed: number
  readonly test: 'bootstrap' | 'randomization'
  /** Whether to give the bias-corrected and accelerated interval, too. */
  readonly bca?: boolean
  readonly onProgress?: (share: number) => void
}

/** Resamples or trials between two reports of how far the work is. */
const REPORTED = 50

/** What chance says about one metric. */
export interface GroupResult {
  readonly delta: ReplicateSummary
  readonly base: ReplicateSummary
  readonly head: ReplicateSummary
  readonly p: number | null
  readonly sacrebleu: SacrebleuBlock | null
  /** Only where it was asked for. */
  readonly bca?: readonly [number, number] | null
}

/**
 * Intervals, p and sacreBLEU's block for metrics that scored the same pairs: one pass over one stream of resamples and
 * one of exchanges, so that all metrics and both sides see the same. `units` are documents, null for single segments.
 */
export function compareGroup(
  members: readonly GroupMember[],
  units: Units | null,
  options: GroupOptions,
): GroupResult[] {
  const { resamples, trials, seed, test, onProgress } = options
  // Resamples are the first half, trials the second: they take about as long.
  const report = (done: number, of: number, from: number) => {
    if (onProgress && done % REPORTED === 0) onProgress(from + done / of / 2)
  }
  const scores = members.map(() => ({ base: new Float64Array(resamples), head: new Float64Array(resamples) }))
  const compatible = members.map((member) => member.single && hasSacrebleuBlock(member.metric))
  // sacreBLEU draws segments: its resamples are ours unless documents are drawn.
  const shared = members.map((member, i) => test === 'bootstrap' && compatible[i] && !units && isExact(member))
  const compatibleScores = members.map((_, i) =>
    shared[i] ? { base: new Float64Array(resamples), head: new Float64Array(resamples) } : null,
  )
  const buffers = members.map(({ metric }) => new Float32Array(metric.columns.length))
  resampleSums({
    tables: members.flatMap(({ rows }) => [rows.base, rows.head]),
    resamples,
    seed,
    units,
    visit: (b, sums) => {
      report(b, resamples, 0)
      for (let m = 0; m < members.length; m++) {
        const { metric } = members[m]
        for (const [s, side] of SIDES) {
          const of = sums[2 * m + s]
          scores[m][side][b] = metric.value(of)
          const float32 = compatibleScores[m]
          if (float32) float32[side][b] = valueFloat32(metric, of, buffers[m])
        }
      }
    },
  })
  const tests = approximateRandomization({
    pairs: members.map(({ metric, rows }) => ({ base: rows.base, head: rows.head, value: metric.value })),
    trials,
    seed,
    units,
    onTrial: (trial) => report(trial, trials, 0.5),
  })
  return members.map((member, m) => {
    const deltas = scores[m].head.map((value, b) => value - scores[m].base[b])
    return {
      delta: summarizeReplicates(deltas),
      base: summarizeReplicates(scores[m].base),
      head: summarizeReplicates(scores[m].head),
      p: tests[m].p,
      sacrebleu: compatible[m] ? blockOf(member, options, compatibleScores[m]) : null,
      ...(options.bca && { bca: bcaOf(member, units, deltas) }),
    }
  })
}

/** Null where a resample or a set without one unit has no score: the correction would be of something else. */
function bcaOf({ metric, rows }: GroupMember, units: Units | null, replicates: Float64Array) {
  const [base, head] = [rows.base, rows.head].map((table) => jackknifeValues(table, units, metric.value))
  const jackknife = head.map((value, i) => value - base[i])
  if (!replicates.every(Number.isFinite) || !jackknife.every(Number.isFinite)) return null
  const observed = metric.value(totalSums(rows.head)) - metric.value(totalSums(rows.base))
  // Worked out from the side where the difference is positive, so that exchanging the sides mirrors it exactly.
  if (observed >= 0) return bcaInterval({ replicates, observed, jackknife })
  const mirror = (values: Float64Array) => values.map((value) => 0 - value)
  const mirrored = bcaInterval({ replicates: mirror(replicates), observed: -observed, jackknife: mirror(jackknife) })
  return mirrored && ([0 - mirrored[1], 0 - mirrored[0]] as const)
}

const SIDES = [
  [0, 'base'],
  [1, 'head'],
] as const

function isExact({ rows }: GroupMember): boolean {
  return isExactInFloat32(rows.base) && isExactInFloat32(rows.head)
}

function valueFloat32(metric: AdditiveMetric, sums: Float64Array, buffer: Float32Array): number {
  buffer.set(sums)
  return metric.valueFloat32?.(buffer) ?? Number.NaN
}

function blockOf(member: GroupMember, options: GroupOptions, shared: SacrebleuScores | null): SacrebleuBlock {
  const { metric, rows } = member
  const { resamples, seed } = options
  if (options.test === 'randomization')
    return sacrebleuRandomization(metric, rows.base, rows.head, { trials: resamples, seed })
  const scores = shared ?? segmentScores(member, options)
  return sacrebleuBootstrap(metric, rows.base, rows.head, scores)
}

/** sacreBLEU's scores over resampled segments where the comparison's own pass could not give them. */
function segmentScores(member: GroupMember, { resamples, seed }: GroupOptions): SacrebleuScores {
  const { metric, rows } = member
  if (!isExact(member)) return sacrebleuScoresInOrder(metric, rows.base, rows.head, { resamples, seed })
  const scores = { base: new Float64Array(resamples), head: new Float64Array(resamples) }
  const buffer = new Float32Array(metric.columns.length)
  resampleSums({
    tables: [rows.base, rows.head],
    resamples,
    seed,
    visit: (b, sums) => {
      for (const [s, side] of SIDES) scores[side][b] = valueFloat32(metric, sums[s], buffer)
    },
  })
  return scores
}
