import type { ExternalScore, MetricSegment } from '../metric.ts'

/**
 * One segment out of its repeats, each posted score averaged over those that have it, rater by rater: repeats are
 * averaged within a segment before anything else. Null without a repeat.
 *
 * @example averageScores([{ id: 'a', scores: [{ metric: 'x', value: 1 }] }, { id: 'a', scores: [{ metric: 'x', value: 4 }] }])?.scores?.[0].value
 * // 2.5
 */
export function averageScores<T extends MetricSegment>(repeats: readonly T[]): T | null {
  const [first] = repeats
  if (repeats.length < 2) return first ?? null
  const groups = new Map<string, ExternalScore[]>()
  for (const score of repeats.flatMap(({ scores }) => scores ?? [])) {
    const key = JSON.stringify([score.metric, score.rater ?? null, score.signature ?? null])
    groups.set(key, [...(groups.get(key) ?? []), score])
  }
  const scores = [...groups.values()].map((group) => {
    const values = group.flatMap(({ value }) => value ?? [])
    return { ...group[0], value: values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length }
  })
  return { ...first, scores }
}
