import { processWide } from './process-wide.ts'

/** Of the last things asked for of two arrays of scores. */
const MOST_KEPT = 12

type OfHead = WeakMap<Float64Array, Map<string, Promise<unknown>>>
const kept = processWide('once-for-scores', () => new WeakMap<Float64Array, OfHead>())

/**
 * What `make` gives, made once for the very segment scores that were read, and forgotten with them: with others made
 * anew, it is made anew. `key` names the rest that it depends on.
 */
export async function onceForScores<T>(
  { base, head }: { readonly base: Float64Array; readonly head: Float64Array },
  key: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  const ofBase: OfHead = kept.get(base) ?? new WeakMap()
  kept.set(base, ofBase)
  const made = ofBase.get(head) ?? new Map<string, Promise<unknown>>()
  ofBase.set(head, made)
  const name = JSON.stringify(key)
  const known = made.get(name)
  if (known) return known as Promise<T>
  const asked = make()
  made.set(name, asked)
  asked.catch(() => made.delete(name))
  for (const oldest of made.keys()) {
    if (made.size <= MOST_KEPT) break
    made.delete(oldest)
  }
  return asked
}
