/**
 * White space as Python's `str.split()` and `str.strip()` have it. JavaScript's `\s` and `trim()` differ: they lack
 * U+001C–001F and U+0085 and have U+FEFF.
 *
 * @example isSpace(0x3000) // true
 */
export function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x1f)
  if (code < 0x85) return false
  if (code < 0x1680) return code === 0x85 || code === 0xa0
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

/**
 * The words between runs of white space; none for an empty or blank text.
 *
 * @example splitWords(' a  b ') // ['a', 'b']
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let i = 0; i < text.length; i++) {
    if (isSpace(text.charCodeAt(i))) {
      if (start >= 0) words.push(text.slice(start, i))
      start = -1
    } else if (start < 0) start = i
  }
  if (start >= 0) words.push(text.slice(start))
  return words
}

/**
 * The text without white space at its end.
 *
 * @example stripRight(' a ') // ' a'
 */
export function stripRight(text: string): string {
  let end = text.length
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--
  return end === text.length ? text : text.slice(0, end)
}

/**
 * The text without white space at both ends.
 *
 * @example strip('\u3000a b\n') // 'a b'
 */
export function strip(text: string): string {
  let start = 0
  while (start < text.length && isSpace(text.charCodeAt(start))) start++
  return stripRight(start === 0 ? text : text.slice(start))
}
