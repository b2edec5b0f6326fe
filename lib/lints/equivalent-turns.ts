import type { TextReading } from './text-reading.ts'

/** Up to six words, or fourteen ideographs, between the parts of a pattern. */
const GAP = { en: 6, de: 8, zh: 14 }

/** Whether one text has a negated turn and the other the one that says the same without: `not until`, `only`. */
export function hasEquivalentTurn(denying: TextReading, plain: TextReading): boolean {
  return denying.lists.equivalents.some(
    ([negated, answer]) => holds(denying, negated) && holds(plain, answer) && !holds(denying, answer),
  )
}

/** Whether the parts of a pattern follow each other in a text. */
function holds({ tokens, lists }: TextReading, parts: readonly string[][]): boolean {
  const fits = (at: number, words: readonly string[]) => words.every((word, k) => tokens[at + k]?.norm === word)
  const search = (from: number, to: number, part: number): boolean => {
    if (part === parts.length) return true
    for (let i = from; i < Math.min(to, tokens.length); i++) {
      if (fits(i, parts[part])) {
        const end = i + parts[part].length
        if (search(end, end + GAP[lists.language] + 1, part + 1)) return true
      }
    }
    return false
  }
  return search(0, tokens.length, 0)
}
