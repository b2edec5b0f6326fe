import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/report/format-date.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'
import { MixedText } from '../ui/user-text.tsx'

const SHOWN = 4

/** Every break and gap in words, also those whose label found no room in the chart; newest first, the rest folded. */
export function BreakNotes({ trend }: { trend: Trend }) {
  const notes = toNotes(trend)
  if (notes.length === 0) return null
  const rest = notes.slice(SHOWN)
  return (
    <div className="callout break-notes">
      <ul>{notes.slice(0, SHOWN)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary>{projectMessages.trend.moreBreaks(rest.length)}</summary>
          <ul>{rest}</ul>
        </details>
      ) : null}
    </div>
  )
}

function toNotes(trend: Trend): ReactNode[] {
  const words = projectMessages.trend
  const runAt = (slot: number) => trend.slots[slot].point.run
  const breaks = trend.breaks.map(({ before, title }) => ({
    at: before,
    note: (
      <li key={`break ${before}`}>
        <b>
          <MixedText>{words.breakTitle(nameRun(runAt(before)), formatDay(runAt(before).date))}</MixedText>
        </b>{' '}
        <MixedText>{title}</MixedText>. {words.breakDetail}
      </li>
    ),
  }))
  const gaps = trend.gaps.map(({ from, title, detail, reasons }) => ({
    at: from,
    note: (
      <li key={`gap ${from}`}>
        <b>
          <MixedText>{words.gapTitle(title, formatDay(runAt(from).date))}</MixedText>
        </b>{' '}
        <MixedText>{reasons.length === 0 ? detail : reasons.join('; ')}</MixedText>
      </li>
    ),
  }))
  return [...breaks, ...gaps].sort((a, b) => b.at - a.at).map((each) => each.note)
}
