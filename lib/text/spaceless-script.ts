export interface ScriptCounts {
  readonly letters: number
  /** Letters of scripts that are written without spaces between words: Han, kana, Thai, Lao, Khmer, Burmese, Tibetan. */
  readonly spaceless: number
}

/** First and last code point of the blocks of such scripts; the supplementary ideographs follow in one range. */
const SPACELESS: readonly (readonly [number, number])[] = [
  [0x0e00, 0x109f],
  [0x1780, 0x17ff],
  [0x3041, 0x30fa],
  [0x30fc, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
  [0x20000, 0x3ffff],
]

/** Blocks above ASCII that hold signs and no letters; good enough for a share, not a definition of letters. */
const SIGNS: readonly (readonly [number, number])[] = [
  [0x80, 0xbf],
  [0x2000, 0x2bff],
  [0x2e00, 0x303f],
  [0xfe00, 0xfe6f],
  [0xff00, 0xff20],
  [0x1f000, 0x1ffff],
]

/**
 * Counts the letters of a text and those of scripts without spaces between words, by code point block.
 *
 * @example countScripts('图书馆 ok') // { letters: 5, spaceless: 3 }
 */
export function countScripts(text: string): ScriptCounts {
  let letters = 0
  let spaceless = 0
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number
    if (point > 0xffff) i++
    if (point < 0x80) {
      const lower = point | 0x20
      if (lower >= 0x61 && lower <= 0x7a) letters++
    } else if (isWithin(point, SPACELESS)) {
      letters++
      spaceless++
    } else if (!isWithin(point, SIGNS)) letters++
  }
  return { letters, spaceless }
}

function isWithin(point: number, blocks: readonly (readonly [number, number])[]): boolean {
  for (const [first, last] of blocks) if (point >= first && point <= last) return true
  return false
}
