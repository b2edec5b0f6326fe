import type { LintLanguage } from './guess-language.ts'
import type { LanguageLists, OppositeSide, PartPair, SplitOpposite } from './language-lists.ts'
import { PhraseTable } from './phrase-table.ts'
import { linesOf, phrasesOf } from './read-word-list.ts'
import { toZuInfinitive } from './zu-infinitives.ts'

/** Opposites by word; German verbs that come apart (`nahm … an`) by themselves. */
export function toOpposites(list: string, language: LintLanguage): Pick<LanguageLists, 'opposites' | 'splitOpposites'> {
  const found = new Map<string, OppositeSide[]>()
  linesOf(list).forEach((line, pair) => {
    line.split(' | ').forEach((words, side) => {
      for (const phrase of withInfinitives(phrasesOf(words), language)) {
        const sides = found.get(phrase) ?? []
        sides.push({ pair, side: side === 0 ? 0 : 1 })
        found.set(phrase, sides)
      }
    })
  })
  const splitOpposites = new Map<string, SplitOpposite[]>()
  for (const [phrase, sides] of found) {
    const [verb, particle] = phrase.split(' … ')
    if (particle === undefined) continue
    splitOpposites.set(verb, [...(splitOpposites.get(verb) ?? []), { particle, sides }])
    found.delete(phrase)
  }
  return { opposites: new PhraseTable(found), splitOpposites }
}

/** With the infinitives that hold `zu` of German verbs that come apart. */
function withInfinitives(phrases: string[], language: LintLanguage): string[] {
  if (language !== 'de') return phrases
  return [...phrases, ...phrases.flatMap((phrase) => toZuInfinitive(phrase) ?? [])]
}

/** Each part on the one side of a line with each on the other. */
export function toPartPairs(list: string): PartPair[] {
  return linesOf(list).flatMap((line) => {
    const [left, right] = line.split(' | ').map(phrasesOf)
    return left.flatMap((one) => right.map((other): PartPair => [one, other]))
  })
}

/** Both ways round, each side of a line against the other. */
export function toClosingOpposites(list: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of linesOf(list)) {
    const [left, right] = line.split(' | ').map(phrasesOf)
    for (const [from, to] of [
      [left, right],
      [right, left],
    ])
      for (const word of from) found.set(word, new Set([...(found.get(word) ?? []), ...to]))
  }
  return found
}
