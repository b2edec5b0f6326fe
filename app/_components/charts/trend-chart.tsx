import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { prepareTrendLabels } from '../../../lib/report/prepare-trend-labels.ts'
import { toTrendStops } from '../../../lib/report/prepare-trend-readings.ts'
import { UserText } from '../ui/user-text.tsx'
import { packSlots } from './plot-slots.ts'
import { TREND_HEIGHT, TrendBaseline, TrendFrame } from './trend-frame.tsx'
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
  const pinned = baselineRunId === null ? undefined : trend.places.get(baselineRunId)
  const baseline =
    pinned === undefined || pinned.score === null
      ? null
      : { slot: pinned.slot, score: pinned.score, label: words.baseline(formatNumber(pinned.score, decimals)) }
  const labels = prepareTrendLabels(trend).filter((label) => label.wide || label.narrow)
  // Of slots that runs share the ends, not the last: a dip among many runs is what the picture shows.
  const scores = slots.flatMap(({ min, max }) => (min === null || max === null ? [] : min === max ? [min] : [min, max]))
  const label =
    scores.length === 1
      ? words.single(metric, formatNumber(scores[0], decimals))
      : words.label(
          metric,
          formatCount(slots.reduce((sum, slot) => sum + slot.count, 0)),
          formatNumber(Math.min(...scores), decimals),
          formatNumber(Math.max(...scores), decimals),
        )
  return (
    <>
      <div className={labels.length > 0 ? 'chart trend labelled' : 'chart trend'} style={{ paddingLeft: gutter }}>
        <TrendPlot
          packed={packSlots(
            slots.map((slot) => ({
              ...slot,
              stops: toTrendStops(slot, decimals).map(({ runId, ...stop }) => ({ ...stop, href: runHref(runId) })),
            })),
          )}
          axis={{ min: axis.min, max: axis.max }}
          height={TREND_HEIGHT}
          label={label}
          hint={words.walk}
          frame={<TrendFrame trend={trend} labels={labels} />}
          front={baseline ? <TrendBaseline trend={trend} baseline={baseline} /> : null}
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
          <UserText>{entry.join(', ')}</UserText>
        </span>
      ))}
    </div>
  )
}
