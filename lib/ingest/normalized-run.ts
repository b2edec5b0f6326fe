import type { ExternalScore, MetricSegment } from '../metrics/metric.ts'

/** `scored`: there is something to score; `failed`: the system gave nothing; `na`: the item does not apply. */
export type NormalizedState = 'scored' | 'failed' | 'na'

/** One item of a run in the one form that everything behind the door uses. Texts are as they came. */
export interface NormalizedSegment {
  readonly id: string
  readonly repeat: number
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly label: string | null
  readonly answers: readonly string[] | null
  readonly hypothesis: string | null
  readonly predictedLabel: string | null
  readonly state: NormalizedState
  /** Why there is nothing to score; null for a scored item without a remark. */
  readonly reason: string | null
  /** What is neither text nor label: log-probabilities, counts, samples. Only keys that came. */
  readonly statistics: NormalizedStatistics
  readonly scores: readonly ExternalScore[]
}

export type NormalizedStatistics = Pick<
  MetricSegment,
  | 'logprobs'
  | 'logBase'
  | 'tokens'
  | 'windows'
  | 'nll'
  | 'tokenCount'
  | 'wordCount'
  | 'byteCount'
  | 'samples'
  | 'passed'
>

/** What a reader of files gives: the segments in file order, with remarks that are no errors. */
export interface NormalizedRun {
  readonly segments: readonly NormalizedSegment[]
  readonly warnings: readonly string[]
}
