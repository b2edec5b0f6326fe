import { formatDay } from './format-date.ts'
import { formatBound, formatNumber } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import type { TrendSlot } from './prepare-trend.ts'

/**
 * What is spoken and printed under the chart when a point is chosen, such as
 * `4f2c1d9, 24 Oct 2026, 34.86, interval 33.9 to 35.8, inconclusive`.
 */
export function toTrendReading(slot: TrendSlot, decimals: number): string {
  const words = projectMessages.trend.reading
  const { run } = slot.point
  const name = nameRun(run)
  const day = formatDay(run.date)
  const parts: string[] = [slot.count > 1 ? words.several(slot.count, name, day) : words.run(name, day)]
  if (slot.loose && run.branch !== null) parts.push(words.branch(run.branch))
  if (slot.score === null) {
    parts.push(words.noScore(slot.point.reason ?? projectMessages.trend.reasonUnknown))
    return parts.join(', ')
  }
  parts.push(formatNumber(slot.score, decimals))
  if (slot.count > 1 && slot.min !== null && slot.max !== null)
    parts.push(words.extremes(formatNumber(slot.min, decimals), formatNumber(slot.max, decimals)))
  if (slot.interval)
    parts.push(words.interval(formatBound(slot.interval[0], decimals), formatBound(slot.interval[1], decimals)))
  if (slot.verdict) parts.push(projectMessages.trend.steps[slot.verdict])
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
