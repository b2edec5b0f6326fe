import type { NormalizedSegment } from './normalized-run.ts'

export interface GroupedRepeats {
  /** Each id once, in the order of first appearance. */
  readonly ids: readonly string[]
  /** The first repeat of each id, which holds the item's own facts. */
  readonly items: readonly NormalizedSegment[]
  /** `repeats[r][i]`: output r of segment i, null where that one was not given. At least one list. */
  readonly repeats: readonly (readonly (NormalizedSegment | null)[])[]
}

/**
 * Segments by id and repeat. Repeat numbers need not start at 0 nor be without gaps: they are taken in ascending order.
 *
 * @example
 * groupRepeats(segments).repeats.length // 1 where nothing was repeated
 */
export function groupRepeats(segments: readonly NormalizedSegment[]): GroupedRepeats {
  const numbers = [...new Set(segments.map((segment) => segment.repeat))].sort((a, b) => a - b)
  const indexOf = new Map<string, number>()
  const items: NormalizedSegment[] = []
  for (const segment of segments) {
    if (indexOf.has(segment.id)) continue
    indexOf.set(segment.id, items.length)
    items.push(segment)
  }
  const rows = new Map(numbers.map((number) => [number, new Array<NormalizedSegment | null>(items.length).fill(null)]))
  for (const segment of segments) rows.get(segment.repeat)![indexOf.get(segment.id)!] = segment
  return { ids: items.map((item) => item.id), items, repeats: rows.size > 0 ? [...rows.values()] : [[]] }
}
