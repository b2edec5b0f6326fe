/** Domain records: what lib/db gives, lib/service passes on and pages prepare for the eye. Plain JSON, no Prisma. */
import type { BaselineHow } from '../compare/baseline.ts'
import type { Comparability, MetricComparison, Verdict } from '../compare/comparison.ts'
import type { Drift } from '../compare/drift.ts'
import type { Waiver } from '../compare/gate-policy.ts'
import type { SignatureField } from '../signature/signature.ts'
import type { GatePolicy } from './gate-policy.ts'

export type RunStatus = 'open' | 'complete' | 'abandoned'
export type SegmentState = 'scored' | 'failed' | 'na'
/** Where a run's own computation stands; on SQLite this is the work queue. */
export type ComputeState = 'pending' | 'running' | 'done' | 'failed'
export type Trust = 'verified' | 'differs' | 'recomputed' | 'from-statistics' | 'posted-only'

export interface ProjectRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly demo: boolean
  /** Branch that trends follow and gates compare with. */
  readonly mainBranch: string
  /** SPECs recomputed when a run names none; the first one leads every page. */
  readonly metrics: readonly string[]
  /** Smallest effect that matters, by metric name, in the metric's own unit. */
  readonly smallestEffects: Readonly<Record<string, number>>
  /** Rules of the gate; what is not there has its default. */
  readonly gate: GatePolicy
  /** Settings that the project vouches for where a run does not say them. */
  readonly declared: Readonly<Record<string, string | number | boolean>>
  readonly baselineRunId: string | null
  readonly createdAt: string
}

/** Leave for a metric of a project to fail, as it is stored. */
export interface WaiverRecord extends Waiver {
  readonly id: string
  readonly createdAt: string
}

export interface TestSetVersionRecord {
  readonly id: string
  readonly testSetId: string
  readonly name: string
  readonly number: number
  readonly label: string | null
  readonly hash: string
  readonly segmentCount: number
  readonly createdAt: string
}

export interface RunRecord {
  readonly id: string
  readonly projectId: string
  readonly projectSlug: string
  readonly testSet: TestSetVersionRecord
  readonly system: string
  readonly systemVersion: string | null
  readonly commit: string | null
  readonly commitMessage: string | null
  /** Commit date where given, else when the run was posted: trends are drawn over it. */
  readonly date: string
  readonly branch: string | null
  readonly pullRequest: string | null
  readonly baseCommit: string | null
  readonly ciUrl: string | null
  readonly declared: Readonly<Record<string, string | number | boolean>>
  readonly metadata: Readonly<Record<string, unknown>>
  readonly metrics: readonly string[]
  /** Remarks on the data that are no errors. */
  readonly warnings: readonly string[]
  readonly status: RunStatus
  readonly compute: ComputeState
  readonly computeError: string | null
  readonly repeats: number
  readonly counts: { readonly scored: number; readonly failed: number; readonly na: number }
  readonly demo: boolean
  readonly postedAt: string
}

/** One score of a run as pages and the API show it: recomputed and posted side by side. */
export interface ScoreRecord {
  /** The SPEC under which it was computed; null for a score that only was posted. */
  readonly spec: string | null
  readonly metric: string
  readonly label: string
  /** Null for a score that only was posted. */
  readonly direction: 'higher' | 'lower' | 'neither' | null
  readonly layer: string | null
  readonly unit: string | null
  readonly signature: string
  readonly fields: readonly SignatureField[]
  readonly implementation: string | null
  readonly value: number | null
  readonly reason: string | null
  readonly details: Readonly<Record<string, unknown>>
  /** 95 % bootstrap interval of this run alone; null where it has none. */
  readonly interval: readonly [number, number] | null
  readonly scored: number
  readonly failed: number
  readonly posted: { readonly text: string; readonly signature: string | null } | null
  readonly trust: Trust
  readonly trustNote: string | null
}

/** One segment of a run: texts as they came, with scores by SPEC where asked for. */
export interface SegmentRecord {
  readonly position: number
  readonly id: string
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly label: string | null
  readonly hypothesis: string | null
  readonly predictedLabel: string | null
  readonly state: SegmentState
  readonly reason: string | null
  readonly repeat: number
  readonly scores: Readonly<Record<string, number | null>>
}

export interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
  /** Opaque; null on the last page. */
  readonly next: string | null
}

/** How a run fared against another under one metric, as overviews and trends show it. */
export interface StepVerdict {
  readonly baseRunId: string
  readonly comparable: Comparability
  readonly verdict: Verdict | null
  readonly reason: string | null
  readonly delta: number | null
  readonly ci: readonly [number, number] | null
  /** Smallest difference that the test set could have shown at 80 % power. */
  readonly mde: number | null
  /** Over `family` metrics of the comparison. */
  readonly pAdjusted: number | null
  readonly family: number
  /** Whether pairs or documents are too few for the verdict to be said. */
  readonly few: boolean
  /** Runs without a score between the two, where there are any and they are known. */
  readonly skipped?: number
}

/** How a run fared against the run that overviews compare it with, metric by metric. */
export interface RunStepRecord {
  readonly base: RunRecord
  /** `before` is the run before it on its own line; the rest is how a gate finds its baseline. */
  readonly how: BaselineHow | 'before'
  /** Runs without a score between the two. */
  readonly skipped: number
  /** Whether the comparison is still being made. */
  readonly waiting: boolean
  readonly results: readonly (StepVerdict & { readonly label: string })[]
}

/** What a trend needs of a run. */
export type TrendRun = Pick<
  RunRecord,
  | 'id'
  | 'projectSlug'
  | 'testSet'
  | 'system'
  | 'systemVersion'
  | 'commit'
  | 'commitMessage'
  | 'date'
  | 'branch'
  | 'pullRequest'
  | 'compute'
  | 'computeError'
>

/** One run on a trend; a point without a value is a gap, never a zero. */
export interface TrendPoint {
  readonly run: TrendRun
  readonly spec: string | null
  readonly value: number | null
  readonly reason: string | null
  readonly interval: readonly [number, number] | null
  /** Null is unknown, as of most scores that only were posted: such points are not joined. */
  readonly signature: string | null
  readonly scored: number
  readonly failed: number
  /** Names of signature fields (or `test set`) that differ from the point before: the line breaks there. */
  readonly changed: readonly string[]
  /** Against the run before it on its branch, of a pull request against its merge base; null where not compared (yet). */
  readonly step: StepVerdict | null
}

/** Where the newest run on a pinned baseline's line stands against it. */
export interface DriftRecord {
  readonly baseline: RunRecord
  /** Scored runs since the baseline on its branch, system and test set: each was one look. */
  readonly looks: number
  readonly newest: RunRecord | null
  readonly before: RunRecord | null
  /** Whether a comparison is still being made. */
  readonly waiting: boolean
  readonly metrics: readonly ({ readonly result: MetricComparison } & Drift)[]
}

/** A project as a line of the projects page. */
export interface ProjectOverview {
  readonly project: ProjectRecord
  readonly runCount: number
  readonly latest: RunRecord | null
  /** The latest run's score under the project's leading metric. */
  readonly headline: ScoreRecord | null
  /** Up to 30 points of the main branch, oldest first, under the leading metric. */
  readonly trend: readonly TrendPoint[]
  /** The newest runs of all branches, oldest first, under the leading metric: pull requests are found among them. */
  readonly pullRequests: readonly TrendPoint[]
  readonly step: StepVerdict | null
  /** Where it stands against its pinned baseline; null where none is pinned. */
  readonly drift: DriftRecord | null
}

/** What the runs of a project can be narrowed by. */
export interface RunFilters {
  readonly branches: readonly string[]
  readonly systems: readonly string[]
  readonly testSets: readonly string[]
  /** Metrics that any of its runs has a score for, the leading one first. */
  readonly metrics: readonly {
    /** Null for a metric that only was posted. */
    readonly spec: string | null
    readonly metric: string
    readonly label: string
  }[]
}

/** One paired segment with both outputs, both scores and what moved. */
export interface MovedSegment {
  readonly position: number
  readonly id: string
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly label: string | null
  readonly base: MovedSide
  readonly head: MovedSide
  /** head − base, in the metric's unit; null where either side has no score. */
  readonly delta: number | null
  /** Kinds of flips of meaning that head brought here, where they were asked for. */
  readonly flips?: readonly string[]
}

export interface MovedSide {
  readonly hypothesis: string | null
  readonly predictedLabel: string | null
  readonly state: SegmentState
  readonly reason: string | null
  readonly score: number | null
}

/** A token as lists show it; the token itself is shown once, when it is made. */
export interface TokenRecord {
  readonly id: string
  readonly name: string
  readonly scope: TokenScope
  /** The one project it may write to; null for all. */
  readonly projectId: string | null
  readonly createdAt: string
  readonly lastUsed: string | null
  readonly revoked: boolean
}

export type TokenScope = 'read' | 'write' | 'admin'

/** Equal outputs of one system for one segment, run after run. */
export interface SegmentStretch {
  readonly newest: RunRecord
  readonly oldest: RunRecord
  readonly runs: number
  readonly state: SegmentState
  readonly reason: string | null
  readonly hypothesis: string | null
  /** Code points of the whole output; more than `hypothesis` holds where that was cut. */
  readonly length: number | null
  readonly predictedLabel: string | null
  /** What else was posted with the output and a metric works with; absent where it is long. */
  readonly measured?: MeasuredFacts
  /** Of the newest run, by SPEC. */
  readonly scores: Readonly<Record<string, number | null>>
  /** SPECs by which the newest run was scored, whether this segment got a score or not. */
  readonly scored: readonly string[]
  /** Differences in meaning from a reference, as the lint sees them. */
  readonly flips: readonly SegmentFlip[]
  /** Whether the lint looked: without a look, no flips mean nothing. */
  readonly look: SegmentLook
}

/** Facts of an output that are no text. */
export interface MeasuredFacts {
  readonly logprobs?: readonly (number | null)[]
  readonly logBase?: 'e' | '2' | '10'
  readonly samples?: number
  readonly passed?: number
}

export interface SegmentLook {
  readonly state: 'looked' | 'overlap' | 'language' | 'no-reference' | 'no-text' | 'too-long'
  /** Share of words that are those of the closest reference, from 0 to 1; null where that was not counted. */
  readonly overlap: number | null
}

export interface SegmentFlip {
  readonly kind: string
  readonly referenceIndex: number
  /** Where it stands, in UTF-16 units; null where that text has nothing that answers. */
  readonly reference: { readonly start: number; readonly end: number } | null
  readonly hypothesis: { readonly start: number; readonly end: number } | null
  readonly words: readonly string[]
}

/** One segment through all runs of its project. */
export interface SegmentHistory {
  readonly testSet: string
  readonly id: string
  /** Versions of the test set that hold the segment, newest first. */
  readonly versions: readonly { readonly number: number; readonly label: string | null; readonly changed: boolean }[]
  readonly document: string | null
  readonly tags: Readonly<Record<string, string>>
  readonly source: string | null
  readonly references: readonly string[]
  readonly answers?: readonly string[]
  readonly label: string | null
  /** The output that is read, and the one that it is set against: by default the newest and what came before it. */
  readonly head: SegmentStretch | null
  readonly base: SegmentStretch | null
  readonly stretches: Page<SegmentStretch>
  /** Runs that were looked at; older ones than these are not. */
  readonly runs: number
  /** Different outputs of these runs; failures are none. */
  readonly outputs: number
  readonly truncated: boolean
  /** Share of words from which on the lint looks for flips, from 0 to 1. */
  readonly leastOverlap: number
  /** Metrics of the runs shown, the leading one of head first. */
  readonly metrics: readonly {
    readonly spec: string
    readonly label: string
    readonly direction: 'higher' | 'lower' | 'neither'
    readonly unit: string
    readonly signature: string
  }[]
}

/** A test set as a line of a project's list. */
export interface TestSetOverview {
  readonly name: string
  readonly versions: number
  readonly runs: number
  readonly newest: TestSetVersionRecord
}

/** What a version changed against the one before it: how many ids, and the first of them. */
export interface VersionChanges {
  readonly added: { readonly count: number; readonly ids: readonly string[] }
  readonly dropped: { readonly count: number; readonly ids: readonly string[] }
  /** Same id, other source, references or gold. */
  readonly changed: { readonly count: number; readonly ids: readonly string[] }
}

/** A test set with its versions, newest first, and one of them looked at closely. */
export interface TestSetDetail {
  readonly name: string
  readonly versions: readonly (TestSetVersionRecord & { readonly runs: number })[]
  readonly shown: {
    readonly version: TestSetVersionRecord
    readonly before: TestSetVersionRecord | null
    readonly tagsEditedAt: string | null
    readonly facts: {
      readonly segments: number
      readonly sources: number
      readonly labels: number
      readonly answers: number
      readonly inDocuments: number
      readonly documents: number
      readonly references: readonly { readonly count: number; readonly segments: number }[]
      readonly tags: readonly { readonly name: string; readonly value: string; readonly segments: number }[]
    }
    readonly changes: VersionChanges | null
  }
}

/** What the lints saw in a run's texts; they never change a score. */
export interface RunLints {
  /** Segments that were looked at, and how many of them have a flip of meaning. */
  readonly segments: number
  readonly flipped: number
  /** Outputs in which flips were not looked for: no word lists for their language, or too long. */
  readonly unread: { readonly language: number; readonly length: number }
  /** The data have an error by which outputs are read against references that are not theirs: no flip is told. */
  readonly misread?: boolean
  readonly findings: readonly {
    readonly code: string
    readonly severity: 'error' | 'warning' | 'note'
    readonly part: 'source' | 'hypothesis' | 'references' | 'segments'
    readonly count: number
    readonly total: number
    readonly ids: readonly string[]
    readonly details: Readonly<Record<string, string | number>>
  }[]
  readonly flips: readonly { readonly kind: string; readonly count: number; readonly ids: readonly string[] }[]
  /** What makes a score mean less than it seems, where no finding says so already. */
  readonly warnings: readonly {
    readonly code: string
    /** Label of the metric that it is about; null where it is about the data alone. */
    readonly metric: string | null
    readonly message: string
    readonly count: number | null
    readonly ids: readonly string[]
  }[]
}
