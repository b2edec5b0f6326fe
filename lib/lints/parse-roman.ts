import type { LintToken } from './lint-tokens.ts'

const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/
const SMALL: Readonly<Record<string, number>> = {
  '': 0,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
}

/** Roman numerals below forty, by which chapters, kings and wars are counted. */
export const ROMAN_NUMERALS: readonly string[] = Array.from({ length: 39 }, (_, k) => {
  const value = k + 1
  const ones = Object.entries(SMALL).find(([, small]) => small === value % 10)?.[0] ?? ''
  return 'x'.repeat(Math.floor(value / 10)) + ones
})

/**
 * The Roman numeral in capitals at token `at`: after a word that is counted so (Chapter IV), or of two letters and more
 * after another capitalised word (Henry VIII); null otherwise. `xi` alone may be a name.
 */
export function parseRoman(tokens: readonly LintToken[], at: number, beforeRoman: ReadonlySet<string>): number | null {
  const { norm, capital } = tokens[at]
  const before = tokens[at - 1]
  if (!capital || norm.length > 7 || before?.kind !== 'word') return null
  const parts = ROMAN.exec(norm)
  if (parts === null) return null
  const isCounted = beforeRoman.has(before.norm) && (before.capital || norm !== 'i')
  const isNumber = isCounted || (before.capital && norm.length > 1 && norm !== 'xi')
  return isNumber ? 10 * parts[1].length + SMALL[parts[2]] : null
}
