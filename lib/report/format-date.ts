const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment as pages print it, in UTC: `28 Nov 2026, 14:07 UTC`.
 * An unreadable date comes back as it was given. Example: `formatMoment('2026-11-28T14:07:00Z')`.
 */
export function formatMoment(iso: string): string {
  const date = parse(iso)
  if (!date) return iso
  return `${formatDay(iso)}, ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())} UTC`
}

/** The day alone, in UTC: `28 Nov 2026`. Example: `formatDay('2026-11-28T14:07:00Z')`. */
export function formatDay(iso: string): string {
  const date = parse(iso)
  return date ? `${formatShortDay(iso)} ${date.getUTCFullYear()}` : iso
}

/** Day and month, for axes and dense tables where the year stands elsewhere: `28 Nov`. */
export function formatShortDay(iso: string): string {
  const date = parse(iso)
  return date ? `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}` : iso
}

function parse(iso: string): Date | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : date
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
