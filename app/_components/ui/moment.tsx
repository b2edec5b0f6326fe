import { formatDay, formatMoment, formatShortDay } from '../../../lib/report/format-date.ts'

/** A moment in UTC: whole, the day, or day and month; the whole is always in the title. */
export function Moment({ iso, show = 'moment' }: { iso: string; show?: 'moment' | 'day' | 'short' }) {
  const print = { moment: formatMoment, day: formatDay, short: formatShortDay }[show]
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="nowrap">
      {print(iso)}
    </time>
  )
}
