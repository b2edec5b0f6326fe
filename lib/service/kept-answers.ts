/**
 * The answer kept under `key`, else what `make` gives now, which is kept for the next who asks; of more than `most` the
 * ones go that nobody asked for the longest. A failure is kept for nobody. Answers are shared: nobody may change one.
 */
export function keptAnswer<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  most: number,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key)
  const answer = known ?? make()
  kept.delete(key)
  kept.set(key, answer)
  dropOldest(kept, most)
  if (!known) answer.catch(() => kept.delete(key))
  return answer
}

/** Removes the first entries of a map until `most` are left. */
export function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return
    kept.delete(oldest)
  }
}
