import type { NormalizedSegment } from './normalized-run.ts'

/** A score as the other tool printed it: its digits are kept as text, since their number says how exact it is. */
export interface ImportedScore {
  readonly metric: string
  /** Null where the tool has no value; `reason` then says why. */
  readonly text: string | null
  readonly reason: string | null
  /** The tool's own signature, or what it said of the setting (`filter:strict-match`); null where it said nothing. */
  readonly signature: string | null
  /** What else belongs to this number: standard error, half-width, label, column. */
  readonly facets: Readonly<Record<string, string | number | boolean | null>>
  /** A count, a spread or a time that the tool prints among its scores: shown, and no score of the run. */
  readonly isDetail?: boolean
}

/** A judgement of this run's outputs against another's: no metric of one run, so it is shown and not stored. */
export interface PairedJudgement {
  readonly metric: string
  readonly against: string
  readonly values: readonly (number | null)[]
}

/** The bytes that a run was read from. */
export interface ImportedFile {
  readonly file: string
  readonly bytes: number
  /** SHA-256 of the original bytes, in lower-case hexadecimal. */
  readonly sha256: string
}

/** One system on one test set, as read from files of another tool. Nothing in it was guessed. */
export interface ImportedRun {
  /** Name of the format in the table of formats. */
  readonly format: string
  /** What was recognised, as people call it: `lm-eval samples, multiple choice`. */
  readonly readAs: string
  readonly files: readonly ImportedFile[]
  /** Null where the files do not say. */
  readonly system: string | null
  readonly testSet: string | null
  /** Items in the files; null where they hold totals only. */
  readonly items: number | null
  /** Items that the tool says it scored, where it says so. */
  readonly itemsReported: number | null
  readonly segments: readonly NormalizedSegment[]
  readonly scores: readonly ImportedScore[]
  readonly judgements: readonly PairedJudgement[]
  /** How outputs and scores were made, as far as the files say. */
  readonly settings: Readonly<Record<string, string | number | boolean>>
  /** What a number depends on and the files do not say. */
  readonly unknown: readonly string[]
  /** Remarks on the data that are no errors. */
  readonly notes: readonly string[]
}
