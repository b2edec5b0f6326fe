import type { LanguageLists } from './language-lists.ts'
import type { TextReading } from './text-reading.ts'
import { SOFT_WORD } from './word-flags.ts'

/** Soft negators that `reading` has and `other` has not, among them words such as unlikely and homeless. */
export function countSoftSurplus(reading: TextReading, other: TextReading): number {
  const elsewhere = new Set(softNegators(other))
  const soft = softNegators(reading).filter((words) => !elsewhere.has(words)).length
  const norms = new Set(other.tokens.map(({ norm }) => norm))
  return soft + reading.tokens.filter(({ norm }) => isDenyingWord(norm, reading.lists) && !norms.has(norm)).length
}

const SHORTEST_DENYING = 6

/** A word that denies by a part of its own: unlikely, homeless. */
export function isDenyingWord(norm: string, lists: LanguageLists): boolean {
  if (norm.length < SHORTEST_DENYING || lists.notDenying.has(norm)) return false
  if (lists.denyingEndings.some((ending) => norm.endsWith(ending))) return true
  return lists.denyingBeginnings.some((beginning) => norm.startsWith(beginning)) && !/^unt?er/.test(norm)
}

function softNegators({ tokens, lists, flags }: TextReading): string[] {
  const found: string[] = []
  for (let i = 0; i < tokens.length; ) {
    const match = flags[i] & SOFT_WORD ? lists.softNegators.match(tokens, i) : null
    if (match === null) i++
    else {
      found.push(
        tokens
          .slice(i, i + match.length)
          .map(({ norm }) => norm)
          .join(' '),
      )
      i += match.length
    }
  }
  return found
}
