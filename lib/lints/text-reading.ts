import { findNames, type NameItem } from './find-names.ts'
import type { LintLanguage } from './guess-language.ts'
import { getLanguageLists, type LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { CalendarItem, Quantity } from './quantity.ts'
import { readQuantities } from './read-quantities.ts'

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
}

export const NAME = 1
export const NUMBER = 2
export const DATE = 3

/** Reads names first, since they may look like numbers or negators (四川, 莫斯科), then numbers and dates. */
export function readText(text: string, tokens: readonly LintToken[], language: LintLanguage): TextReading {
  const lists = getLanguageLists(language)
  const marks = new Uint8Array(tokens.length)
  const names = findNames(text, tokens, language)
  for (const { at, end } of names) marks.fill(NAME, at, end)
  const { quantities, calendar } = readQuantities(tokens, lists, marks)
  for (const { at, end, weak } of quantities) if (!weak) marks.fill(NUMBER, at, end)
  for (const { at, end } of calendar) marks.fill(DATE, at, end)
  return { text, tokens, lists, names, quantities, calendar, marks }
}

/**
 * How much of two texts is the same: F1 over their words (their first five letters) or ideographs, in any order. A
 * name counts as any other, and so does a number, since these are compared by themselves. 1 for the same words, 0 for none.
 */
export function overlap(a: TextReading, b: TextReading): number {
  return bagOverlap(toBag(a), toBag(b))
}

/** The same before names and numbers are read, digits aside; a cheap first look. */
export function roughOverlap(a: readonly LintToken[], b: readonly LintToken[]): number {
  return bagOverlap(a.filter(isWord).map(stemOf), b.filter(isWord).map(stemOf))
}

/** First five letters: enough to see `cover` in `covers`. */
export function stemOf(token: LintToken): string {
  if (token.kind === 'number') return '#'
  return token.norm.length > 5 ? token.norm.slice(0, 5) : token.norm
}

export function isWord(token: LintToken): boolean {
  return token.kind !== 'sign'
}

function toBag({ tokens, marks }: TextReading): string[] {
  const bag: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const mark = marks[i]
    if (mark === 0) {
      if (isWord(tokens[i])) bag.push(stemOf(tokens[i]))
    } else if (i === 0 || marks[i - 1] !== mark) bag.push(mark === NAME ? '@' : '#')
  }
  return bag
}

function bagOverlap(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 0
  const counts = new Map<string, number>()
  for (const item of a) counts.set(item, (counts.get(item) ?? 0) + 1)
  let common = 0
  for (const item of b) {
    const left = counts.get(item)
    if (left === undefined || left === 0) continue
    counts.set(item, left - 1)
    common++
  }
  return (2 * common) / (a.length + b.length)
}
