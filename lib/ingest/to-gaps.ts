import type { Place } from '../errors.ts'
import type { NormalizedSegment } from './normalized-run.ts'

/**
 * Of each posted metric, in how many scored segments it has a value, where these are not all: no mean is taken of a
 * part unsaid. One remark a metric, with the first place that has none.
 *
 * @example
 * toGaps('a.jsonl', (index) => ({ file: 'a.jsonl', line: index + 1 }), []) // []
 */
export function toGaps(
  file: string,
  placeOf: (index: number) => Place,
  segments: readonly NormalizedSegment[],
): string[] {
  const gaps = new Map<string, { values: number; first: number | null; reason: string | null }>()
  for (const { scores } of segments)
    for (const { metric } of scores) if (!gaps.has(metric)) gaps.set(metric, { values: 0, first: null, reason: null })
  if (gaps.size === 0) return []
  let scored = 0
  segments.forEach(({ state, scores }, index) => {
    if (state !== 'scored') return
    scored++
    for (const [metric, gap] of gaps) {
      const own = scores.filter((score) => score.metric === metric)
      if (own.length > 0 && own.every(({ value }) => value !== null)) gap.values++
      else if (gap.first === null) {
        gap.first = index
        gap.reason = own.find(({ value }) => value === null)?.reason ?? null
      }
    }
  })
  return [...gaps].flatMap(([metric, { values, first, reason }]) =>
    first === null
      ? []
      : [
          `${file}: ${metric} has a value in ${values} of ${scored} scored segments; the others are no zeros. The first is ${formatPlace(placeOf(first))}${reason === null ? '' : `: ${reason.replace(/\s+/g, ' ').slice(0, 200)}`}`,
        ],
  )
}

function formatPlace({ file, line }: Place): string {
  return line === undefined ? String(file) : `${file}:${line}`
}
