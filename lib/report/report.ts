/** A report of a comparison: what it is made from, and what every format of it prints. Plain data. */
import type { BaselineChoice } from '../compare/baseline.ts'
import type { Comparison, MetricComparison, Verdict } from '../compare/comparison.ts'
import type { GateOutcome, GateResult, MetricGate } from '../compare/gate.ts'
import type { FlipSummary } from '../compare/summarize-flips.ts'
import type { MovedSegment, RunLints, Trust } from '../schema/records.ts'
import type { ComparabilityRow } from './prepare-comparability.ts'
import type { SegmentDiff } from './prepare-segment-diff.ts'

/** One side as a report names it: a stored run, or a file that has nothing but a name. */
export interface ReportSide {
  readonly name: string
  /** Id of a stored run. */
  readonly run: string | null
  readonly commit: string | null
  readonly branch: string | null
  readonly pullRequest: string | null
  /** Name of the test set, and the name with its version. */
  readonly testSet: string | null
  readonly testSetLabel: string | null
  /** ISO 8601. */
  readonly date: string | null
}

/** The segments that moved most the wrong way under one metric, the worst first. */
export interface WorstSegments {
  readonly spec: string
  readonly items: readonly MovedSegment[]
  /** How many moved the wrong way in all. */
  readonly total: number
}

/** A score of head beside what its sender posted. */
export interface ScoreTrust {
  readonly label: string
  readonly trust: Trust
  readonly posted: string | null
}

/** Everything that a report may say; what is null is not known and not said. */
export interface ReportData {
  readonly project: string | null
  /** There is no run to compare with yet: head's scores stand alone (`withoutBase`), and base is but a name for that. */
  readonly isFirst?: boolean
  readonly base: ReportSide
  readonly head: ReportSide
  readonly comparison: Comparison
  readonly gate: GateResult
  readonly baseline: BaselineChoice | null
  readonly flips: FlipSummary | null
  readonly lints: { readonly base: RunLints | null; readonly head: RunLints | null } | null
  readonly worst: WorstSegments | null
  readonly trust: readonly ScoreTrust[]
  /** What makes the comparison again, to be pasted into a shell; empty where nothing was compared. */
  readonly command: string
  /** Address of the comparison's page on its server, whole or from the root; null without a server. */
  readonly page: string | null
  /** Address under which the same comparison is given again, byte for byte. */
  readonly permalink: string | null
  /** Where links from the root begin: `https://assay.example`. Null: no links. */
  readonly site: string | null
  readonly version: string
}

export type ReportVerdict = Verdict | 'not-comparable' | GateOutcome | null

export interface ReportRow {
  readonly spec: string
  /** With an arrow where lower is better. */
  readonly label: string
  /** `domain = law`; null for the whole. */
  readonly slice: string | null
  readonly base: string
  readonly head: string
  readonly difference: string
  readonly interval: string | null
  readonly n: string
  readonly verdict: Verdict | 'not-compared' | null
  /** `▼ worse`; the mark says the same as the word. */
  readonly mark: string
  readonly word: string
  readonly qualifier: string | null
  /** What the gate said of it; null where the gate does not look. */
  readonly gate: MetricGate | null
  /** The exact figures behind the texts. */
  readonly result: MetricComparison
}

export interface ReportSegment {
  readonly id: string
  readonly link: string | null
  /** Kinds of flips of meaning that head brought here, as far as they are named. */
  readonly flips: readonly string[]
  readonly scores: string
  readonly delta: string
  readonly reference: string | null
  readonly diff: SegmentDiff
  readonly notes: readonly string[]
}

export interface ReportSideView {
  readonly name: string
  readonly commit: string | null
  readonly branch: string | null
  readonly link: string | null
}

/** What every format prints; texts are as they came and escaped by each writer. */
export interface Report {
  readonly data: ReportData
  /** `distil-6L against base-12L`. */
  readonly title: string
  readonly verdict: ReportVerdict
  readonly mark: string
  /** The finding in a line: `Worse: BLEU −0.91 [−1.46, −0.35], beyond the 0.5 that matters`. */
  readonly heading: string
  /** Errors in the data of either side, by which the figures are about other data than meant: said before all else. */
  readonly errors: readonly string[]
  /** The gate's outcome and, metric by metric, what is not a plain pass. */
  readonly gate: { readonly outcome: GateOutcome; readonly line: string; readonly notes: readonly string[] }
  readonly base: ReportSideView
  readonly head: ReportSideView
  readonly baseline: string | null
  /** Which of several baselines were passed over, and why. */
  readonly skipped: readonly string[]
  readonly testSet: string | null
  /** Pairs, changed outputs, flips: one sentence each, the most telling first. */
  readonly totals: readonly string[]
  readonly coverage: readonly string[]
  /** Who agrees, what is inconclusive, what was corrected. */
  readonly remarks: readonly string[]
  /** The whole comparison, then the slices that the gate looks at. */
  readonly rows: readonly ReportRow[]
  readonly slices: readonly ReportRow[]
  readonly differences: readonly ComparabilityRow[]
  readonly unpaired: readonly {
    readonly title: string
    readonly ids: readonly string[]
    readonly more: string | null
  }[]
  readonly flips: readonly {
    readonly kind: string
    readonly introduced: number
    readonly removed: number
    readonly ids: readonly { readonly id: string; readonly link: string | null }[]
  }[]
  readonly lints: readonly { readonly side: 'base' | 'head'; readonly text: string }[]
  readonly segments: readonly ReportSegment[]
  readonly segmentsTotal: number
  readonly signatures: readonly {
    readonly metric: string
    readonly signature: string
    readonly implementation: string
  }[]
  readonly method: string
  readonly page: string | null
  readonly permalink: string | null
  /** By which a bot finds its own comment again. */
  readonly marker: string
  readonly made: string
}
