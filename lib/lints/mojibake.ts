import { textLint } from './text-lint.ts'

/** What the bytes 0x80 to 0xbf become in Latin-1 and in Windows-1252. */
const CONTINUATION =
  '[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]'
/** Those of them that nobody writes right after a letter: no quotes, dashes, dots, degrees, small numbers, blanks. */
const ODD =
  '[\u0080-\u009f\u00a1-\u00aa\u00ac-\u00af\u00b1\u00b5-\u00b8\u00bc-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u201a\u201e\u2020-\u2022\u2030\u20ac\u2122]'
/** What GBK makes of the UTF-8 of ä, ö, ü, ß, Ä, Ö, Ü, é, è, ê, à, â, ç, ñ, í, ó, á, ú. */
const GBK_LETTERS = '盲枚眉脽脛脰脺茅猫锚脿芒莽帽铆贸谩煤'
/** First halves of frequent ideographs (的, 是, 我, 在, 可, 用, 有, 和, …) whose UTF-8 was read as GBK. */
const GBK_IDEOGRAPHS = '鐨鏄鎴鍦鍙鐢鏈鍜涓浜绔杩'

/**
 * UTF-8 read as another encoding: as Latin-1 or Windows-1252, where each script has its lead bytes (`fÃ¼r`, `donâ€™t`,
 * `ä½ å¥½`, `Î±Î²`), as GBK (`F眉r`), a byte order mark or replacement character read so, what GBK makes of two of these,
 * and the replacement character itself.
 */
const MOJIBAKE = new RegExp(
  [
    `[\u00c2\u00c3]${CONTINUATION}`,
    `[\u00c4\u00c5]${ODD}`,
    // Greek, Cyrillic, Hebrew and Arabic: two bytes a letter.
    `(?:[\u00ce-\u00d1\u00d6-\u00db]${CONTINUATION}){2}`,
    // Ideographs, kana, hangul and more: three bytes. é, no-break space, » is French.
    `[\u00e0-\u00ef](?:${ODD}${CONTINUATION}|${CONTINUATION}${ODD})`,
    `(?:[\u00e0-\u00ef]${CONTINUATION}{2}){2}`,
    '\u00f0[\u009f\u0178]',
    'â€|â‚¬|ï»¿|ï¿½|锟斤拷|\ufffd',
    `[A-Za-z][${GBK_LETTERS}]{1,2}[a-z]|[A-Za-z]鈥|鈥[A-Za-z檚檛]`,
    `(?:[${GBK_IDEOGRAPHS}][^\n]*){3}`,
  ].join('|'),
)

export const MOJIBAKE_LINT = textLint('mojibake', 'warning', (text) => MOJIBAKE.test(text))
