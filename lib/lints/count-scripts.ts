/** Scripts that a lint tells apart; Japanese is Han with kana. */
export type Script =
  | 'Latin'
  | 'Greek'
  | 'Cyrillic'
  | 'Hebrew'
  | 'Arabic'
  | 'Indic'
  | 'Thai'
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
  [0x531, 0x587, 'other'],
  [0x5d0, 0x5ea, 'Hebrew'],
  [0x620, 0x77f, 'Arabic'],
  [0x900, 0xdff, 'Indic'],
  [0xe01, 0xe7f, 'Thai'],
  [0xe80, 0x10cf, 'other'],
  [0x10d0, 0x10ff, 'other'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1200, 0x1cff, 'other'],
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
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const block = BLOCKS.find(([first, last]) => code >= first && code <= last)
    if (block) counts.set(block[2], (counts.get(block[2]) ?? 0) + 1)
  }
  return counts
}
