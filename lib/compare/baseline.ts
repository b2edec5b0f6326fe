/** How a baseline was found, from the surest to the vaguest. */
export type BaselineHow = 'named' | 'pinned' | 'merge-base' | 'ancestor' | 'target-branch'

/** Which run a head is judged against, and how it was chosen: always said, never silent. */
export interface BaselineChoice {
  readonly runId: string
  readonly how: BaselineHow
  readonly commit: string | null
  readonly branch: string | null
  /** Commits from the merge base back to the baseline: 0 is the merge base itself; null where that is not known. */
  readonly distance: number | null
  /** How long before now the baseline was made, in milliseconds, at least 0; null where no time was given. */
  readonly ageMs: number | null
  /** What stood nearer and was passed over, the nearest first. */
  readonly skipped: readonly SkippedBaseline[]
}

export interface SkippedBaseline {
  readonly commit: string | null
  /** Why, as one sentence. */
  readonly why: string
}
