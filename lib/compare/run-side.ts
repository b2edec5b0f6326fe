import type { Metric, Score } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'

/**
 * One run as a comparison sees it: ids, hashes, states and statistic rows, never a text.
 *
 * All arrays that run over segments have the length and order of `ids`. A command line builds a side from texts
 * (`toRowTable` once per metric and repeat); a server builds it from stored rows, hashes and states.
 * Only equality of hashes matters, so any hash will do as long as both sides use the same one.
 */
export interface RunSide {
  /** Segment ids in the order of the test set, each once. */
  readonly ids: readonly string[]
  /** Name and version of the test set, where it has them: for the eye only. */
  readonly testSet?: string
  /** Hash of source, references and gold; the same id with another hash is *changed* and not paired. */
  readonly contentHashes: readonly string[]
  /** Document of each segment; absent or all null where the test set has none. */
  readonly documents?: readonly (string | null)[]
  /** What each segment can be grouped by, as name and value: its tags, and what a caller knows of length or references. */
  readonly tags?: readonly Readonly<Record<string, string>>[]
  /** `outputHashes[repeat][segment]`: hash of all that the system produced there; '' where it produced nothing. */
  readonly outputHashes: readonly (readonly string[])[]
  /** `states[repeat][segment]`. */
  readonly states: readonly (readonly ('scored' | 'failed' | 'na')[])[]
  /** Metrics in the order in which they are to be reported; both sides are matched by `spec`. */
  readonly metrics: readonly SideMetric[]
}

/** One metric of one side with its own signature (label sets and reference counts may differ between sides). */
export interface SideMetric {
  /** The SPEC that was asked for; what the two sides are matched by. */
  readonly spec: string
  readonly metric: Metric
  /** Additive metrics: one table per repeat, rows in the order of `ids`. */
  readonly tables?: readonly RowTable[]
  /** Rows of failed items as if they had given an empty output, a table a repeat; only where items failed. */
  readonly failedTables?: readonly RowTable[]
  /**
   * Corpus metrics: the score over these segments (indices into `ids`), or over the whole run for null.
   * A caller without texts answers null with its stored score, and anything else with a null score and a reason.
   */
  readonly corpusScore?: (indices: readonly number[] | null) => Score
}

/** How two sides are to be compared; what is left out has the default named here. */
export interface CompareOptions {
  /** Bootstrap resamples, default 1000. */
  readonly resamples?: number
  /** Trials of approximate randomisation, default 10 000. */
  readonly trials?: number
  /** Seed of NumPy's generator, default 12345. */
  readonly seed?: number
  /** Which of sacreBLEU's two tests its block shows, default `bootstrap`; its trials are counted by `resamples`. */
  readonly test?: 'bootstrap' | 'randomization'
  /** Whether to give the bias-corrected and accelerated interval beside the percentile one, default no. */
  readonly bca?: boolean
  /** Smallest effect that matters, by SPEC or by metric name, in the metric's own unit. */
  readonly smallestEffects?: Readonly<Record<string, number>>
  /** SPECs a gate looks at, over which p is adjusted; default all. */
  readonly gated?: readonly string[]
  /** Told now and then which share of the resamples and trials is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}
