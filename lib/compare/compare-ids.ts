const DIGIT_0 = 48
const DIGIT_9 = 57

/**
 * Order of segment ids in which numbers count as numbers, so that lines stay in the order of their file: negative, 0 or
 * positive as for `sort`. Digits compare by value, all else by code unit; ids that differ only in leading zeros compare
 * by code unit at last.
 *
 * Segments are put into this order before anything is drawn, whatever order they came in: the same data give the same
 * numbers from files and from a server, and whichever side is called base.
 *
 * @example compareIds('s9', 's10') // -1
 */
export function compareIds(a: string, b: string): number {
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(j)
    if (isDigit(x) && isDigit(y)) {
      const endOfA = endOfDigits(a, i)
      const endOfB = endOfDigits(b, j)
      const order = compareDigits(a.slice(i, endOfA), b.slice(j, endOfB))
      if (order !== 0) return order
      i = endOfA
      j = endOfB
    } else {
      if (x !== y) return x < y ? -1 : 1
      i++
      j++
    }
  }
  if (i < a.length || j < b.length) return i < a.length ? 1 : -1
  return a < b ? -1 : a > b ? 1 : 0
}

function isDigit(code: number): boolean {
  return code >= DIGIT_0 && code <= DIGIT_9
}

function endOfDigits(text: string, from: number): number {
  let end = from
  while (end < text.length && isDigit(text.charCodeAt(end))) end++
  return end
}

/** Of any length: ids may hold numbers that no double can. */
function compareDigits(a: string, b: string): number {
  const x = a.replace(/^0+/, '')
  const y = b.replace(/^0+/, '')
  if (x.length !== y.length) return x.length < y.length ? -1 : 1
  return x < y ? -1 : x > y ? 1 : 0
}
