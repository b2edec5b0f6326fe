import type { TokenRange } from './align-tokens.ts'
import type { LintLanguage } from './guess-language.ts'
import type { LintToken } from './lint-tokens.ts'
import { isWord, stemOf, type TextReading } from './text-reading.ts'

/** Words around a negator that must be found in the other text, at least half of them. */
const BEFORE = 2
const AFTER = 3

/** What is denied must be there without the denial: half of the words around the negator are in the other text. */
export function isAmongSame(denying: TextReading, negator: TokenRange, plain: TextReading): boolean {
  const { language } = plain.lists
  const known = new Set(plain.tokens.filter(isWord).map((token) => formOf(token, language)))
  const around = [
    ...denying.tokens.slice(0, negator.at).filter(isWord).slice(-BEFORE),
    ...denying.tokens.slice(negator.end).filter(isWord).slice(0, AFTER),
  ]
  const same = around.filter((token) => known.has(formOf(token, language))).length
  return 2 * same >= around.length && same > 0
}

/** The stem; in English that of the singular, and of one form of have: neither side has, both sides have. */
function formOf(token: LintToken, language: LintLanguage): string {
  if (language !== 'en') return stemOf(token)
  const { norm } = token
  return (
    VERB_FORMS[norm] ?? (/[^s]s$/.test(norm) && norm.length > 3 ? stemOf({ norm: norm.slice(0, -1) }) : stemOf(token))
  )
}

const VERB_FORMS: Readonly<Record<string, string>> = { has: 'have', had: 'have' }
