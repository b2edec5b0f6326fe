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
