import { porterStem } from './porter-stemmer.ts'
import type { Synonyms } from './wordnet.ts'

/** Which words of a hypothesis were matched with which of its reference, and by what. */
export interface MeteorAlignment {
  /** [hypothesis position, reference position], by hypothesis position. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly exact: number
  readonly stem: number
  readonly synonym: number
  /** Runs of pairs in which both positions rise by exactly 1. */
  readonly chunks: number
}

/** A word that is still free, with its position. */
interface Free {
  readonly at: number
  readonly word: string
}

/**
 * METEOR's alignment as NLTK 3.8 finds it, of words that are lower-cased already: first equal words, then equal Porter
 * stems, then words of which the hypothesis' synonyms hold the reference's. In each stage the hypothesis is walked from
 * its end, and each word takes the last free reference word that fits; crossings are not minimised. What is left after
 * the second stage stays stemmed, so a synonym is found only where the stem is itself a word of the thesaurus.
 * Without a thesaurus the third stage matches nothing.
 *
 * @example alignMeteor(['cars', 'stop'], ['stop', 'car'], null).pairs // [[0, 1], [1, 0]]
 */
export function alignMeteor(
  hypothesis: readonly string[],
  reference: readonly string[],
  synonyms: Synonyms | null,
): MeteorAlignment {
  let left = hypothesis.map((word, at): Free => ({ at, word }))
  let right = reference.map((word, at): Free => ({ at, word }))
  const pairs: [number, number][] = []
  const match = (fits: (a: string) => (b: string) => boolean) => {
    const before = pairs.length
    const unmatched: Free[] = []
    for (const { at, word } of left.toReversed()) {
      const test = fits(word)
      const found = right.findLastIndex((free) => test(free.word))
      if (found < 0) unmatched.push({ at, word })
      else {
        pairs.push([at, right[found].at])
        right.splice(found, 1)
      }
    }
    left = unmatched.reverse()
    return pairs.length - before
  }
  const equal = (a: string) => (b: string) => a === b
  const exact = match(equal)
  left = left.map(({ at, word }) => ({ at, word: porterStem(word) }))
  right = right.map(({ at, word }) => ({ at, word: porterStem(word) }))
  const stem = match(equal)
  const synonym = synonyms
    ? match((a) => {
        const words = synonyms.synonymsOf(a)
        return (b) => words.has(b)
      })
    : 0
  pairs.sort(([a], [b]) => a - b)
  return { pairs, exact, stem, synonym, chunks: countChunks(pairs) }
}

function countChunks(pairs: readonly (readonly [number, number])[]): number {
  return pairs.filter(([h, r], i) => i === 0 || h !== pairs[i - 1][0] + 1 || r !== pairs[i - 1][1] + 1).length
}
