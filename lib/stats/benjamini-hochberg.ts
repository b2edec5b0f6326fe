/**
 * Benjamini and Hochberg's step-up adjustment: of the differences whose adjusted p is below a level, at most that share
 * is false in expectation. For exploring many slices; a gate uses Holm. In input order, each at most 1 and monotone.
 *
 * Source: Benjamini and Hochberg 1995.
 *
 * @example benjaminiHochberg([0.01, 0.04, 0.03, 0.005]) // [0.02, 0.04, 0.04, 0.02]
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[b] - pValues[a])
  const adjusted = new Array<number>(pValues.length)
  let smallest = 1
  order.forEach((index, fromTop) => {
    const rank = pValues.length - fromTop
    smallest = Math.min(smallest, (pValues.length * pValues[index]) / rank)
    adjusted[index] = smallest
  })
  return adjusted
}
