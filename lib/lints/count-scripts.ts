/** Scripts that a lint tells apart; Japanese is Han with kana. */
export type Script =
  | 'Latin'
  | 'Greek'
  | 'Cyrillic'
  | 'Hebrew'
  | 'Arabic'
  | 'Devanagari'
  | 'Bengali'
  | 'Gurmukhi'
  | 'Gujarati'
  | 'Odia'
  | 'Tamil'
  | 'Telugu'
  | 'Kannada'
  | 'Malayalam'
  | 'Sinhala'
  | 'Thai'
  | 'Lao'
  | 'Tibetan'
  | 'Burmese'
  | 'Georgian'
  | 'Ethiopic'
  | 'Khmer'
  | 'Mongolian'
  | 'Armenian'
  | 'Hangul'
  | 'Kana'
  | 'Han'
  | 'other'

/** First and last UTF-16 unit of the blocks, in order; supplementary ideographs by their high surrogates. */
const BLOCKS: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x5a, 'Latin'],
  [0x61, 0x7a, 'Latin'],
  [0xc0, 0xd6, 'Latin'],
  [0xd8, 0xf6, 'Latin'],
  [0xf8, 0x24f, 'Latin'],
  [0x370, 0x3ff, 'Greek'],
  [0x400, 0x52f, 'Cyrillic'],
  [0x531, 0x587, 'Armenian'],
  [0x5d0, 0x5ea, 'Hebrew'],
  [0x620, 0x77f, 'Arabic'],
  // Between the two, the danda ends sentences in all scripts of India.
  [0x900, 0x963, 'Devanagari'],
  [0x966, 0x97f, 'Devanagari'],
  [0x980, 0x9ff, 'Bengali'],
  [0xa00, 0xa7f, 'Gurmukhi'],
  [0xa80, 0xaff, 'Gujarati'],
  [0xb00, 0xb7f, 'Odia'],
  [0xb80, 0xbff, 'Tamil'],
  [0xc00, 0xc7f, 'Telugu'],
  [0xc80, 0xcff, 'Kannada'],
  [0xd00, 0xd7f, 'Malayalam'],
  [0xd80, 0xdff, 'Sinhala'],
  [0xe01, 0xe7f, 'Thai'],
  [0xe80, 0xeff, 'Lao'],
  [0xf00, 0xfff, 'Tibetan'],
  [0x1000, 0x109f, 'Burmese'],
  [0x10a0, 0x10ff, 'Georgian'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1200, 0x139f, 'Ethiopic'],
  [0x13a0, 0x177f, 'other'],
  [0x1780, 0x17ff, 'Khmer'],
  [0x1800, 0x18af, 'Mongolian'],
  [0x18b0, 0x1c8f, 'other'],
  [0x1c90, 0x1cbf, 'Georgian'],
  [0x1cc0, 0x1cff, 'other'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x1f00, 0x1fff, 'Greek'],
  [0x3041, 0x30ff, 'Kana'],
  [0x3400, 0x4dbf, 'Han'],
  [0x4e00, 0x9fff, 'Han'],
  [0xac00, 0xd7af, 'Hangul'],
  [0xd840, 0xd88d, 'Han'],
  [0xf900, 0xfaff, 'Han'],
  [0xff66, 0xff9f, 'Kana'],
]

/** Letters of a text by script. Example: `countByScript('Ёж ok')` has Cyrillic 2, Latin 2. */
export function countByScript(text: string): Map<Script, number> {
  const counts = new Map<Script, number>()
  let at = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // A letter is mostly of the block of the one before.
    if (code < BLOCKS[at][0] || code > BLOCKS[at][1]) {
      let next = 0
      while (next < BLOCKS.length && code > BLOCKS[next][1]) next++
      if (next === BLOCKS.length || code < BLOCKS[next][0]) continue
      at = next
    }
    const script = BLOCKS[at][2]
    counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  return counts
}
