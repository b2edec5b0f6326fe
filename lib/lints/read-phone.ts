import type { LintToken } from './lint-tokens.ts'

const LEAST_DIGITS = 7
const MOST_DIGITS = 15
const SEPARATOR = /^[-–/.()]$/

/**
 * A telephone number that begins at token `at`: groups of digits parted by blanks or signs, begun by `+` or a zero, or of
 * three, three and four digits. However it is parted, it is one number: 0800 123 456 is 0800-123-456. Null where none
 * begins.
 */
export function readPhone(tokens: readonly LintToken[], at: number): { value: number; length: number } | null {
  if (tokens[at].kind === 'word') return null
  const opened = tokens[at].norm === '('
  let k = opened ? at + 1 : at
  const isCountry = tokens[k]?.norm === '+'
  if (isCountry) k++
  const first = tokens[k]
  if (first?.kind !== 'number' || !/^\d/.test(first.norm)) return null
  const groups: string[] = []
  let end = k
  while (k < tokens.length) {
    const { kind, norm } = tokens[k]
    if (kind === 'number' && /^\d+(?:[ \u00a0\u202f]\d{3})*$/.test(norm)) {
      groups.push(...norm.split(/\D/))
      end = ++k
    } else if (SEPARATOR.test(norm) && (tokens[k].glued || norm === '(') && tokens[k + 1]?.kind === 'number') k++
    else if (norm === ')' && tokens[k + 1]?.norm === '-' && tokens[k + 2]?.kind === 'number') k++
    else break
  }
  const digits = groups.join('')
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return null
  const isZero = first.norm.startsWith('0') && groups[0].length >= 3
  const isRow = groups.length === 3 && groups.every((group, i) => group.length === (i === 2 ? 4 : 3))
  return isCountry || isZero || isRow ? { value: Number(digits), length: end - at } : null
}
