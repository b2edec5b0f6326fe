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

/** Whether the slot's band has no other point, so that it has no area. */
export function isAlone(slots: readonly Stretched[], index: number): boolean {
  const { band } = slots[index]
  return band !== null && slots.filter((slot) => slot.band === band).length === 1
}
