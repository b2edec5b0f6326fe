import type { MarkSlot } from './trend-marks.tsx'

/** A run that the cursor stops at: its score, its address, and its reading as one sentence. */
export interface PlotStop {
  readonly score: number | null
  readonly href: string
  readonly reading: string
}

/** A slot as the browser needs it: numbers, and the runs that can be looked at in it. */
export interface PlotSlot extends MarkSlot {
  readonly x: number
  readonly line: number | null
  readonly band: number | null
  readonly stops: readonly PlotStop[]
}

/**
 * Slots as one string without names of fields: handed over to the browser value by value, hundreds of slots cost the
 * server more than all the rest of the page.
 */
export function packSlots(slots: readonly Omit<PlotSlot, 'x'>[]): string {
  return JSON.stringify(
    slots.map((slot) => [
      slot.score,
      slot.interval,
      slot.count,
      slot.count === 1 ? null : [slot.min, slot.max],
      slot.line,
      slot.band,
      slot.series,
      slot.loose ? 1 : 0,
      slot.verdict,
      slot.few ? 1 : 0,
      slot.stops.map(({ score, href, reading }) => [score, href, reading] as const),
    ]),
  )
}

type PackedSlot = readonly [
  score: number | null,
  interval: readonly [number, number] | null,
  count: number,
  reach: readonly [number | null, number | null] | null,
  line: number | null,
  band: number | null,
  series: number,
  loose: 0 | 1,
  verdict: PlotSlot['verdict'],
  few: 0 | 1,
  stops: readonly (readonly [score: number | null, href: string, reading: string])[],
]

export function unpackSlots(packed: string): PlotSlot[] {
  return (JSON.parse(packed) as PackedSlot[]).map(
    ([score, interval, count, reach, line, band, series, loose, verdict, few, stops], index) => ({
      x: index + 0.5,
      score,
      interval,
      count,
      min: reach ? reach[0] : score,
      max: reach ? reach[1] : score,
      line,
      band,
      series,
      loose: loose === 1,
      verdict,
      few: few === 1,
      stops: stops.map(([at, href, reading]) => ({ score: at, href, reading })),
    }),
  )
}
