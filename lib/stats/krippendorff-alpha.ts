/** How two values differ: as names, as ranks, or as numbers. */
export type AlphaLevel = 'nominal' | 'ordinal' | 'interval'

/**
 * Krippendorff's alpha, at most 1: agreement of any number of raters with missing ratings, from
 * `ratings[rater][item]` (null is missing). Items with fewer than two ratings are dropped. Null where no rating can be
 * paired or nothing varies (some tools say 1 there). Source: Krippendorff 2011, "Computing Krippendorff's
 * alpha-reliability", coincidence matrices; ordinal distance from the cumulated counts of pairable values.
 *
 * @example krippendorffAlpha([[1, 2, 3, 3, 2], [1, 2, 3, 2, 2]], 'nominal') // 0.7096774193548387
 */
export function krippendorffAlpha<T extends string | number>(
  ratings: readonly (readonly (T | null)[])[],
  level: AlphaLevel,
): number | null {
  const items = Math.max(0, ...ratings.map((row) => row.length))
  const units: T[][] = []
  for (let item = 0; item < items; item++) {
    const values = ratings.flatMap((row) => row[item] ?? [])
    if (values.length >= 2) units.push(values as T[])
  }
  const values = [...new Set(units.flat())].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const index = new Map(values.map((value, i) => [value, i]))
  const k = values.length
  const coincidences = new Float64Array(k * k)
  const totals = new Float64Array(k)
  let n = 0
  for (const unit of units) {
    const counts = new Float64Array(k)
    for (const value of unit) counts[index.get(value) as number] += 1
    for (let c = 0; c < k; c++) {
      if (counts[c] === 0) continue
      for (let d = 0; d < k; d++)
        coincidences[c * k + d] += (counts[c] * (counts[d] - (c === d ? 1 : 0))) / (unit.length - 1)
      totals[c] += counts[c]
    }
    n += unit.length
  }
  const distance = distanceOf(values, totals, level)
  let observed = 0
  let expected = 0
  for (let c = 0; c < k; c++) {
    for (let d = c + 1; d < k; d++) {
      const squared = distance(c, d)
      observed += coincidences[c * k + d] * squared
      expected += totals[c] * totals[d] * squared
    }
  }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected
}

function distanceOf(values: readonly (string | number)[], totals: Float64Array, level: AlphaLevel) {
  if (level === 'nominal') return () => 1
  if (level === 'interval') return (c: number, d: number) => (Number(values[c]) - Number(values[d])) ** 2
  const cumulated = new Float64Array(totals.length + 1)
  totals.forEach((count, i) => {
    cumulated[i + 1] = cumulated[i] + count
  })
  return (c: number, d: number) => (cumulated[d + 1] - cumulated[c] - (totals[c] + totals[d]) / 2) ** 2
}
