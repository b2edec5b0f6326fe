import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatDay } from './format-date.ts'
import { formatCount } from './format-number.ts'
import { segmentMessages } from './messages/en/segment.ts'
import { nameStretchRun, outputOf, sayNotLooked } from './segment-stretch.ts'

const words = segmentMessages.since

/**
 * Since when the output that is read has stood, and since when its meaning has differed: a sentence each, from the
 * outputs of the same system in a row. Where the list on this page ends before the answer, the sentence says "at least".
 * Nothing to read gives no sentences.
 */
export function prepareSegmentSince(history: SegmentHistory): string[] {
  const { head, stretches } = history
  if (!head) return []
  const own = stretches.items.filter(({ newest }) => newest.system === head.newest.system)
  const from = own.findIndex(({ newest }) => newest.id === head.newest.id)
  const older = from < 0 ? [] : own.slice(from + 1)
  const whole = from >= 0 && stretches.next === null && !history.truncated
  const first = whole && older.length === 0
  return [
    ...(head.state === 'scored' ? [outputSentence(history, head, older, first)] : noOutputSentence(head, first)),
    ...flipSentence(history, head, older, whole),
  ]
}

function outputSentence(
  history: SegmentHistory,
  head: SegmentStretch,
  older: readonly SegmentStretch[],
  first: boolean,
) {
  const at = oldestOf(head)
  const { system } = head.newest
  const others = history.stretches.items.some(({ newest }) => newest.system !== system) ? system : null
  if (first) return head.runs === 1 ? words.only({ ...at, system: others }) : words.always({ ...at, system: others })
  const before = older[0]
  // Equal outputs are two lines only where the segment itself changed between them.
  if (before?.state === 'scored' && outputOf(before) === outputOf(head) && before.length === head.length)
    return words.reworded(at)
  const atLeast = history.truncated && older.length === 0 && history.stretches.next === null
  return head.runs === 1 ? words.fresh(at) : words.stands({ ...at, runs: formatCount(head.runs), atLeast })
}

/** A single failure without a run before it is told by the finding already. */
function noOutputSentence(head: SegmentStretch, first: boolean): string[] {
  const at = oldestOf(head)
  if (first) return head.runs === 1 ? [] : [words.neverOutput(at)]
  return [head.runs === 1 ? words.noOutput(at) : words.noOutputRuns({ ...at, runs: formatCount(head.runs) })]
}

function flipSentence(
  { leastOverlap }: SegmentHistory,
  head: SegmentStretch,
  older: readonly SegmentStretch[],
  whole: boolean,
): string[] {
  const kind = head.flips[0]?.kind
  if (kind === undefined) return []
  const end = older.findIndex(({ flips, state }) => state !== 'scored' || !flips.some((flip) => flip.kind === kind))
  const flipped = [head, ...(end < 0 ? older : older.slice(0, end))]
  const before = end < 0 ? null : older[end]
  return [
    words.flip({
      kind,
      ...oldestOf(flipped[flipped.length - 1]),
      runs: formatCount(flipped.reduce((sum, { runs }) => sum + runs, 0)),
      atLeast: before === null && !whole,
      before: before && nameStretchRun(before),
      beforeFailed: before !== null && before.state !== 'scored',
      notLooked: before && sayNotLooked(before, leastOverlap),
    }),
  ]
}

function oldestOf({ oldest }: SegmentStretch): { run: string; day: string } {
  return { run: nameStretchRun({ newest: oldest }), day: formatDay(oldest.date) }
}
