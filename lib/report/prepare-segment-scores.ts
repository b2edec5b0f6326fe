import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatDifference } from './format-number.ts'
import { segmentMessages } from './messages/en/segment.ts'
import { decimalsOfSegment, formatSegmentScore } from './prepare-segment-time.ts'
import { shortSignature } from './short-signature.ts'

const words = segmentMessages.scores

export interface SegmentScoreRow {
  readonly spec: string
  readonly label: string
  /** What else the signature says, in short; empty where all is usual. */
  readonly settings: string
  readonly turned: boolean
  readonly base: string
  readonly head: string
  /** null where a side has no score. */
  readonly difference: string | null
  readonly isHigher: boolean
  readonly kind: 'better' | 'worse' | 'identical'
  /** Which side was not scored by the metric; null where both were. */
  readonly why: string | null
}

/** A row for each metric by which head or base was scored, in the order of head. */
export function prepareSegmentScores({ metrics, head, base }: SegmentHistory): SegmentScoreRow[] {
  if (head === null) return []
  return metrics
    .filter(({ spec }) => head.scored.includes(spec) || base?.scored.includes(spec))
    .map((metric) => toRow(metric, head, base))
}

function toRow(
  { spec, label, direction, unit, signature }: SegmentHistory['metrics'][number],
  head: SegmentStretch,
  base: SegmentStretch | null,
): SegmentScoreRow {
  const [from, to] = [base?.scores[spec] ?? null, head.scores[spec] ?? null]
  const delta = from === null || to === null ? null : to - from
  const isTie = delta !== null && Math.abs(delta) <= 1e-9 * Math.max(1, Math.abs(from ?? 0), Math.abs(to ?? 0))
  const gain = direction === 'neither' || delta === null || isTie ? 0 : direction === 'lower' ? -delta : delta
  const missing = !head.scored.includes(spec) ? 'head' : base && !base.scored.includes(spec) ? 'base' : null
  return {
    spec,
    label,
    settings: shortSignature(signature),
    turned: direction === 'lower',
    base: formatSegmentScore(from, unit),
    head: formatSegmentScore(to, unit),
    difference: delta === null ? null : isTie ? words.same : formatDifference(delta, decimalsOfSegment(unit)),
    isHigher: delta !== null && !isTie && delta > 0,
    kind: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'identical',
    why: missing && words.notScored(missing),
  }
}
