import { findNames, type NameItem } from './find-names.ts'
import { isGermanNonWord } from './german-non-word.ts'
import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { hasOppositePart } from './opposite-part.ts'
import { beginsGermanNumber } from './parse-german-number.ts'
import type { PhraseTable } from './phrase-table.ts'
import type { CalendarItem, Quantity } from './quantity.ts'
import { readQuantities } from './read-quantities.ts'
import { DENIAL_WORD, NUMBER_WORD, PART_WORD } from './word-flags.ts'

/** What the lint reads in one text. */
export interface TextReading {
  readonly text: string
  readonly tokens: readonly LintToken[]
  readonly lists: LanguageLists
  readonly names: readonly NameItem[]
  readonly quantities: readonly Quantity[]
  readonly calendar: readonly CalendarItem[]
  /** Per token: 0, or that it belongs to a name, a number or a date. */
  readonly marks: Uint8Array
  /** Whether any token belongs to one. */
  readonly isMarked: boolean
  /** Per token, what it may begin (`word-flags.ts`). */
  readonly flags: Uint8Array
}

export const NAME = 1
export const NUMBER = 2
export const DATE = 3
export const FREQUENCY = 4

/** In texts of more tokens a word or two do not hide that they are nearly the same. */
const SHORT = 24

/** Reads names first, since they may look like numbers or negators (四川, 莫斯科), then numbers and dates. */
export function readText(
  text: string,
  tokens: readonly LintToken[],
  lists: LanguageLists,
  flags: Uint8Array = Uint8Array.from(tokens, ({ norm }) => wordFlags(norm, lists)),
): TextReading {
  const marks = new Uint8Array(tokens.length)
  const names = findNames(text, tokens, flags, lists)
  for (const { at, end } of names) marks.fill(NAME, at, end)
  const { quantities, calendar } = readQuantities(tokens, lists, marks, flags)
  for (const { at, end, weak } of quantities) if (!weak) marks.fill(NUMBER, at, end)
  for (const { at, end } of calendar) marks.fill(DATE, at, end)
  const isOften =
    lists.frequencies !== null && tokens.length <= SHORT && markFrequencies(tokens, lists.frequencies, marks)
  const isMarked = isOften || names.length > 0 || calendar.length > 0 || quantities.some(({ weak }) => !weak)
  return { text, tokens, lists, names, quantities, calendar, marks, isMarked, flags }
}

/** Whether there are any. */
function markFrequencies(tokens: readonly LintToken[], table: PhraseTable<true>, marks: Uint8Array): boolean {
  let isAny = false
  for (let i = 0; i < tokens.length; i++) {
    const match = marks[i] === 0 ? table.match(tokens, i) : null
    if (match === null) continue
    marks.fill(FREQUENCY, i, i + match.length)
    isAny = true
    i += match.length - 1
  }
  return isAny
}

/** What a word may begin. */
export function wordFlags(norm: string, lists: LanguageLists): number {
  const flags = (lists.flags.get(norm) ?? 0) | (hasOppositePart(norm, lists) ? PART_WORD : 0)
  if (lists.language !== 'de') return flags
  return flags | (beginsGermanNumber(norm) ? NUMBER_WORD : 0) | (isGermanNonWord(norm) ? DENIAL_WORD : 0)
}

/** First five letters: enough to see `cover` in `covers`. */
export function stemOf({ norm }: Pick<LintToken, 'norm'>): string {
  return norm.length > 5 ? norm.slice(0, 5) : norm
}

export function isWord(token: LintToken): boolean {
  return token.kind !== 'sign'
}
