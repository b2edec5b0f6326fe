import type { TrendSlot } from '../../../lib/report/prepare-trend.ts'
import { GlyphShape, VERDICT_CLASS } from '../ui/glyph.tsx'

/** Series with a colour, dash and marker of their own; all further ones share the last look. */
export const OWN_LOOKS = 3
const SERIES = [
  { color: 'var(--series-1)', dash: undefined },
  { color: 'var(--series-2)', dash: '6 3' },
  { color: 'var(--series-3)', dash: '2 3' },
  { color: 'var(--ink-3)', dash: '1 4' },
] as const

export function seriesLook(series: number) {
  return SERIES[Math.min(series, SERIES.length - 1)]
}

/** What a mark needs to know of its slot; small, since it travels to the browser. */
export type MarkSlot = Pick<
  TrendSlot,
  'score' | 'series' | 'loose' | 'verdict' | 'count' | 'min' | 'max' | 'interval' | 'few'
>

/**
 * One point around 0, 0: dot of its series, or the verdict's shape where it stands beside the line. `unitPx` is the
 * height of one unit of score, for whiskers: bucket extremes, and the interval of a point whose band is a point. Hollow
 * is a score of so few segments that its interval is a rough one.
 */
export function TrendMark({
  slot,
  unitPx,
  last,
  dense,
  alone,
}: {
  slot: MarkSlot
  unitPx: number
  last: boolean
  dense: boolean
  /** Nothing is beside it in its band: the interval is drawn as a line. */
  alone: boolean
}) {
  if (slot.score === null) return null
  const { score } = slot
  const offset = (value: number) => (score - value) * unitPx
  const color = seriesLook(slot.series).color
  const interval = slot.interval && (slot.loose || alone) ? slot.interval : null
  if (slot.loose) {
    return (
      <g
        className={slot.verdict ? VERDICT_CLASS[slot.verdict] : undefined}
        style={slot.verdict ? undefined : { color }}
      >
        {interval ? <line className="w" y1={offset(interval[1])} y2={offset(interval[0])} /> : null}
        <circle r={slot.verdict ? 6 : 5.5} fill="var(--paper)" />
        {slot.verdict ? (
          <GlyphShape kind={slot.verdict} />
        ) : (
          // Not compared yet: a hollow dot, which is no verdict's shape.
          <circle r="3.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        )}
      </g>
    )
  }
  return (
    <g style={{ color }}>
      {interval ? (
        <line stroke="currentColor" opacity=".35" strokeWidth="2" y1={offset(interval[1])} y2={offset(interval[0])} />
      ) : null}
      {slot.count > 1 && slot.min !== null && slot.max !== null ? (
        <line stroke="currentColor" strokeWidth="1" y1={offset(slot.max)} y2={offset(slot.min)} />
      ) : null}
      {slot.few && !dense ? (
        <circle r={last ? 3.6 : 2.6} fill="var(--paper)" stroke="currentColor" strokeWidth="1.6" />
      ) : (
        <Dot series={slot.series} size={last ? 4 : dense ? 1.4 : 2.6} />
      )}
    </g>
  )
}

function Dot({ series, size }: { series: number; size: number }) {
  const look = { fill: 'currentColor', stroke: 'var(--paper)', strokeWidth: size < 2 ? 0 : 1 }
  if (series === 0) return <circle r={size} {...look} />
  if (series >= OWN_LOOKS)
    return <path d={`M${-size} 0H${size}M0 ${-size}V${size}`} stroke="currentColor" strokeWidth="1.6" />
  if (series === 1) return <rect x={-size} y={-size} width={2 * size} height={2 * size} {...look} />
  return <rect x={-size} y={-size} width={2 * size} height={2 * size} transform="rotate(45)" {...look} />
}
