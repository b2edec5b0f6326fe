import type { LintToken } from './lint-tokens.ts'
import type { TextReading } from './text-reading.ts'

/** Up to six words, or fourteen ideographs, between the parts of a pattern. */
const GAP = { en: 6, de: 8, zh: 14 }

/** Whether one text has a negated turn and the other the one that says the same without: `not until`, `only`. */
export function hasEquivalentTurn(denying: TextReading, plain: TextReading): boolean {
  return denying.lists.equivalents.some(
    ([negated, answer]) => holds(denying, negated) && holds(plain, answer) && !holds(denying, answer),
  )
}

/** Whether the parts of a pattern from the `part`th on follow each other in a text, the first of them in `[from, to)`. */
function holds(reading: TextReading, parts: readonly string[][], part = 0, from = 0, to = Infinity): boolean {
  const { tokens, lists } = reading
  if (part === parts.length) return true
  for (let i = from; i < Math.min(to, tokens.length); i++) {
    if (!fits(tokens, i, parts[part])) continue
    const end = i + parts[part].length
    if (holds(reading, parts, part + 1, end, end + GAP[lists.language] + 1)) return true
  }
  return false
}

function fits(tokens: readonly LintToken[], at: number, words: readonly string[]): boolean {
  for (let k = 0; k < words.length; k++) if (tokens[at + k]?.norm !== words[k]) return false
  return true
}
