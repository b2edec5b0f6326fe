/**
 * Holm's step-down adjustment: with these p-values compared to a level, the chance of even one false claim in the
 * whole family stays below that level. In input order, each at most 1 and monotone. Empty in, empty out.
 *
 * Source: Holm 1979.
 *
 * @example holm([0.01, 0.04, 0.03, 0.005]) // [0.03, 0.06, 0.06, 0.02]
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a] - pValues[b])
  const adjusted = new Array<number>(pValues.length)
  let largest = 0
  order.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[index]))
    adjusted[index] = largest
  })
  return adjusted
}
