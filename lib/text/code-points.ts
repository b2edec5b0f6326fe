import { isSpace } from './white-space.ts'

/**
 * The code points of a text as numbers; a lone surrogate counts as itself.
 *
 * @example toCodePoints('a𠀀') // [97, 131072]
 */
export function toCodePoints(text: string): number[] {
  const points: number[] = []
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    points.push(point)
  }
  return points
}

/**
 * Order of two texts by code point, as Python and SQL's binary collation have it: negative, 0 or positive.
 * JavaScript's own `<` goes by UTF-16 unit and puts U+1F600 before U+FF5E.
 *
 * @example compareCodePoints('～', '😀') < 0 // true
 */
export function compareCodePoints(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  for (let i = 0; i < shorter; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    // Surrogates stand for code points above all others of 16 bits.
    const highX = x >= 0xd800 && x <= 0xdfff
    const highY = y >= 0xd800 && y <= 0xdfff
    return highX === highY ? x - y : highX ? 1 : -1
  }
  return a.length - b.length
}

/**
 * Writes the code points of a text to `out` (which must hold `text.length` numbers), white space left out unless
 * `keepSpace`; returns how many. For hot paths that must not allocate.
 *
 * @example writeCodePoints('a 𝄞', new Int32Array(4), false) // 2
 */
export function writeCodePoints(text: string, out: Int32Array, keepSpace: boolean): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i)
    if (point >= 0xd800 && point <= 0xdbff) {
      point = text.codePointAt(i) as number
      if (point > 0xffff) i++
    }
    if (keepSpace || !isSpace(point)) out[count++] = point
  }
  return count
}
