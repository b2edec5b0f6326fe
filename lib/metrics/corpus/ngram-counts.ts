/**
 * Counts of the n-grams of a token list, keyed by their tokens joined with a separator that no token holds.
 *
 * @example [...ngramCounts(['a', 'b', 'a'], 1).values()] // [2, 1]
 */
export function ngramCounts(tokens: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + n <= tokens.length; i++) {
    const key = tokens.slice(i, i + n).join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
