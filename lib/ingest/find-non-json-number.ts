export interface NonJsonNumber {
  readonly word: string
  /** From 1, in UTF-16 units from the start of the text. */
  readonly column: number
}

// Strings are passed over whole, so that a text about NaN is no finding.
const STRING_OR_WORD = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g

/**
 * The first bare NaN or Infinity in a text that ought to be JSON, or null: Python's json module writes them by default,
 * RFC 8259 has no such numbers.
 *
 * @example
 * findNonJsonNumber('{"score": NaN}') // { word: 'NaN', column: 11 }
 */
export function findNonJsonNumber(text: string): NonJsonNumber | null {
  for (const match of text.matchAll(STRING_OR_WORD))
    if (!match[0].startsWith('"')) return { word: match[0], column: match.index + 1 }
  return null
}
