import { textLint } from './text-lint.ts'

/** Letters that the lead bytes of UTF-8 become when they are read as Latin-1: Â, Ã; Ð, Ñ of Cyrillic. */
const LEAD = '[\u00c2\u00c3]'
const CYRILLIC_LEAD = '[\u00d0\u00d1]'
/** What the bytes after them become in Latin-1 and in Windows-1252. */
const CONTINUATION =
  '[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]'

/**
 * UTF-8 read as Latin-1 or Windows-1252 (`fÃ¼r`, `donâ€™t`), a byte order mark or replacement character read so, what
 * GBK makes of two replacement characters, and that character itself.
 */
const MOJIBAKE = new RegExp(
  `${LEAD}${CONTINUATION}|(?:${CYRILLIC_LEAD}${CONTINUATION}){2}|â€|â‚¬|ï»¿|ï¿½|锟斤拷|\ufffd`,
)

export const MOJIBAKE_LINT = textLint('mojibake', 'warning', (text) => MOJIBAKE.test(text))
