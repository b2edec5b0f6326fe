const WORDS = /\p{Script=Han}|[\p{L}\p{M}]+/gu

/**
 * How much of their words two lots of texts share, 0–1: the sum over words of the smaller of the two relative
 * frequencies; of ideographs for Chinese. Needs no word lists. 0 where one side has no letters.
 *
 * @example shareOfVocabulary(['a valve'], ['The Valve']) // 0.5
 */
export function shareOfVocabulary(a: readonly string[], b: readonly string[]): number {
  const [one, other] = [countWords(a), countWords(b)]
  let share = 0
  for (const [word, count] of one.counts)
    share += Math.min(count / one.total, (other.counts.get(word) ?? 0) / Math.max(1, other.total))
  return share
}

function countWords(texts: readonly string[]) {
  const counts = new Map<string, number>()
  let total = 0
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORDS) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      total++
    }
  return { counts, total }
}
