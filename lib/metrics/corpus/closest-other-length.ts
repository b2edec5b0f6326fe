/** Lengths that occur among some texts, sorted, and how many texts have each. */
export interface LengthCounts {
  readonly sorted: readonly number[]
  readonly counts: ReadonlyMap<number, number>
}

/**
 * @example countLengths([3, 5, 3]).sorted // [3, 5]
 */
export function countLengths(lengths: readonly number[]): LengthCounts {
  const counts = new Map<number, number>()
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1)
  return { sorted: [...counts.keys()].sort((a, b) => a - b), counts }
}

/**
 * The length among the other texts that is closest to `length`, which is that of one of the texts; ties go to the
 * shorter one, as in `closestLength`. There must be two texts at least. Time is the logarithm of the number of lengths.
 *
 * @example closestOtherLength(countLengths([3, 5, 7]), 5) // 3
 */
export function closestOtherLength({ sorted, counts }: LengthCounts, length: number): number {
  if ((counts.get(length) ?? 0) > 1) return length
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < length) low = middle + 1
    else high = middle
  }
  const shorter = low > 0 ? sorted[low - 1] : null
  const longer = low + 1 < sorted.length ? sorted[low + 1] : null
  if (shorter === null || longer === null) return (shorter ?? longer) as number
  return length - shorter <= longer - length ? shorter : longer
}
