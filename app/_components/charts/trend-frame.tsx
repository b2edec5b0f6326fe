import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { prepareTrendLabels } from '../../../lib/report/prepare-trend-labels.ts'
import { Origin } from './origin.tsx'
import { edgeX, slotX, valueY } from './place.ts'

export const TREND_HEIGHT = 280

/** What stands still behind a trend: grid, axis labels, hatched breaks and gaps with their reasons, the baseline. */
export function TrendFrame({
  trend,
  baseline,
}: {
  trend: Trend
  baseline?: { readonly slot: number; readonly score: number; readonly label: string } | null
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
      {baseline ? (
        <Baseline x={slotX(baseline.slot, count)} y={valueY(baseline.score, axis)} label={baseline.label} />
      ) : null}
      {prepareTrendLabels(trend)
        .filter((label) => label.wide || label.narrow)
        .map((label) => {
          const where = { x: `${label.x}%`, dx: label.anchor === 'start' ? 8 : -8, textAnchor: label.anchor }
          const width = label.wide ? (label.narrow ? '' : ' only-w') : ' only-n'
          return (
            <g key={`${label.x} ${label.title}`}>
              <text {...where} y="14" className={`ink2 halo${width}`}>
                {label.title}
              </text>
              <text {...where} y="29" className={label.wide ? 'halo only-w' : 'gone'}>
                {label.detail}
              </text>
            </g>
          )
        })}
    </svg>
  )
}

function Baseline({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <line x1={`${x}%`} x2="100%" y1={`${y}%`} y2={`${y}%`} stroke="var(--ink-3)" strokeDasharray="2 3" />
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
        <text className="ink2 halo" y="-14" textAnchor={x < 10 ? 'start' : x > 90 ? 'end' : 'middle'}>
          {label}
        </text>
      </Origin>
    </>
  )
}
