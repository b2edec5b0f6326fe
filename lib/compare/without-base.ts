import type { Comparison, MetricComparison } from './comparison.ts'
import { withDistinctLabels } from './distinct-labels.ts'
import { NO_FIGURES } from './metric-result.ts'

/** A score of a run that has nothing to be held against; `spec` is null where it only was posted. */
export interface LoneScore {
  readonly spec: string | null
  readonly metric: string
  readonly label: string
  readonly direction: MetricComparison['direction'] | null
  readonly layer: string | null
  readonly unit: string | null
  readonly signature: string
  readonly implementation: string | null
  readonly value: number | null
  readonly reason: string | null
  readonly interval: readonly [number, number] | null
  readonly scored: number
  readonly failed: number
}

const REASON = 'There is no baseline to compare with.'

/**
 * A comparison of which only head is there: its scores, and nothing that would need another run. No pair, no difference,
 * no verdict.
 *
 * @example withoutBase([]).pairs // 0
 */
export function withoutBase(scores: readonly LoneScore[]): Comparison {
  const computed = scores.filter((score) => score.spec !== null)
  return {
    pairs: 0,
    changed: [],
    unpaired: { base: [], head: [] },
    outputsChanged: 0,
    failed: { base: 0, head: Math.max(0, ...scores.map(({ failed }) => failed)) },
    resamples: 0,
    trials: 0,
    seed: 0,
    unit: 'segment',
    results: withDistinctLabels(computed.map(toResult)),
    warnings: [],
    ...(computed.length < scores.length && {
      postedOnly: scores.filter(({ spec }) => spec === null).map(({ metric, value }) => toPosted(metric, value)),
    }),
  }
}

function toResult(score: LoneScore): MetricComparison {
  const { metric, label, spec, signature, value, reason } = score
  return {
    metric,
    label,
    spec: spec ?? metric,
    signature,
    implementation: score.implementation ?? '',
    direction: score.direction ?? 'neither',
    unit: score.unit ?? '',
    layer: score.layer ?? '',
    comparable: 'yes',
    differences: [],
    ...NO_FIGURES,
    head: value,
    scored: { base: 0, head: score.scored },
    whole: { base: null, head: value },
    reason: value === null ? (reason ?? REASON) : REASON,
    headInterval: score.interval,
  }
}

function toPosted(metric: string, head: number | null) {
  return { metric, comparable: 'no', differences: [], base: null, head, delta: null, reason: REASON } as const
}
