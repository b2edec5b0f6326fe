/** The code points of a text as numbers; a lone surrogate counts as itself. Example: `toCodePoints('a𠀀')` is `[0x61, 0x20000]`. */
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
 * Example: `compareCodePoints('～', '😀') < 0`.
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
