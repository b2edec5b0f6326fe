import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatDay } from './format-date.ts'
import { formatCount } from './format-number.ts'
import { segmentMessages } from './messages/en/segment.ts'
import { nameStretchRun } from './prepare-segment.ts'

/**
 * Since when the output that is read has stood, and since when its meaning has differed: a sentence each, from the
 * outputs of the same system in a row. Where the list on this page ends before the answer, the sentence says "at least".
 * Nothing to read gives no sentences.
 */
export function prepareSegmentSince(history: SegmentHistory): string[] {
  const { head, stretches } = history
  if (!head) return []
  const words = segmentMessages.since
  const at = (stretch: SegmentStretch) => ({
    run: nameStretchRun({ ...stretch, newest: stretch.oldest }),
    day: formatDay(stretch.oldest.date),
  })
  const own = stretches.items.filter(({ newest }) => newest.system === head.newest.system)
  const from = own.findIndex(({ newest }) => newest.id === head.newest.id)
  const older = from < 0 ? [] : own.slice(from + 1)
  const whole = from >= 0 && stretches.next === null
  const sentences = [
    words.output({ ...at(head), runs: formatCount(head.runs), count: head.runs, first: whole && older.length === 0 }),
  ]
  const kind = head.flips[0]?.kind
  if (kind === undefined) return sentences
  const end = older.findIndex(({ flips, state }) => state !== 'scored' || !flips.some((flip) => flip.kind === kind))
  const flipped = [head, ...(end < 0 ? older : older.slice(0, end))]
  const before = end < 0 ? null : older[end]
  return [
    ...sentences,
    words.flip({
      kind,
      ...at(flipped[flipped.length - 1]),
      runs: formatCount(flipped.reduce((sum, { runs }) => sum + runs, 0)),
      atLeast: before === null && !whole,
      before: before && nameStretchRun(before),
      beforeFailed: before !== null && before.state !== 'scored',
    }),
  ]
}
