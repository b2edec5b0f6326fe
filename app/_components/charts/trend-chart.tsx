import { formatNumber } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { toTrendReading } from '../../../lib/report/prepare-trend-readings.ts'
import { packSlots } from './plot-slots.ts'
import { TREND_HEIGHT, TrendFrame } from './trend-frame.tsx'
import { OWN_LOOKS, seriesLook } from './trend-marks.tsx'
import { TrendPlot } from './trend-plot.tsx'
import { TrendTwin } from './trend-twin.tsx'
import { VerdictLegend, VerdictTimeline } from './verdict-timeline.tsx'

/**
 * Trend of one metric over runs: dots, line, band, breaks and gaps with their reasons, verdict of each step below.
 * Everything that it draws was decided by `prepareTrend`. `runHref` gives the address of a run.
 */
export function TrendChart({
  trend,
  metric,
  decimals,
  baselineRunId,
  runHref,
}: {
  trend: Trend
  metric: string
  decimals: number
  baselineRunId: string | null
  runHref: (runId: string) => string
}) {
  const words = projectMessages.trend
  const { axis, slots } = trend
  if (!axis) return <p className="no-values">{words.noValues}</p>
  const gutter = Math.max(34, 14 + 7 * Math.max(...axis.ticks.map((tick) => tick.label.length)))
  const baselineSlot = slots.findIndex((slot) => slot.point.run.id === baselineRunId && slot.score !== null)
  const baseline =
    baselineSlot < 0
      ? null
      : {
          slot: baselineSlot,
          score: slots[baselineSlot].score!,
          label: words.baseline(formatNumber(slots[baselineSlot].score!, decimals)),
        }
  const scores = slots.flatMap((slot) => (slot.score === null ? [] : [slot.score]))
  const label =
    scores.length === 1
      ? words.single(metric, formatNumber(scores[0], decimals))
      : words.label(
          metric,
          slots.reduce((sum, slot) => sum + slot.count, 0),
          formatNumber(Math.min(...scores), decimals),
          formatNumber(Math.max(...scores), decimals),
        )
  return (
    <>
      <div className="chart trend" style={{ paddingLeft: gutter }}>
        <TrendPlot
          packed={packSlots(
            slots.map((slot) => ({
              ...slot,
              href: runHref(slot.point.run.id),
              reading: toTrendReading(slot, decimals),
            })),
          )}
          axis={{ min: axis.min, max: axis.max }}
          height={TREND_HEIGHT}
          label={label}
          hint={words.walk}
          frame={<TrendFrame trend={trend} baseline={baseline} />}
          timeline={<VerdictTimeline trend={trend} />}
        >
          <TrendTwin trend={trend} height={TREND_HEIGHT} />
        </TrendPlot>
      </div>
      {trend.series.length > 1 ? <SeriesLegend names={trend.series} /> : null}
      <VerdictLegend trend={trend} />
    </>
  )
}

/** Names of the series beside their lines; those that share a look share an entry. */
function SeriesLegend({ names }: { names: readonly string[] }) {
  const own = names.slice(0, OWN_LOOKS).map((name) => [name])
  const rest = names.slice(OWN_LOOKS)
  return (
    <div className="legend">
      {[...own, ...(rest.length > 0 ? [rest] : [])].map((entry, index) => (
        <span key={entry.join()} style={{ color: seriesLook(index).color }}>
          <svg width="26" height="10" aria-hidden="true" focusable="false">
            <line
              x1="0"
              x2="26"
              y1="5"
              y2="5"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={seriesLook(index).dash}
            />
          </svg>
          <bdi dir="auto">{entry.join(', ')}</bdi>
        </span>
      ))}
    </div>
  )
}
