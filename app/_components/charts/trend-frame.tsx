import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { placeBaselineLabel, prepareTrendLabels, type TrendLabel } from '../../../lib/report/prepare-trend-labels.ts'
import { Origin } from './origin.tsx'
import { edgeX, slotX, valueY } from './place.ts'

export const TREND_HEIGHT = 280
/** Room above the plot for what breaks and gaps say: over points and bands nobody could read it. */
const STRIP = 32

/** What stands still behind a trend: grid, axis labels, hatched breaks and gaps with their reasons. */
export function TrendFrame({
  trend,
  labels = prepareTrendLabels(trend),
}: {
  trend: Trend
  /** They stand above the plot. */
  labels?: readonly TrendLabel[]
}) {
  const { axis, slots } = trend
  if (!axis) return null
  const count = slots.length
  return (
    <svg className="plot" height={TREND_HEIGHT} aria-hidden="true" focusable="false">
      {axis.ticks.map((tick) => {
        const y = `${valueY(tick.value, axis)}%`
        return (
          <g key={tick.value}>
            <line className="gridline" x1="0" x2="100%" y1={y} y2={y} />
            <text x="-10" y={y} dy="4" textAnchor="end">
              {tick.label}
            </text>
          </g>
        )
      })}
      {trend.gaps.map((gap) => (
        <rect
          key={gap.from}
          className="hatch"
          x={`${edgeX(gap.from, count)}%`}
          width={`${edgeX(gap.to + 1, count) - edgeX(gap.from, count)}%`}
          y="0"
          height="100%"
          opacity=".55"
        />
      ))}
      {trend.breaks.map((each) => (
        <Origin key={each.before} x={edgeX(each.before, count)}>
          <rect className="hatch" x="-4" width="8" y="0" height={TREND_HEIGHT} />
        </Origin>
      ))}
      {labels
        .filter(({ wide, narrow }) => wide || narrow)
        .map((label) => {
          const where = { x: `${label.x}%`, dx: label.anchor === 'start' ? 6 : -6, textAnchor: label.anchor }
          const width = label.wide ? (label.narrow ? '' : 'only-w') : 'only-n'
          return (
            <g key={`${label.x} ${label.title}`}>
              <line className={`axis ${width}`} x1={`${label.x}%`} x2={`${label.x}%`} y1={-STRIP} y2="0" />
              <text {...where} y={10 - STRIP} className={`ink2 ${width}`}>
                {toPlainText(label.title)}
              </text>
              <text {...where} y={25 - STRIP} className={label.wide ? 'only-w' : 'gone'}>
                {toPlainText(label.detail)}
              </text>
            </g>
          )
        })}
    </svg>
  )
}

/** The pinned baseline and its rule, before the line: in a long history nobody would find it behind. */
export function TrendBaseline({
  trend: { axis, slots, breaks },
  baseline,
}: {
  trend: Pick<Trend, 'axis' | 'slots' | 'breaks'>
  baseline: { readonly slot: number; readonly score: number; readonly label: string }
}) {
  if (!axis) return null
  const x = slotX(baseline.slot, slots.length)
  const { side, level } = placeBaselineLabel({ axis, slots }, baseline)
  return (
    <svg className="plot front" height={TREND_HEIGHT} aria-hidden="true" focusable="false">
      <Baseline
        x={x}
        anchor={anchorOf(
          x,
          breaks.map(({ before }) => edgeX(before, slots.length)),
        )}
        y={valueY(baseline.score, axis)}
        label={baseline.label}
        side={side}
        past={level === null ? null : valueY(level, axis)}
      />
    </svg>
  )
}

/** Half the width of the label in percent of a wide plot. */
const LABEL_HALF = 6

/** The label stands about its mark, but off the ends of the plot and off a break beside it, whose hatch it would cover. */
function anchorOf(x: number, breaks: readonly number[]): 'start' | 'middle' | 'end' {
  const near = [0, 100, ...breaks].filter((edge) => Math.abs(edge - x) < LABEL_HALF)
  if (near.length === 0) return 'middle'
  return near.some((edge) => edge <= x) ? 'start' : 'end'
}

function Baseline({
  x,
  anchor,
  y,
  label,
  side,
  past,
}: {
  x: number
  anchor: 'start' | 'middle' | 'end'
  y: number
  label: string
  side: 'above' | 'below'
  /** Percent from the top past which the label stands, with a thin line to it; null beside the mark. */
  past: number | null
}) {
  const gap = past === null ? { above: -14, below: 23 } : { above: -6, below: 14 }
  return (
    <>
      <line x1={`${x}%`} x2="100%" y1={`${y}%`} y2={`${y}%`} stroke="var(--ink-3)" strokeDasharray="2 3" />
      {past === null ? null : <line className="zero" x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2={`${past}%`} />}
      <Origin x={x} y={y}>
        <rect
          x="-6"
          y="-6"
          width="12"
          height="12"
          transform="rotate(45)"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      </Origin>
      <Origin x={x} y={past ?? y}>
        <text className="ink2 halo" y={gap[side]} textAnchor={anchor}>
          {label}
        </text>
      </Origin>
    </>
  )
}
