import { formatDay } from './format-date.ts'
import { formatBound, formatCount, formatNumber } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import type { TrendSlot } from './prepare-trend.ts'

/** A run that the cursor of a trend stops at. */
export interface TrendStop {
  readonly runId: string
  readonly score: number | null
  /** Spoken and printed under the chart. */
  readonly reading: string
}

/**
 * The runs of a mark that can be looked at one by one, oldest first: its only one, or of a shared mark those with the least
 * and greatest score, the one whose step its shape shows, and the last. Each is spoken of with its own figures, such as
 * `4f2c1d9, 24 Oct 2026, 34.86, interval 33.9 to 35.8, inconclusive`.
 */
export function toTrendStops(slot: TrendSlot, decimals: number): TrendStop[] {
  const stops = slot.stops ?? [slot]
  return stops.map((stop, index) => {
    const runId = stop.point.run.id
    const among = slot.count === 1 ? null : amongOf(slot, stop, index === stops.length - 1)
    return { runId, score: stop.score, reading: [...(among ? [among] : []), readingOf(stop, decimals)].join(': ') }
  })
}

function amongOf({ count, min, max }: TrendSlot, { score }: TrendSlot, isLast: boolean): string {
  const words = projectMessages.trend.reading.among
  if (score !== null && min !== max && score === min) return words.least(count)
  if (score !== null && min !== max && score === max) return words.greatest(count)
  return isLast ? words.last(count) : words.step(count)
}

function readingOf(slot: TrendSlot, decimals: number): string {
  const words = projectMessages.trend.reading
  const { run, step, scored } = slot.point
  const parts: string[] = [words.run(nameRun(run), formatDay(run.date))]
  if (slot.loose && run.branch !== null) parts.push(words.branch(run.branch))
  if (slot.score === null) {
    parts.push(words.noScore(slot.point.reason ?? projectMessages.trend.reasonUnknown))
    return parts.join(', ')
  }
  parts.push(formatNumber(slot.score, decimals))
  if (slot.interval)
    parts.push(words.interval(formatBound(slot.interval[0], decimals), formatBound(slot.interval[1], decimals)))
  if (slot.few) parts.push(words.few(formatCount(scored)))
  const said = slot.unbacked ?? slot.verdict
  if (said) parts.push(projectMessages.trend.steps[said])
  if (step?.skipped) parts.push(projectMessages.runs.skipped(step.skipped))
  return parts.join(', ')
}

/** The shortest name by which people know a run: its commit's first seven letters, else the system and version. */
export function nameRun(run: {
  readonly commit: string | null
  readonly system: string
  readonly systemVersion?: string | null
}): string {
  if (run.commit) return /^[0-9a-f]{8,}$/i.test(run.commit) ? run.commit.slice(0, 7) : run.commit
  return run.systemVersion ? `${run.system} ${run.systemVersion}` : run.system
}
