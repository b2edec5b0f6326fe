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

/** The metrics of a run that score single segments, in its order. */
export function listSegmentColumns(scores: readonly ScoreRecord[]): SegmentColumn[] {
  return scores.flatMap(({ spec, label, layer, unit, direction }): SegmentColumn[] =>
    spec === null || layer === 'corpus'
      ? []
      : [
          {
            spec,
            label,
            decimals: unit === 'points' ? 2 : 4,
            direction: direction ?? 'neither',
            worstFirst: direction === 'lower' ? 'desc' : 'asc',
          },
        ],
  )
}
