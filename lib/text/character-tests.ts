/** Whether a code point belongs to a class of characters. */
export type CharacterTest = (codePoint: number) => boolean

/** A test by a class of the regular-expression engine, with the answers for the first 128 code points at hand. */
function byClass(source: string): CharacterTest {
  const pattern = new RegExp(`^${source}$`, 'u')
  const test = (codePoint: number) => pattern.test(String.fromCodePoint(codePoint))
  const ascii = Array.from({ length: 128 }, (_, codePoint) => test(codePoint))
  return (codePoint) => (codePoint < 128 ? ascii[codePoint] : test(codePoint))
}

/** Python's `\w`, `\d` and `\s` of text: letters, numbers and the low line; decimal digits; what `str.isspace` holds. */
export const UNICODE_CLASSES: Readonly<Record<'w' | 'd' | 's', CharacterTest>> = {
  w: byClass('[\\p{L}\\p{N}_]'),
  d: byClass('\\p{Nd}'),
  s: byClass('[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'),
}

/** The same under Python's flag `a`. */
export const ASCII_CLASSES: typeof UNICODE_CLASSES = {
  w: byClass('[A-Za-z0-9_]'),
  d: byClass('[0-9]'),
  s: byClass('[\\t-\\r ]'),
}

/**
 * The test, met as well by a code point whose lower or upper case meets it.
 *
 * @example ignoringCase((codePoint) => codePoint === 0x61)(0x41) // true
 */
export function ignoringCase(test: CharacterTest): CharacterTest {
  return (codePoint) => test(codePoint) || casesOf(codePoint).some(test)
}

function casesOf(codePoint: number): number[] {
  const char = String.fromCodePoint(codePoint)
  // Of several code points none is the other case of one.
  return [char.toLowerCase(), char.toUpperCase()].flatMap((other) => {
    const first = other.codePointAt(0) as number
    return other.length === (first > 0xffff ? 2 : 1) ? first : []
  })
}
