import { formatDay } from '../../../lib/report/format-date.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'

/** Every break of the line in words, also those whose label found no room in the chart; newest first. */
export function BreakNotes({ trend }: { trend: Trend }) {
  const words = projectMessages.trend
  if (trend.breaks.length === 0 && trend.gaps.length === 0) return null
  return (
    <ul className="callout break-notes">
      {[...trend.breaks].reverse().map((each) => {
        const { run } = trend.slots[each.before].point
        return (
          <li key={`break ${each.before}`}>
            <b>{words.breakTitle(nameRun(run), formatDay(run.date))}</b> {each.title}. {words.breakDetail}
          </li>
        )
      })}
      {[...trend.gaps].reverse().map((gap) => (
        <li key={`gap ${gap.from}`}>
          <b>{words.gapTitle(gap.title, formatDay(trend.slots[gap.from].point.run.date))}</b>{' '}
          <bdi dir="auto">{gap.detail}</bdi>.
        </li>
      ))}
    </ul>
  )
}
