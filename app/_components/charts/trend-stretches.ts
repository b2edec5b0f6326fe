import type { TrendSlot } from '../../../lib/report/prepare-trend.ts'

type Stretched = Pick<TrendSlot, 'line' | 'band'>

/** Indices of the slots that share a line (or a band), in order. */
export function groupBy(slots: readonly Stretched[], by: 'line' | 'band'): { key: number; members: number[] }[] {
  const groups = new Map<number, number[]>()
  slots.forEach((slot, index) => {
    const key = slot[by]
    if (key === null) return
    const members = groups.get(key)
    if (members) members.push(index)
    else groups.set(key, [index])
  })
  return [...groups].map(([key, members]) => ({ key, members }))
}

/** Places of the slots whose band has no other point, so that it has no area. */
export function listAlone(slots: readonly Stretched[]): ReadonlySet<number> {
  return new Set(groupBy(slots, 'band').flatMap(({ members }) => (members.length === 1 ? members : [])))
}
