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
  return (2 * countShared(a, b)) / (a.size + b.size)
}

function countShared(a: WordBag, b: WordBag): number {
  const [less, more] = a.counts.size <= b.counts.size ? [a, b] : [b, a]
  let shared = 0
  for (const [word, count] of less.counts) shared += Math.min(count, more.counts.get(word) ?? 0)
  return shared
}

/** Whether two texts have the same words, in any order. */
export function areSameBags(a: WordBag, b: WordBag): boolean {
  return a.size === b.size && countShared(a, b) === a.size
}
