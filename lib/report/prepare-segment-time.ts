import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatDay } from './format-date.ts'
import { formatCount, formatNumber } from './format-number.ts'
import { segmentMessages } from './messages/en/segment.ts'

const words = segmentMessages.time

/** `8 Nov 2026 to 26 Nov 2026 · 16 runs`. */
export function formatStretchSpan({ newest, oldest, runs }: SegmentStretch): string {
  const dates = { from: formatDay(oldest.date), to: formatDay(newest.date) }
  return words.runs({ count: runs, runs: formatCount(runs), ...dates })
}

/** A stretch's score under a metric, in its own unit, or why there is none. */
export function formatStretchScore(
  { state, scores, scored }: SegmentStretch,
  { spec, unit }: SegmentHistory['metrics'][number],
): string {
  if (state !== 'scored') return segmentMessages.text.noOutput
  return scored.includes(spec) ? formatSegmentScore(scores[spec], unit) : words.notScored
}

/** What the lint found in a stretch other than flips: nothing, or that nobody looked. */
export function sayFlagged({ state, look }: SegmentStretch): string {
  if (state !== 'scored') return words.none
  return look.state === 'looked' ? words.noFlag : words.notLooked
}

/** How many lines are shown, and how many outputs and runs they stand for. */
export function countStretches({ stretches, outputs, runs }: SegmentHistory): string {
  const { items, total } = stretches
  return words.shown({
    shown: formatCount(items.length),
    total: formatCount(total),
    oneLine: total === 1,
    outputs,
    outputsText: formatCount(outputs),
    runs,
    runsText: formatCount(runs),
  })
}

/** A segment's score in its own unit; `–` for none. */
export function formatSegmentScore(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined
    ? segmentMessages.scores.noScore
    : formatNumber(value, decimalsOfSegment(unit))
}

/** Decimals of a segment's score: it has no interval to tell them. */
export function decimalsOfSegment(unit: string): number {
  return unit === 'points' ? 2 : 4
}
