import type { TokenRange } from './align-tokens.ts'
import type { LintLanguage } from './guess-language.ts'
import type { LintToken } from './lint-tokens.ts'
import type { TextReading } from './text-reading.ts'

/** What a Chinese comparison or place is seen from: it stands between this and the word. */
const SEEN_FROM = /^[比较在]$/
const SMALL_WORDS =
  /^(?:the|and|was|are|has|had|but|for|its|his|her|our|you|all|can|may|who|than|that|this|with|from|have|were|been|much|more|most|less|far|even|still|der|die|das|den|dem|des|und|ist|war|hat|ein|mit|für|auf|bei|zum|zur|aus|nur|als|wie|von|vom|vor|dass|sind|wird|sich|eine|einen|einem|einer|wurde|wurden|haben|mehr|viel|noch)$/

/** A word that says nothing of what is compared. */
export function isSmallWord(norm: string, language: LintLanguage): boolean {
  return norm.length < (language === 'de' ? 2 : 3) || SMALL_WORDS.test(norm)
}

/**
 * Whether the two things that an opposite sets against each other stand the other way round: gas is dearer than oil, oil
 * is cheaper than gas; Tom sold Anna a car, Anna bought a car from Tom; 汽油比柴油贵, 柴油比汽油便宜. What comes first in the
 * one text only comes second in the other, both ways.
 */
export function haveChangedSides(left: TextReading, a: TokenRange, right: TextReading, b: TokenRange): boolean {
  const [x, y] = [sidesOf(left, a), sidesOf(right, b)]
  const ofLeft = x.first.filter((norm) => !y.first.includes(norm))
  const ofRight = y.first.filter((norm) => !x.first.includes(norm))
  if (ofLeft.length === 0 || ofRight.length === 0) return false
  return ofLeft.every((norm) => y.second.includes(norm)) && ofRight.every((norm) => x.second.includes(norm))
}

interface Sides {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

/** The words of the clause before the opposite and after it; in Chinese what it is seen from comes second, too. */
function sidesOf({ tokens, lists: { language } }: TextReading, { at, end }: TokenRange): Sides {
  const isSign = (k: number) => tokens[k] === undefined || tokens[k].kind === 'sign'
  const norms = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ norm, kind }) => (kind === 'han' || !isSmallWord(norm, language) ? [norm] : []))
  let start = at
  while (!isSign(start - 1)) start--
  let stop = end
  while (!isSign(stop)) stop++
  let from = at
  if (language === 'zh') for (let k = at - 1; k > start; k--) if (isSeenFrom(tokens, k)) from = k
  return { first: norms(start, from), second: [...norms(from, at), ...norms(end, stop)] }
}

/** Between two numbers 比 is that of a score: 三比一. */
function isSeenFrom(tokens: readonly LintToken[], at: number): boolean {
  const isNumeral = (k: number) => NUMERAL.test(tokens[k]?.norm ?? '')
  return SEEN_FROM.test(tokens[at].norm) && !(isNumeral(at - 1) && isNumeral(at + 1))
}

const NUMERAL = /^[\d〇零一二两三四五六七八九十]+$/
