import { lintTokens } from './lint-tokens.ts'

/** The words of a text with how often each occurs, signs left out. */
export interface WordBag {
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

/** The words (ideographs one by one) of a text in lower case. */
export function toWordBag(text: string): WordBag {
  const counts = new Map<string, number>()
  let size = 0
  for (const { norm, kind } of lintTokens(text)) {
    if (kind === 'sign') continue
    counts.set(norm, (counts.get(norm) ?? 0) + 1)
    size++
  }
  return { counts, size }
}

/** F1 of the words that two texts share, in any order; 0 where either has none. */
export function bagOverlap(a: WordBag, b: WordBag): number {
  if (a.size === 0 || b.size === 0) return 0
  let common = 0
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0)
  return (2 * common) / (a.size + b.size)
}
