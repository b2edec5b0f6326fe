import { slotX, valueY } from './place.ts'
import type { PlotSlot, PlotStop } from './plot-slots.ts'

/** A place of the cursor: a run, and the slot that it stands in. */
export interface CursorStop extends PlotStop {
  readonly slot: number
}

/** All places of the cursor, from the oldest run to the newest. */
export function listStops(slots: readonly Pick<PlotSlot, 'stops'>[]): CursorStop[] {
  return slots.flatMap(({ stops }, slot) => stops.map((stop) => ({ ...stop, slot })))
}

/**
 * Where a key takes the cursor among `count` places; null for a key that does not move it. Without a cursor yet, an arrow
 * shows the newest place, which is the one that is spoken of then; Home and End go to the ends from anywhere.
 *
 * @example moveCursor('Home', null, 12) // 0
 */
export function moveCursor(key: string, active: number | null, count: number): number | null {
  const last = count - 1
  const from = active ?? count
  const far = Math.max(1, Math.round(count / 10))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    PageUp: from - far,
    PageDown: from + far,
    Home: 0,
    End: last,
  }
  if (count === 0 || !Object.hasOwn(steps, key)) return null
  return Math.min(last, Math.max(0, steps[key]))
}

/** The place nearest to a point of the plot, in percent from its left and top: the slot there, and of its runs the nearest. */
export function stopNear(
  stops: readonly CursorStop[],
  { x, y }: { readonly x: number; readonly y: number },
  { count, axis }: { readonly count: number; readonly axis: { readonly min: number; readonly max: number } },
): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  stops.forEach(({ slot, score }, index) => {
    const across = Math.abs(slotX(slot, count) - x)
    const down = score === null ? 0 : Math.abs(valueY(score, axis) - y)
    // Slots stand side by side: which one is meant, the height cannot change. Of equals the newest counts.
    const distance = Math.round(across * 1e6) * 1e3 + down
    if (distance > least) return
    least = distance
    best = index
  })
  return best
}
