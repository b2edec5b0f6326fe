import type { TokenRange } from './align-tokens.ts'
import { isWord, stemOf, type TextReading } from './text-reading.ts'

/** Words around a negator that must be found in the other text, at least half of them. */
const BEFORE = 2
const AFTER = 3

/** What is denied must be there without the denial: half of the words around the negator are in the other text. */
export function isAmongSame(denying: TextReading, negator: TokenRange, plain: TextReading): boolean {
  const known = new Set(plain.tokens.filter(isWord).map(stemOf))
  const around = [
    ...denying.tokens.slice(0, negator.at).filter(isWord).slice(-BEFORE),
    ...denying.tokens.slice(negator.end).filter(isWord).slice(0, AFTER),
  ]
  const same = around.filter((token) => known.has(stemOf(token))).length
  return 2 * same >= around.length && same > 0
}
