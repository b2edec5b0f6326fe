import type { LanguageLists } from './language-lists.ts'

/** A word with a part that makes opposites, and what it is the opposite of, are at least so long. */
const SHORTEST = 5
/** Endings of the case and number, behind which a German part may stand. */
const INFLECTIONS: readonly string[] = ['', 'e', 'en', 'er', 'es', 'em', 's', 'n']

/**
 * Whether a word has a part that may make it the opposite of another: a denying prefix, an opposite beginning or ending,
 * and is none that only looks so. It is asked once a word, since a long change has many pairs of them.
 */
export function hasOppositePart(norm: string, lists: LanguageLists): boolean {
  if (norm.length < SHORTEST || lists.denyingPrefixes.length === 0) return false
  const has =
    lists.denyingPrefixes.some((prefix) => norm.startsWith(prefix)) ||
    lists.oppositeBeginnings.some((pair) => pair.some((part) => norm.startsWith(part))) ||
    lists.oppositeEndings.some((pair) => pair.some((part) => endsWithPart(norm, part, lists)))
  return has && !lists.lookAlikes.some((word) => norm.startsWith(word))
}

function endsWithPart(norm: string, part: string, { language }: LanguageLists): boolean {
  if (language !== 'de') return norm.endsWith(part)
  return INFLECTIONS.some((ending) => norm.endsWith(part + ending))
}
