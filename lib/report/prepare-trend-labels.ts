import type { Trend } from './prepare-trend.ts'

/** Words at the top of the plot, beside a break or over a gap. */
export interface TrendLabel {
  /** Percent of the plot's width. */
  readonly x: number
  readonly anchor: 'start' | 'end'
  readonly title: string
  readonly detail: string
  /** Whether there is room for it on a wide plot, and on a phone. */
  readonly wide: boolean
  readonly narrow: boolean
}

const LETTER_PX = 6
const WIDE_PLOT_PX = 900
const NARROW_PLOT_PX = 318

/**
 * Places the labels of breaks and gaps, newest first where they would overlap: what finds no room stays in the list
 * under the chart. On a phone only titles are printed. No breaks and no gaps: no labels.
 */
export function prepareTrendLabels(trend: Pick<Trend, 'slots' | 'breaks' | 'gaps'>): TrendLabel[] {
  const count = trend.slots.length
  const found = [
    ...trend.breaks.map((each) => ({ x: (each.before / count) * 100, title: each.title, detail: each.detail })),
    ...trend.gaps.map((each) => ({ x: ((each.to + 1) / count) * 100, title: each.title, detail: each.detail })),
  ].sort((a, b) => b.x - a.x)
  const wide = roomOf(WIDE_PLOT_PX)
  const narrow = roomOf(NARROW_PLOT_PX)
  return found
    .map(({ x, title, detail }) => {
      const anchor = x > 62 ? ('end' as const) : ('start' as const)
      const longest = Math.max(title.length, detail.length)
      return { x, anchor, title, detail, wide: wide(x, anchor, longest), narrow: narrow(x, anchor, title.length) }
    })
    .reverse()
}

/** Tells whether a text of so many letters still finds room, and takes it then. */
function roomOf(plotPx: number): (x: number, anchor: 'start' | 'end', letters: number) => boolean {
  const taken: [number, number][] = []
  return (x, anchor, letters) => {
    const at = (x / 100) * plotPx
    const width = letters * LETTER_PX + 12
    const [from, to] = anchor === 'start' ? [at, at + width] : [at - width, at]
    if (from < 0 || to > plotPx || taken.some(([low, high]) => from < high && to > low)) return false
    taken.push([from, to])
    return true
  }
}

/** Half the width of the baseline's label, and where its letters stand from its mark, as shares of the plot. */
const LABEL_REACH = 0.06
const LABEL_NEAR = 0.03
const LABEL_FAR = 0.1

/** Where the baseline's label stands: beside its mark, or past the `level` up to which the line runs there. */
export interface BaselineLabelPlace {
  readonly side: 'above' | 'below'
  readonly level: number | null
}

/**
 * Places the baseline's label where fewer points of the line around it would run through its letters, above where that is
 * the same. Where the line runs through both places, as in a long history, it stands past the line and its bands.
 *
 * @example placeBaselineLabel({ axis, slots }, { slot: 1, score: 50 }) // { side: 'above', level: null } with nothing near
 */
export function placeBaselineLabel(
  {
    axis,
    slots,
  }: { readonly axis: { readonly min: number; readonly max: number }; readonly slots: readonly LabelSlot[] },
  baseline: { readonly slot: number; readonly score: number },
): BaselineLabelPlace {
  const reach = Math.max(1, Math.round(slots.length * LABEL_REACH))
  const around = slots.slice(Math.max(0, baseline.slot - reach), baseline.slot + reach + 1)
  const hits = { above: 0, below: 0 }
  const ends: number[] = [baseline.score]
  for (const { score, min, max, interval } of around) {
    ends.push(...[min, max, ...(interval ?? [])].filter((end) => end !== null))
    for (const value of new Set([score, min, max])) {
      if (value === null) continue
      const offset = (value - baseline.score) / (axis.max - axis.min)
      if (Math.abs(offset) < LABEL_NEAR || Math.abs(offset) > LABEL_FAR) continue
      hits[offset > 0 ? 'above' : 'below']++
    }
  }
  if (hits.above === 0 || hits.below === 0) return { side: hits.above > 0 ? 'below' : 'above', level: null }
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return axis.max - high >= low - axis.min ? { side: 'above', level: high } : { side: 'below', level: low }
}

type LabelSlot = Pick<Trend['slots'][number], 'score' | 'min' | 'max' | 'interval'>
