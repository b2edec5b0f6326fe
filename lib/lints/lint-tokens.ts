import { DIGIT, HAN, WORD } from './letter-kinds.ts'
import { ScannedText } from './scan-text.ts'
import { WordTable } from './word-table.ts'

/** One word, number, ideograph or sign of a text, as the lints read it. */
export interface LintToken {
  /** Lower case; `n't` is `not`, full-width forms are ASCII. */
  readonly norm: string
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'han' | 'sign'
  /** Begins with a capital letter. */
  readonly capital: boolean
  /** No white space before it. */
  readonly glued: boolean
}

/** The norm of token `at`, empty where there is none. */
export function normAt(tokens: readonly LintToken[], at: number): string {
  return tokens[at]?.norm ?? ''
}

let table = new WordTable()
const scanned = new ScannedText()

/**
 * Cuts a text into words, numbers with their separators, single ideographs and signs. Contractions are taken apart
 * (`don't` is `do`, `not`), hyphens inside words vanish, `U.S.` and `p.m.` are one token.
 * Example: the norms of `lintTokens("It isn't 1,280 km")` are `it`, `is`, `not`, `1,280`, `km`.
 */
export function lintTokens(text: string): LintToken[] {
  if (table.isFull) table = new WordTable()
  scanned.read(text, table)
  return toTokens(scanned, table)
}

/** The tokens of a scanned text as objects, with the words of the table that it was scanned with. */
export function toTokens({ size, words, starts, ends, kinds, capitals, glued }: ScannedText, table: WordTable) {
  const tokens: LintToken[] = []
  for (let i = 0; i < size; i++) {
    const kind = kinds[i]
    tokens.push({
      norm: table.words[words[i]],
      start: starts[i],
      end: ends[i],
      kind: kind === WORD ? 'word' : kind === DIGIT ? 'number' : kind === HAN ? 'han' : 'sign',
      capital: capitals[i] === 1,
      glued: glued[i] === 1,
    })
  }
  return tokens
}
