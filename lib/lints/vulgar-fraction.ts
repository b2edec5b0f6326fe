import type { LintToken } from './lint-tokens.ts'

/** Fractions that are one sign. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅐', 1 / 7],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
  ['⅑', 1 / 9],
  ['⅒', 1 / 10],
])

export interface WrittenFraction {
  readonly value: number
  /** Tokens that it covers. */
  readonly length: number
}

/** Under more parts than this, two numbers with a stroke are no fraction. */
const MOST_PARTS = 100

/** A proper fraction that begins at token `at`, as a sign (¾) or with a stroke (3/4, 3⁄4); null where none does. */
export function readWrittenFraction(tokens: readonly LintToken[], at: number): WrittenFraction | null {
  const first = tokens[at]
  if (first === undefined) return null
  const value = first.kind === 'sign' ? VULGAR_FRACTIONS.get(first.norm) : undefined
  if (value !== undefined) return { value, length: 1 }
  if (first.kind !== 'number') return null
  const [stroke, under] = [tokens[at + 1], tokens[at + 2]]
  if (under?.kind !== 'number' || !stroke.glued || !under.glued) return null
  if (stroke.norm !== '/' && stroke.norm !== '⁄') return null
  if (tokens[at + 3]?.norm === stroke.norm && tokens[at + 3].glued) return null
  const [a, b] = [Number(first.norm), Number(under.norm)]
  return a > 0 && a < b && b <= MOST_PARTS ? { value: a / b, length: 3 } : null
}

/** The fraction that belongs to the whole number just before token `at`: 2½, 2 1/2, 2-1/2; null where none does. */
export function readMixedPart(tokens: readonly LintToken[], at: number): WrittenFraction | null {
  const isJoined = tokens[at]?.norm === '-' && tokens[at].glued && tokens[at + 1]?.glued === true
  const fraction = readWrittenFraction(tokens, isJoined ? at + 1 : at)
  return fraction && { value: fraction.value, length: fraction.length + (isJoined ? 1 : 0) }
}
