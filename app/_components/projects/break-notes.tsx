import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/report/format-date.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { BreakRepair, Trend } from '../../../lib/report/prepare-trend.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'
import { Button } from '../ui/button.tsx'
import { MixedText } from '../ui/user-text.tsx'

const SHOWN = 4

/** Scores older runs under the SPEC of newer ones; the form names `run`, the first of these, and `spec`. */
export type RescoreAction = (form: FormData) => Promise<void>

/**
 * Every break and gap in words, also those whose label found no room in the chart; newest first, the rest folded. Where
 * signatures differ, the older runs can be scored anew: by `rescore`, a server action that works without scripts, where
 * whoever sees the page may; everywhere the two runs at the break can be looked at under one signature.
 */
export function BreakNotes({
  trend,
  project,
  rescore,
}: {
  trend: Trend
  project: string
  rescore: RescoreAction | null
}) {
  const notes = toNotes(trend, (repair) => <Repair repair={repair} project={project} rescore={rescore} />)
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

function Repair({
  repair: { spec, settings, runs, base, head },
  project,
  rescore,
}: {
  repair: BreakRepair
  project: string
  rescore: RescoreAction | null
}) {
  const words = projectMessages.trend
  const query = new URLSearchParams({
    project,
    base: `run:${base}`,
    head: `run:${head}`,
    metric: spec,
    repair: 'rescore',
  })
  return (
    <span className="actions">
      {rescore ? (
        <form action={rescore}>
          <input type="hidden" name="run" value={head} />
          <input type="hidden" name="spec" value={spec} />
          <Button type="submit" small>
            <MixedText>{words.rescore(runs, settings)}</MixedText>
          </Button>
        </form>
      ) : null}
      <Link href={`/compare?${query}`} prefetch={false}>
        <MixedText>{words.compareUnder(settings)}</MixedText>
      </Link>
    </span>
  )
}

function toNotes(trend: Trend, toRepair: (repair: BreakRepair) => ReactNode): ReactNode[] {
  const words = projectMessages.trend
  const runAt = (slot: number) => trend.slots[slot].point.run
  const breaks = trend.breaks.map(({ before, title, repair }) => ({
    at: before,
    note: (
      <li key={`break ${before}`}>
        <b>
          <MixedText>{words.breakTitle(nameRun(runAt(before)), formatDay(runAt(before).date))}</MixedText>
        </b>{' '}
        <MixedText>{title}</MixedText>. {words.breakDetail}
        {repair ? toRepair(repair) : null}
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
