/** Horizontal place of a slot's middle, in percent of the plot: text keeps its size at every width. */
export function slotX(slot: number, slots: number): number {
  return round(((slot + 0.5) / slots) * 100)
}

/** Left edge of a slot in percent: where a break before it stands. */
export function edgeX(slot: number, slots: number): number {
  return round((slot / slots) * 100)
}

/** Vertical place of a value in percent from the top. */
export function valueY(value: number, axis: { readonly min: number; readonly max: number }): number {
  return round(((axis.max - value) / (axis.max - axis.min)) * 100)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
