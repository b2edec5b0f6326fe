import { withDistinctLabels } from '../../../lib/compare/distinct-labels.ts'
import type { ScoreRecord } from '../../../lib/schema/records.ts'

/** A metric that scores single segments. */
export interface SegmentColumn {
  readonly spec: string
  readonly label: string
  readonly decimals: number
  readonly direction: 'higher' | 'lower' | 'neither'
  /** The order that puts the worst segments first. */
  readonly worstFirst: 'asc' | 'desc'
}

/** Beside more than these nobody can read an output. */
const MOST_SHOWN = 4

/**
 * Which of a run's metrics are columns of its segments, at most four, and which are folded into each row: the one that
 * they are sorted by and the chosen one are columns, then the first ones. Both in the run's order.
 *
 * @example splitColumns(columns, ['ter']).folded // [] for up to four metrics
 */
export function splitColumns(
  columns: readonly SegmentColumn[],
  wanted: readonly (string | null)[],
): { readonly shown: readonly SegmentColumn[]; readonly folded: readonly SegmentColumn[] } {
  const first = wanted.flatMap((spec) => columns.find((column) => column.spec === spec) ?? [])
  const shown = new Set([...new Set([...first, ...columns])].slice(0, MOST_SHOWN))
  return {
    shown: columns.filter((column) => shown.has(column)),
    folded: columns.filter((column) => !shown.has(column)),
  }
}

/** The metrics of a run that score single segments, in its order; two settings of one metric are told apart. */
export function listSegmentColumns(scores: readonly ScoreRecord[]): SegmentColumn[] {
  const columns = scores.flatMap((score) =>
    score.spec === null || score.layer === 'corpus' ? [] : [{ ...score, spec: score.spec }],
  )
  return withDistinctLabels(columns).map(({ spec, label, unit, direction }) => ({
    spec,
    label,
    decimals: unit === 'points' ? 2 : 4,
    direction: direction ?? 'neither',
    worstFirst: direction === 'lower' ? 'desc' : 'asc',
  }))
}
