import type { NumberedPair } from './align-tokens.ts'
import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { wordFlags } from './text-reading.ts'

/** Words seen in texts of one language: what each may begin is asked once, not once a segment. */
interface SeenWords {
  readonly places: Map<string, number>
  readonly flags: number[]
}

/** Some 20 MB; then all is forgotten, since another corpus has other words. */
const MOST_WORDS = 200_000
const seenOf = new WeakMap<LanguageLists, SeenWords>()

/** By place of a word: its number in the pair at hand, valid where `pairs` holds that pair. */
let numbers = new Int32Array(4096)
let pairs = new Uint32Array(4096)
let pair = 0

/** Numbers the tokens of two texts from 0 on, equal ones alike, and says what each may begin (`word-flags.ts`). */
export function numberTokens(
  reference: readonly LintToken[],
  hypothesis: readonly LintToken[],
  lists: LanguageLists,
): NumberedPair {
  const seen = getSeen(lists)
  pair = (pair + 1) >>> 0
  let size = 0
  const read = (tokens: readonly LintToken[]) => {
    const out = new Int32Array(tokens.length)
    const flags = new Uint8Array(tokens.length)
    for (let i = 0; i < tokens.length; i++) {
      const place = placeOf(tokens[i].norm, seen, lists)
      if (pairs[place] !== pair) {
        pairs[place] = pair
        numbers[place] = size++
      }
      out[i] = numbers[place]
      flags[i] = seen.flags[place]
    }
    return { out, flags }
  }
  const left = read(reference)
  const right = read(hypothesis)
  return {
    reference: left.out,
    hypothesis: right.out,
    size,
    flagsOfReference: left.flags,
    flagsOfHypothesis: right.flags,
  }
}

function getSeen(lists: LanguageLists): SeenWords {
  const known = seenOf.get(lists)
  if (known !== undefined && known.flags.length < MOST_WORDS) return known
  const made = { places: new Map<string, number>(), flags: [] }
  seenOf.set(lists, made)
  return made
}

function placeOf(norm: string, { places, flags }: SeenWords, lists: LanguageLists): number {
  const known = places.get(norm)
  if (known !== undefined) return known
  const place = flags.length
  // A copy of its own: a slice would keep the whole text alive.
  places.set(ownCopy(norm), place)
  flags.push(wordFlags(norm, lists))
  if (place >= pairs.length) {
    numbers = grown(numbers, new Int32Array(2 * place))
    pairs = grown(pairs, new Uint32Array(2 * place))
  }
  return place
}

function ownCopy(word: string): string {
  return Array.from(word).join('')
}

function grown<T extends Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
