/** A segment as it came in: what the data lints look at. */
export interface LintSegment {
  readonly id: string
  readonly source?: string | null
  readonly hypothesis?: string | null
  readonly references?: readonly string[]
  /** Only outputs of scored segments are looked at. */
  readonly state: 'scored' | 'failed' | 'na'
}

/** Which texts of the segments a finding is about. */
export type LintPart = 'source' | 'hypothesis' | 'references' | 'segments'

/** Error: the numbers are about other data than meant. Warning: some numbers mean less. Note: worth knowing. */
export type LintSeverity = 'error' | 'warning' | 'note'

/** Something that a data lint found, as data; its sentence is in the report's messages. */
export interface LintFinding {
  readonly code: string
  readonly severity: LintSeverity
  readonly part: LintPart
  /** How many segments it is about, and of how many. */
  readonly count: number
  readonly total: number
  /** The first of them. */
  readonly ids: readonly string[]
  /** Parts of the sentence that only this lint has. */
  readonly details: Readonly<Record<string, string | number>>
}

/** A finding with all segments that it is about. */
export interface LintFound extends LintFinding {
  readonly found: readonly LintSegment[]
}

/** One lint: it looks at all segments of a run, in their order. */
export interface DataLint {
  readonly code: string
  readonly check: (segments: readonly LintSegment[]) => readonly LintFound[]
}

/** Ids that a finding names; its count is not bounded. */
export const MOST_IDS = 20

/** A finding over some segments. */
export function toFinding(
  facts: Omit<LintFound, 'count' | 'ids' | 'details'>,
  details: LintFinding['details'] = {},
): LintFound {
  const { found } = facts
  return { ...facts, count: found.length, ids: found.slice(0, MOST_IDS).map(({ id }) => id), details }
}
