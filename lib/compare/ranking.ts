/** A run's place among several under one metric. */
export interface RankedRun {
  readonly name: string
  readonly score: number | null
  /** 95 % percentile interval of the score alone. */
  readonly interval: readonly [number, number] | null
  /** How many runs it is clearly better than, and clearly worse than. */
  readonly better: number
  readonly worse: number
}

export interface RankingPair {
  readonly upper: string
  readonly lower: string
  /** upper − lower. */
  readonly delta: number | null
  readonly ci: readonly [number, number] | null
  readonly p: number | null
  /** Holm over all pairs of the ranking. */
  readonly pAdjusted: number | null
  /** Whether the two can be told apart. */
  readonly apart: boolean
}

export interface Ranking {
  readonly spec: string
  readonly metric: string
  /** Why there is no ranking; null where there is one. */
  readonly reason: string | null
  /** Segments that all runs share and scored. */
  readonly n: number
  readonly documents: number | null
  /** So few segments or documents that no two runs are told apart by them: the order is none to rely on. */
  readonly few: boolean
  readonly family: number
  readonly level: number
  /** Best first. */
  readonly runs: readonly RankedRun[]
  /** Names best first: two runs share a group exactly where they cannot be told apart; a run may stand in several. */
  readonly groups: readonly (readonly string[])[]
  readonly pairs: readonly RankingPair[]
  /** Runs that may not be compared with the first one under this metric. */
  readonly left: readonly string[]
}
