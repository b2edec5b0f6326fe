/**
 * Length of the reference closest to `length`; ties go to the shorter one, as in BLEU's brevity penalty. There must be
 * one at least.
 *
 * @example closestLength(5, [3, 7, 4]) // 4
 */
export function closestLength(length: number, references: readonly number[]): number {
  let best = references[0]
  for (const candidate of references) {
    const gain = Math.abs(best - length) - Math.abs(candidate - length)
    if (gain > 0 || (gain === 0 && candidate < best)) best = candidate
  }
  return best
}
