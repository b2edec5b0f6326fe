/** What a comparison is, as data: the shape of `assay compare --json` and of `GET /api/v1/compare` (see the API's contract). */

import type { SliceReport } from './slice-report.ts'

export type Verdict = 'better' | 'worse' | 'too-small' | 'inconclusive' | 'identical'
export type Comparability = 'yes' | 'after-repair' | 'no'

/** A signature field (or test-set fact) on which the two sides differ. */
export interface FieldDifference {
  readonly field: string
  readonly base: string | null
  readonly head: string | null
  readonly why: string
  /** What would make the two comparable: rescore both from outputs, keep to common segments, or nothing. */
  readonly repair: 'rescore' | 'restrict' | 'none'
}

export interface MetricComparison {
  readonly metric: string
  readonly label: string
  readonly spec: string
  /** The SPEC of base where the two sides were scored under different ones. */
  readonly baseSpec?: string
  readonly signature: string
  readonly implementation: string
  readonly direction: 'higher' | 'lower' | 'neither'
  readonly unit: string
  readonly layer: string
  readonly comparable: Comparability
  readonly differences: readonly FieldDifference[]
  readonly base: number | null
  readonly head: number | null
  readonly delta: number | null
  /** 95 % percentile interval of head − base. */
  readonly ci: readonly [number, number] | null
  /** Bias-corrected and accelerated 95 % interval of the same resamples, where asked for; no verdict rests on it. */
  readonly bca?: readonly [number, number] | null
  /** Approximate randomisation, counting ≥. */
  readonly p: number | null
  readonly pAdjusted: number | null
  /** How many hypotheses the adjustment covers. */
  readonly family: number
  /** Smallest difference this test set could have shown at 80 % power. */
  readonly mde: number | null
  readonly smallestEffect: number | null
  /** Segments that the smallest effect would need at 80 % power. */
  readonly segmentsNeeded: number | null
  /** Pairs that both sides scored. */
  readonly n: number
  /** How many of the pairs each side scored; `n` counts those that both did. */
  readonly scored: { readonly base: number; readonly head: number }
  /** Both scores with failed items counted as empty outputs, over the pairs; null where none failed or none can be. */
  readonly failedAsEmpty: FailedAsEmpty | null
  /** Score of each side over everything that it scored, paired or not. */
  readonly whole: { readonly base: number | null; readonly head: number | null }
  /** Score of each repeat over the pairs, where a side has several: their spread is the noise of the system itself. */
  readonly repeats: { readonly base: readonly (number | null)[]; readonly head: readonly (number | null)[] } | null
  /** Mean of the segments' own differences, another number than `delta`; null where segments alone have no score. */
  readonly segmentMeanDelta: number | null
  /** Whether `delta` and `segmentMeanDelta` have opposite signs: the two aggregations tell opposite stories. */
  readonly signsDisagree: boolean
  /** McNemar's test where each segment is right or wrong and nothing between; else null. */
  readonly mcnemar: McNemarBlock | null
  /** Resampling units where segments carry documents, else null. */
  readonly documents: number | null
  readonly verdict: Verdict | null
  readonly reason: string | null
  readonly wins: number
  readonly ties: number
  readonly losses: number
  readonly undefinedResamples: number
  /** Intervals of each side alone (they do not test the difference). */
  readonly baseInterval: readonly [number, number] | null
  readonly headInterval: readonly [number, number] | null
  /** `few` where documents or pairs are too few for the interval to be trusted by a gate. */
  readonly few: boolean
  readonly sacrebleu: SacrebleuBlock | null
  /** What was done to make the two comparable, where a repair was asked for and needed. */
  readonly repaired?: Repaired
}

/** The bound that shows what leaving failed items out may hide. */
export interface FailedAsEmpty {
  readonly n: number
  readonly base: number
  readonly head: number
  readonly delta: number
}

/** A total that could not be computed here, from both senders. */
export interface PostedComparison {
  readonly metric: string
  readonly comparable: Comparability
  readonly differences: readonly FieldDifference[]
  readonly base: number | null
  readonly head: number | null
  readonly delta: number | null
  readonly reason: string
}

/** Whose signature both sides are scored again under: head's, or base's. */
export type AskedRepair = 'rescore' | 'rescore-base'

/** A repair that was carried out before the numbers were compared. */
export interface Repaired {
  readonly how: 'rescore'
  /** Sides that did not have their number under this signature and were scored again from their outputs. */
  readonly sides: readonly ('base' | 'head')[]
  /** Signatures of the scores that the runs had of this metric; null for none. */
  readonly before: { readonly base: string | null; readonly head: string | null }
  /** Those scores themselves, over each side's whole test set. */
  readonly values?: { readonly base: number | null; readonly head: number | null }
  /** The signature of both now. */
  readonly signature: string
  /** In what the two differed before. */
  readonly differences: readonly FieldDifference[]
}

/** McNemar's test of paired right-or-wrong outcomes, from the pairs on which the two sides disagree. */
export interface McNemarBlock {
  readonly onlyBase: number
  readonly onlyHead: number
  /** Two-sided exact binomial p. */
  readonly exact: number
  readonly midP: number
}

/** sacreBLEU 2.6's own paired figures under numpy 2, digit for digit; no verdict and no gate rests on them. */
export interface SacrebleuBlock {
  readonly test: 'bootstrap' | 'randomization'
  readonly base: { readonly score: number; readonly mean: number | null; readonly halfWidth: number | null }
  readonly head: {
    readonly score: number
    readonly pValue: number
    readonly mean: number | null
    readonly halfWidth: number | null
  }
}

export interface Comparison {
  readonly pairs: number
  /** Ids present on both sides with other source, references or gold. */
  readonly changed: readonly string[]
  readonly unpaired: { readonly base: readonly string[]; readonly head: readonly string[] }
  /** Paired segments whose outputs differ. */
  readonly outputsChanged: number
  /** Those of them where one side alone has an output, as where the other failed; absent where nobody counted. */
  readonly outputsOneSided?: number
  readonly failed: { readonly base: number; readonly head: number }
  readonly resamples: number
  readonly trials: number
  readonly seed: number
  readonly unit: 'segment' | 'document'
  readonly results: readonly MetricComparison[]
  readonly warnings: readonly string[]
  /** Scores that only were posted, where there are any: never with a verdict. */
  readonly postedOnly?: readonly PostedComparison[]
  /** The same within slices, where they were asked for. */
  readonly slices?: SliceReport
}
