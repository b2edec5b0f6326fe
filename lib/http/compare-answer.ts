import type { ComparedMany } from '../service/compare-many.ts'
import type { ComparedRuns } from '../service/compare-runs.ts'

/** A comparison as the API gives it: what a comparison of files gives, with both runs and the permanent link beside. */
export function compareAnswer({ base, head, comparison, permalink }: ComparedRuns) {
  return { ...comparison, base, head, permalink }
}

/** One base against several heads: each comparison without base, and the ranking of all. */
export function compareManyAnswer({ base, heads, ranking }: ComparedMany) {
  return {
    base,
    heads: heads.map(({ head, comparison, permalink }) => ({ ...comparison, head, permalink })),
    ranking,
  }
}
