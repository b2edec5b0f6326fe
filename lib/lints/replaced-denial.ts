import type { TokenRange } from './align-tokens.ts'
import { isSmallWord } from './changed-sides.ts'
import type { ReadPair } from './flip.ts'
import type { LintToken } from './lint-tokens.ts'
import { isWord, type TextReading } from './text-reading.ts'

/** What is denied was replaced as well, by a word that the denying text lacks: nicht ausgeschlossen, möglich. */
export function isReplaced(
  { reference, hypothesis, alignment }: ReadPair,
  isLeft: boolean,
  { at, end }: TokenRange,
): boolean {
  const [denying, plain] = isLeft ? [reference, hypothesis] : [hypothesis, reference]
  const change = alignment.changes[(isLeft ? alignment.changeOfReference : alignment.changeOfHypothesis)[at]]
  if (change === undefined) return false
  const [from, to] = isLeft ? [change.reference, change.hypothesis] : [change.hypothesis, change.reference]
  const { language } = denying.lists
  if (to.end - to.at > LONGEST_ANSWER[language]) return false
  // Did not buy, bought: the verb has another form.
  if (language === 'en' && VERB_FOLLOWS.test(denying.tokens[at - 1]?.norm ?? '')) return false
  const isOpen = ({ tokens, marks }: TextReading, k: number) =>
    marks[k] === 0 && isWord(tokens[k]) && !isSmallWord(tokens[k].norm, language) && !IDLE_ANSWER.test(tokens[k].norm)
  const denied = denying.tokens.slice(end, from.end).filter((_, i) => isOpen(denying, end + i))
  const answer = plain.tokens.slice(to.at, to.end).filter((_, i) => isOpen(plain, to.at + i))
  if (denied.length === 0 || answer.length === 0) return false
  const isParticiple = ({ norm }: LintToken) => language === 'de' && GERMAN_PARTICIPLE.test(norm)
  if (denied.some(isParticiple) !== answer.some(isParticiple)) return false
  const have = (tokens: readonly LintToken[], word: LintToken) => tokens.some((each) => rootOf(each) === rootOf(word))
  return !denied.some((word) => have(plain.tokens, word)) && !answer.some((word) => have(denying.tokens, word))
}

/** First letters, of a German participle those after ge-: kommen, kommt, gekommen. */
export function rootOf({ norm }: LintToken): string {
  return norm.replace(/^ge(?=.{4})/, '').slice(0, STEM)
}

/** So many letters make two forms of one word: doubt, doubted. */
export const STEM = 4

const VERB_FOLLOWS = /^(?:do|does|did|has|have|had|will|would)$/
const GERMAN_PARTICIPLE = /^ge.{2,8}(?:t|en)$/
const LONGEST_ANSWER = { en: 2, de: 2, zh: 4 }

/** Words that only say again that something is so. */
const IDLE_ANSWER =
  /^(?:still|longer|any|more|only|also|already|yet|ever|always|very|quite|immer|noch|mehr|schon|sehr|auch|ganz|all|every|some|alle|jede[rsmn]?|了|的|着|过|都|也|很|还|已|仍|会|能|有|是|就|才|再)$/
